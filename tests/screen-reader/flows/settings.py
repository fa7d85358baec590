"""Settings: ways of using Gridscribe, and words, each with what it comes to."""

from listening.flow import Flow, step

TO_THE_SETTINGS = [
    step('Tab', 'Gridscribe', 'link'),
    step('Tab', 'Help', 'link'),
    step('Tab', 'Settings', 'link'),
    step('Return', 'Settings', 'heading level 1', braille='Settings'),
]

PRESET = Flow(
    'Settings: a preset is chosen, and what a move sounds like is heard',
    [
        *TO_THE_SETTINGS,
        step('Tab', 'How do you use Gridscribe?', 'I listen with my screen reader.', 'selected radio button'),
        step('r', 'Gridscribe speaks.', 'not selected'),
        step('r', 'I am the scribe.', 'not selected'),
        step('space', 'selected', 'All is set for the scribe.', 'C1 to B2', within20='All is set for the'),
        step('shift+r', 'Gridscribe speaks.', 'not selected'),
        step(
            'space',
            'selected',
            'All is set. Gridscribe speaks now',
            'Charlie one to Bravo two, blocks Charlie one.',
            'Bravo two, pawn A.',
            never=('C1',),
        ),
    ],
)

WORDS = Flow(
    'Settings: more unfolded, and words changed, each with its example',
    [
        *TO_THE_SETTINGS,
        step('Tab', 'How do you use Gridscribe?', 'I listen with my screen reader.', 'selected radio button'),
        step('Tab', 'Language', 'The language of the device.', 'selected radio button'),
        step('Tab', 'More', 'collapsed'),
        step('space', 'expanded'),
        step('Tab', 'How much is said', 'Normal.', 'selected radio button'),
        step('r', 'Full, with shapes.', 'not selected'),
        step('space', 'selected', 'Your own mix.', 'C1 to B2, blocks C1.', 'B2, pawn A, triangle.', within20='Your own mix. C1 to'),
        step('Tab', 'Say letters as words: Charlie three', 'check box', 'not checked'),
        step('space', 'checked', 'Charlie one to Bravo two', 'triangle.', within20='Charlie one to', never=('not checked', 'C1')),
        step('Tab', 'How rows are read', 'What is alike together.', 'selected radio button'),
        step('r', 'Cell by cell.', 'not selected'),
        step('space', 'selected', 'Row 2: Alpha white, Bravo white, Charlie empty', within20='Row 2: Alpha white'),
        step('Tab', 'Said when you come to the board', 'Only the cell.', 'selected radio button'),
        step('r', 'Whose turn it is.', 'not selected'),
        step('space', 'selected', 'Charlie one, blocked', 'turn.', within20='Charlie one, blocke'),
        step('Tab', 'Said after each move', 'selected radio button'),
        step('r', 'And what is to be done.', 'not selected'),
        step('space', 'selected', 'Charlie one to Bravo two', 'Pawn B’s turn.', 'block an empty cell.'),
    ],
)

FLOWS = [PRESET, WORDS]
