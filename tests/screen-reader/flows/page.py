"""What stands on the page of a game besides the board: headings, the last reply, the log, the end."""

from listening.flow import Flow, step

from .keys import move, new_game, say

READING = Flow(
    'Reading the page: the last reply, whose turn it is, the log',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        # Orca's own key for leaving focus mode.
        step('Insert+a'),
        step('h', 'Log', 'heading level 2', braille='Log'),
        step('Down', 'Move 1, pawn A: C1 to B2, blocks C1.', within20='Move 1, pawn A: C1'),
        step('shift+h', 'Log', 'heading level 2'),
        step('shift+h', 'Board', 'heading level 2'),
        step('shift+h', 'Now', 'heading level 2'),
        step('Down', 'C1 to B2, blocks C1.'),
        step('Down', 'On the table:', 'Move pawn A from C1 to B2.', braille='On the table: Move pawn A from C1 to B2.'),
        step('Down', 'C1.'),
        step('Down', 'Pawn B’s turn.', braille='Pawn B’s turn.'),
    ],
)

THE_LOG = Flow(
    'The log: move by move back and on, the whole of it, and as a list',
    [
        *new_game(size=3),
        step('semicolon', 'No moves yet.', braille='No moves yet.'),
        *move('B1', 'A2', 'C2'),
        *move('B3', 'C3', 'B2'),
        *move('A2', 'A3', 'A2'),
        step('semicolon', 'Move 3, pawn A: A2 to A3, blocks A2.', within20='Move 3, pawn A: A2'),
        step('semicolon', 'Move 2, pawn B: B3 to C3, blocks B2.', within20='Move 2, pawn B: B3'),
        step('semicolon', 'Move 1, pawn A: B1 to A2, blocks C2.', within20='Move 1, pawn A: B1'),
        step('semicolon', 'That is the start of the log.'),
        step('plus', 'Move 1, pawn A: B1 to A2, blocks C2.'),
        step('plus', 'Move 2, pawn B: B3 to C3, blocks B2.'),
        step('semicolon', 'Move 1, pawn A: B1 to A2, blocks C2.'),
        step('plus', 'Move 2, pawn B: B3 to C3, blocks B2.'),
        step('plus', 'Move 3, pawn A: A2 to A3, blocks A2.'),
        step('plus', 'That is the end of the log.'),
        step('p', 'Move 1, pawn A: B1 to A2', 'Move 2, pawn B: B3 to C3', 'Move 3, pawn A: A2 to A3', within20='Move 1, pawn A: B1'),
        step('slash', 'Move or question', 'entry'),
        *say('last 2', 'Move 2, pawn B: B3 to C3, blocks B2.', 'Move 3, pawn A: A2 to A3, blocks A2.'),
        step('Insert+a'),
        step('h', 'Log', 'heading level 2', braille='Log'),
        step('Down', '3 items', 'Move 1, pawn A: B1 to A2, blocks C2.', braille='Move 1, pawn A:'),
        step('Down', 'Move 2, pawn B: B3 to C3, blocks B2.', never=('Move 1', 'Move 3')),
        step('Down', 'Move 3, pawn A: A2 to A3, blocks A2.', never=('Move 2',)),
    ],
)

# From the first page to the button of a game by which pawn B gives up.
TO_THE_END = [
    *new_game(),
    step('Tab', 'Move or question', 'entry'),
    step('Tab', 'Enter', 'button'),
    step('Tab', 'Talk', 'button'),
    step('Tab', 'Undo', 'button'),
    step('Tab', 'Read this to me', 'button'),
    step('Tab', 'Show large', 'button', 'not pressed'),
    step('Tab', 'More', 'collapsed'),
    step('space', 'expanded'),
    step('Tab', 'Turn the board', 'button', 'not pressed'),
    step('Tab', 'Board as text', 'button', 'not pressed'),
    step('Tab', 'Look around', 'button', 'not pressed'),
    step('Tab', 'Save as a file', 'button'),
    step('Tab', 'Share', 'link'),
    step('Tab', 'Look through the record', 'link'),
    step('Tab', 'Print', 'link'),
    step('Tab', 'Help', 'link'),
    step('Tab', 'End the game', 'collapsed'),
    step('space', 'expanded'),
    step('Tab', 'Given up by Pawn B', 'button'),
]

END = Flow(
    'Ending the game: the dialog closed and opened again, and used',
    [
        *TO_THE_END,
        step('Tab', 'Given up by Pawn A', 'button'),
        step('Return', 'End the game?', 'Given up by Pawn A.', 'Play on', 'button', braille='Play on'),
        step('Escape', 'Given up by Pawn A', 'button', braille='Given up by Pawn A'),
        step('Return', 'End the game?', 'Given up by Pawn A.', 'Play on', 'button'),
        step('Tab', 'End the game', 'button', never=('Given up',)),
        step('Tab', 'Play on', 'button', never=('Given up',)),
        step('shift+Tab', 'End the game', 'button'),
        # The control that has ended the game is gone with it: the focus goes to the board.
        step('Return', 'Pawn A resigned. Pawn B wins.', braille='Pawn A resigned. Pawn B wins.'),
        step('Tab', 'Move or question', 'entry'),
    ],
)

FLOWS = [READING, THE_LOG, END]
