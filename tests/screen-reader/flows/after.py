"""After a game: the second one with sides changed, and the look through the record."""

from listening.flow import Flow, step

from .keys import AFTER_THE_FIELD, UNDER_MORE, new_game, say

# A whole game, 3 by 3, by the text field; the focus stays in it.
PLAYED = [
    *new_game(size=3),
    step('slash', 'Move or question', 'entry'),
    *say('a2 c2', 'B1 to A2, blocks C2.', 'Pawn B’s turn.'),
    *say('c3 b2', 'B3 to C3, blocks B2.', 'Pawn A’s turn.'),
    *say('a3 a2', 'A2 to A3, blocks A2.', 'Pawn B’s turn.'),
    *say('b3 a1', 'C3 to B3, blocks A1. Pawn B wins. Pawn A cannot move.'),
]

TO_SWAP = [
    step('Tab', 'Enter', 'button'),
    step('Tab', 'Second game, sides changed', 'button', braille='Second game, sides changed'),
]

SECOND_GAME = Flow(
    'The end of a game, and the second one with sides changed',
    [
        *PLAYED,
        *TO_SWAP,
        step('Return', 'Pawn B’s turn. Move, then block a cell.'),
        step('Tab', '3 rows 3 columns', 'A1, empty.'),
        step('slash', 'Move or question', 'entry'),
        *say('a2 c2', 'B3 to A2, blocks C2.', 'Pawn A’s turn.'),
    ],
)

RECORD = Flow(
    'The look through a record: back and on, move by move, on the board',
    [
        *PLAYED,
        *TO_SWAP,
        step('Tab', 'All games', 'link'),
        *AFTER_THE_FIELD,
        *UNDER_MORE,
        step('Return', 'Start of the record. 4 moves.', braille='Start of the record. 4 moves.'),
        step('Tab', '3 rows 3 columns', 'A1, empty.', 'B1, pawn A.'),
        step('bracketright', 'Move 1 of 4: B1 to A2, blocks C2.', within20='Move 1 of 4: B1 to'),
        step('bracketleft', 'Start of the record.', within20='Start of the record'),
        step('P', 'B1, pawn A.', braille='B1, pawn A'),
        step('P', 'B1, pawn A.', braille='B1, pawn A'),
        step('Tab', 'Through the record', 'First to the start', 'button'),
        step('Tab', 'Back one move', 'button', braille='Back one move'),
        step('Return', 'This is the start of the record.', braille='This is the start of the record.'),
        step('Tab', 'On one move', 'button', braille='On one move'),
        step('Return', 'Move 1 of 4: B1 to A2, blocks C2.', braille='Move 1 of 4: B1 to A2, blocks C2.'),
        step('Return', 'Move 2 of 4: B3 to C3, blocks B2.', within20='Move 2 of 4: B3 to'),
        step('Tab', 'Last move', 'button', braille='Last move'),
        step('Return', 'Move 4 of 4: C3 to B3, blocks A1.', 'Pawn B wins.', braille='Move 4 of 4: C3 to B3'),
        step('Tab', 'Go to move', 'entry'),
        step('type:1'),
        step('Return', 'Move 1 of 4: B1 to A2, blocks C2.'),
        step('Tab', 'Go', 'button'),
        step('Tab', 'To the game', 'link'),
        step('Tab', 'Replay for a partner', 'link'),
        # Up to Look around.
        *UNDER_MORE[:5],
        step('Return', 'pressed', 'Pick a cell. The buttons under the board ask about it.'),
        step('shift+Tab', 'Board as text'),
        step('shift+Tab', 'Turn the board'),
        step('shift+Tab', 'More'),
        step('shift+Tab', 'Replay for a partner'),
        step('shift+Tab', 'To the game'),
        step('shift+Tab', 'Go'),
        step('shift+Tab', 'Go to move'),
        step('shift+Tab', 'Last move'),
        step('shift+Tab', 'On one move'),
        step('shift+Tab', 'Back one move'),
        step('shift+Tab', 'First to the start'),
        step('shift+Tab', 'Close', 'button', braille='Close'),
        step('shift+Tab', 'The game', 'Standing', 'button', braille='Standing'),
        step('shift+Tab', 'Board', 'button', braille='Board'),
        step('shift+Tab', 'Pieces', 'To pawn B', 'button', braille='To pawn B'),
        step('Return', 'B3, pawn B.'),
        step('shift+Tab', 'To pawn A', 'button'),
        step('shift+Tab', 'This cell', 'Why not here', 'button', braille='Why not here'),
        step('Tab', 'Pieces', 'To pawn A', 'button'),
        step('Tab', 'To pawn B', 'button'),
        step('Tab', 'Board', 'button'),
        step('Tab', 'Standing', 'button'),
        step('Tab', 'Close', 'button'),
        step('Return', 'B3, pawn B.', braille='B3, pawn B', never=('Board as text',)),
    ],
    long=True,
)

FLOWS = [SECOND_GAME, RECORD]
