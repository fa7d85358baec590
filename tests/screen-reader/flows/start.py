"""The first page, and setting up a game."""

from listening.flow import Flow, step

HOME = Flow(
    'The first page, by Tab and by headings',
    [
        step('Tab', 'Gridscribe', 'link', braille='Gridscribe'),
        step('Tab', 'Help', 'link', braille='Help'),
        step('Tab', 'Settings', 'link', braille='Settings'),
        step('Tab', 'Isolation', 'link', braille='Isolation'),
        step('Down', 'Plan ahead and keep room to move.', 'Two players'),
        step('h', 'Your records', 'heading level 2', braille='Your records'),
        step('Down', 'No records yet.', braille='No records yet.'),
        step('Down', 'Open a record file', 'button', braille='Open a record file'),
    ],
)

SET_UP = Flow(
    'Setting up Isolation: the size, who starts, the names',
    [
        *[step('Tab') for _ in range(3)],
        step('Tab', 'Isolation', 'link'),
        step('Return', 'New game: Isolation', 'heading level 1', braille='New game: Isolation'),
        step('Tab', 'Board', '5 by 5, the usual one', 'selected radio button'),
        step('r', '3 by 3, a short game', 'not selected radio button'),
        step('space', 'selected', never=('not selected',)),
        step('Tab', 'Who starts?', 'Pawn A.', 'selected radio button'),
        step('Tab', 'Draw lots', 'button'),
        step('space', 'Pawn', 'starts.', braille='Pawn'),
        step('Tab', 'Names', 'collapsed'),
        step('space', 'expanded'),
        step('Tab', 'Pawn A', 'entry', braille='Pawn A'),
        step('type:Ada'),
        step('Tab', 'Pawn B', 'entry', braille='Pawn B'),
        step('type:Ben'),
        step('Tab', 'Start the game', 'button'),
        step('Return', 'to move. Move, then block a cell.'),
        step('Tab', '3 rows 3 columns', 'A1, empty.'),
    ],
)

FLOWS = [HOME, SET_UP]
