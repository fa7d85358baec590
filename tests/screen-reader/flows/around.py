"""Around a game: help, the way home, and a new version."""

from listening.flow import Flow, step

from .keys import move, new_game

HELP = Flow(
    'Help: asked for on the board, found by a word, read by headings, and left, with the focus back',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        step('question', 'Help', 'heading level 1', braille='Help'),
        step('Tab', 'Back to the game', 'link', within20='Back to the game'),
        step('Tab', 'Search what you can say', 'entry', braille='Search what you can say'),
        step('type:around', '1 command.', braille='1 command.'),
        # Orca's own key for leaving focus mode.
        step('Insert+a'),
        step('3', 'The board', 'heading level 3', within20='The board'),
        step('Down', 'around', 'O', braille='Says'),
        step('2', 'How cells are said', 'heading level 2', within20='How cells are said'),
        step('Down', 'A cell is a column letter and a row number: C3.'),
        # Of the text below it, the heading itself comes first.
        step('shift+2', 'How cells are said', 'heading level 2'),
        step('shift+2', 'What you can say or type', 'heading level 2'),
        step('shift+2', 'Keys on the board', 'heading level 2', within20='Keys on the board'),
        step('shift+h', 'Moves in Isolation', 'heading level 2', within20='Moves in Isolation'),
        step('shift+k', 'Back to the game', 'link'),
        step('Return', 'Isolation', 'Pawn B’s turn.'),
        step('Tab', '5 rows 5 columns', 'C1, blocked'),
    ],
)

# The caret is in the page still when it goes.
FROM_A_FIELD = Flow(
    'From a text field home, by the link above the page',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Return', 'Help', 'heading level 1', braille='Help'),
        step('Tab', 'entry'),
        step('type:undo'),
        step('shift+Tab', 'Settings', 'link'),
        step('shift+Tab', 'Help', 'link'),
        step('shift+Tab', 'Gridscribe', 'link'),
        step('Return', 'Gridscribe', 'heading level 1', braille='Gridscribe'),
    ],
)

UPDATE = Flow(
    'A new version: heard of, and used',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('publish:'),
        step('F5', 'Finished loading Gridscribe', 'A new version is ready.'),
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Tab', 'Settings', 'link'),
        step('Tab', 'Use it now', 'button'),
        step('Return', 'Finished loading Gridscribe', 'The new version is in use.'),
        step('Tab', 'Gridscribe', 'link'),
    ],
    publishes=True,
)

FLOWS = [HELP, FROM_A_FIELD, UPDATE]
