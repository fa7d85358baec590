"""Practice: the sheet of Territories from its first exercise to its last, with the answers for the host."""

from listening.flow import Flow, step

from .keys import AFTER_THE_FIELD, go_to, set_up

PRACTICE = [
    *set_up('Territories')[:-1],
    step('Tab', 'Practice', 'link', braille='Practice'),
    step('Return', 'Practice', 'heading level 1', braille='Practice'),
    step('Tab', 'Worked example, Isolation', 'link'),
    step('Tab', 'A move and a block', 'link'),
    step('Tab', 'Worked example, Approach or withdraw', 'link'),
    step('Tab', 'In front, behind, or neither', 'link'),
    step('Tab', 'Worked example, Nearest-site territories', 'link'),
    step('Tab', 'Whose site is nearer?', 'link'),
    step('Tab', 'Worked example, Territories', 'link'),
    step('Tab', 'A fence that closes', 'link'),
]

# From the board to what stands after an exercise.
TO_THE_END = [
    step('Tab', 'Move or question', 'entry'),
    step('Tab', 'Enter', 'button'),
    *AFTER_THE_FIELD,
    step('Tab', 'More', 'collapsed'),
    step('Tab', 'Set it up again', 'button'),
    step('Tab', 'Read me what to do', 'button'),
    step('Tab', 'Host check', 'collapsed'),
]

# Nothing of the answers before the host has asked for them twice.
HOST = [
    step('Return', 'expanded', never=('a territory is closed',)),
    step('Tab', 'I am the host: show the answers', 'button', never=('a territory is closed',)),
    step('Return', 'Answers for the host', 'heading level 2'),
    step('Down', 'E1 and F1, trunk. White goes on: a territory is closed.', 'Allowed.', braille='E1 and F1, trunk.'),
]

WHOLE_SHEET = Flow(
    'A whole practice sheet: three positions of Territories, the rules’ reasons, another try, the host’s answers',
    [
        *PRACTICE,
        step(
            'Return',
            'Territories: A fence that closes',
            'heading level 1',
            'One trunk closes the fence',
            'White’s turn.',
        ),
        step('Tab', '6 rows 8 columns', 'A1, empty.'),
        *go_to('E1'),
        step('shift+Right', 'E1 and F1, no trunk.', braille='E1 and F1, no trunk'),
        step('Return', 'E1 and F1, trunk. White goes on: a territory is closed.'),
        *TO_THE_END,
        *HOST,
        # By link: where Tab goes from text that was read differs between browsers.
        step('k', 'Next exercise: Territories: Land that would be wasted', 'link'),
        step(
            'Return',
            'Territories: Land that would be wasted',
            'heading level 1',
            'Try a trunk between F1 and G1.',
            'Black’s turn.',
        ),
        step('Tab', '6 rows 8 columns', 'A1, empty.'),
        *go_to('F1'),
        step('shift+Right', 'F1 and G1, no trunk.'),
        step('Return', 'The part with G1 would have no farm. Leave a farm on both sides.'),
        step('Left', 'F1, empty.'),
        step('shift+Up', 'F1 and F2, no trunk.'),
        step('Return', 'F1 and F2, trunk. White’s turn.'),
        *TO_THE_END,
        step('Tab', 'Next exercise: Territories: Beside the other player’s farm', 'link'),
        step(
            'Return',
            'Territories: Beside the other player’s farm',
            'heading level 1',
            'Try a trunk between E3 and E4.',
            'Black’s turn.',
        ),
        step('Tab', '6 rows 8 columns', 'A1, empty.'),
        *go_to('E3'),
        step('shift+Up', 'E3 and E4, no trunk.'),
        step('Return', 'E4 holds a white farm. Start the new fence away from white farms.'),
        *go_to('D3'),
        step('shift+Right', 'D3 and E3, no trunk.'),
        step('Return', 'D3 and E3, trunk. White’s turn.'),
        *TO_THE_END,
        step('Tab', 'All exercises', 'link'),
        step('Return', 'Practice', 'heading level 1'),
    ],
    long=True,
)

FLOWS = [WHOLE_SHEET]
