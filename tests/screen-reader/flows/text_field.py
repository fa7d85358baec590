"""Isolation by the text field."""

from listening.flow import Flow, step

from .keys import AFTER_THE_FIELD, new_game, say

WHOLE_GAME = Flow(
    'A whole game, 3 by 3, by the text field',
    [
        *new_game(size=3),
        step('slash', 'Move or question', 'entry', braille='Move or question'),
        *say('B1 A2 block C2', 'B1 to A2, blocks C2.', 'Pawn B’s turn.'),
        *say('I go to Charlie three', 'B3 to C3. Which cell is blocked?'),
        *say('Bravo two', 'B3 to C3, blocks B2.', 'Pawn A’s turn.'),
        *say('whose turn', 'Pawn A’s turn. Move, then block a cell.'),
        *say('hocus pocus', '“hocus pocus” is not understood.'),
        # What was not understood is selected, so that the next text takes its place.
        *say('c2', 'B2 is blocked.'),
        *say('a3 a2', 'A2 to A3, blocks A2.', 'Pawn B’s turn.'),
        *say('b3 a1', 'C3 to B3, blocks A1.', 'Pawn B wins.'),
        *say('read the log', 'Move 1, pawn A: B1 to A2, blocks C2.', 'Move 4, pawn B: C3 to B3, blocks A1.'),
    ],
)

BY_BUTTONS = Flow(
    'What was begun, cancelled; what was taken back, played again: by buttons that go, and leave the focus on the board',
    [
        *new_game(size=3),
        step('slash', 'Move or question', 'entry'),
        *say('a2', 'B1 to A2. Which cell is blocked?'),
        step('Tab', 'Enter', 'button'),
        # Talk and Undo.
        *AFTER_THE_FIELD[:2],
        step('Tab', 'Cancel', 'button'),
        step('Return', 'A1, empty.', 'Pawn A’s turn.'),
        step('slash', 'Move or question', 'entry'),
        *say('a2 c2', 'B1 to A2, blocks C2.', 'Pawn B’s turn.'),
        step('Tab', 'Enter', 'button'),
        # Talk and Undo.
        *AFTER_THE_FIELD[:2],
        step('Return', 'Pawn A’s turn.'),
        step('Tab', 'Redo', 'button'),
        step('Return', 'A1, empty.', 'B1 to A2, blocks C2.'),
        step('Right', 'B1, empty.', braille='B1, empty'),
    ],
)

FLOWS = [WHOLE_GAME, BY_BUTTONS]
