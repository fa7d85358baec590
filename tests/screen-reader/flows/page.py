"""What stands on the page of a game besides the board: headings, the last reply, the log, the end."""

from listening.flow import Flow, step

from .keys import move, new_game

READING = Flow(
    'Reading the page: the last reply, whose turn it is, the log',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        # Orca's own key for leaving focus mode.
        step('Insert+a'),
        step('h', 'Log', 'heading level 2', braille='Log'),
        step('Down', 'Move 1, pawn A: C1 to B2, blocks C1.', braille='Move 1, pawn A: C1 to B2, blocks C1.'),
        step('shift+h', 'Log', 'heading level 2'),
        step('shift+h', 'Board', 'heading level 2'),
        step('shift+h', 'Now', 'heading level 2'),
        step('Down', 'C1 to B2, blocks C1.'),
        step('Down', 'On the table:', 'Move pawn A from C1 to B2.', braille='On the table: Move pawn A from C1 to B2.'),
        step('Down', 'C1.'),
        step('Down', 'Pawn B’s turn.', braille='Pawn B’s turn.'),
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

FLOWS = [READING, END]
