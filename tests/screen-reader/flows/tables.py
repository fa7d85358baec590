"""Several tables: a sitting of four, its schedule, a result, and how everyone stands."""

from listening.flow import Flow, step

from .keys import GAMES

NAMES = [
    step('type:Ada'),
    step('Return'),
    step('type:Ben'),
    step('Return'),
    step('type:Cem'),
    step('Return'),
    step('type:Dora'),
]

TO_THE_FIRST_TABLE = [
    step('Tab', 'How everyone stands', 'region', braille='How everyone stands'),
    step('Tab', 'Print', 'button'),
    step('Tab', 'Match and tournament sheets', 'link'),
    step('Tab', 'Save as text', 'button'),
    step('Tab', 'Save as a braille file', 'button'),
    step('Tab', 'Delete this sitting', 'button'),
    step('Tab', 'All sittings', 'link'),
    step('Tab', 'Round 1', 'region', braille='Round 1'),
    step('Tab', 'Enter the result Ada and Dora', 'button', braille='Enter the result Ada and Dora'),
]

SITTING = Flow(
    'A sitting of four at two tables: the schedule, a result, and how everyone stands',
    [
        *[step('Tab', name, 'link') for name in ('Gridscribe', 'Help', 'Settings', *GAMES, 'Practice')],
        step('Tab', 'Print the kit', 'link'),
        step('Tab', 'Kit by touch and by ear', 'link'),
        step('Tab', 'Open a record file', 'button'),
        step('Tab', 'Tables', 'link', braille='Tables'),
        step('Return', 'Tables', 'heading level 1', braille='Tables'),
        step('Tab', 'What it is called', 'entry', 'Empty: it goes by game and day.'),
        step('Tab', 'Game', 'Isolation.', 'selected radio button'),
        step('Tab', 'A match has', 'two games, the second with sides changed.', 'selected radio button'),
        step('Tab', 'Names, one a line', 'entry', 'From 2 to 32 people.', braille='Names, one a line'),
        *NAMES,
        step('Tab', 'Make the schedule', 'button'),
        step('Return', 'Isolation, tables of', 'The schedule is made. 4 people. 3 rounds. 2 tables.'),
        *TO_THE_FIRST_TABLE,
        # Left again, nothing has changed, and the focus is where it was.
        step('Return', 'Table 1: Ada and Dora', 'heading level 3', braille='Table 1: Ada and Dora'),
        step('Escape', 'Enter the result Ada and Dora', 'button', braille='Enter the result Ada and Dora'),
        step('Return', 'Table 1: Ada and Dora', 'heading level 3'),
        step('r', 'Ada wins.', 'not selected radio button'),
        step('space', 'selected', never=('not selected',)),
        step('Tab', 'Second game, sides changed', 'Not over.'),
        step('shift+r', 'A draw.', 'not selected radio button'),
        step('space', 'selected', never=('not selected',)),
        step('Tab', 'Save the result', 'button'),
        step('Return', 'Ada and Dora', 'button', 'Saved. Ada wins.', '5 results are open.', braille='Saved. Ada wins.'),
    ],
)

FLOWS = [SITTING]
