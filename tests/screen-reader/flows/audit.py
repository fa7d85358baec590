"""The audit of the awards by two people: opposite halves, exchanged, and compared."""

from listening.flow import Flow, step

from .keys import AFTER_THE_FIELD, UNDER_MORE, new_nearest, pick, say

SITES = [
    *pick('A1', 'A1, white site.'),
    *pick('E5', 'E5, black site.'),
    *pick('B3', 'B3, white site.'),
    *pick('D3', 'D3, black site. Award the cells.'),
]

# From the text field to More.
WHILE_AWARDING = [
    step('Tab', 'Enter', 'button'),
    *AFTER_THE_FIELD,
    step('Tab', 'Check the awards', 'button'),
    step('Tab', 'Count the cells', 'button'),
    step('Tab', 'How many are open', 'button'),
    step('Tab', 'Award a whole row', 'collapsed'),
]

TO_THE_AUDIT = [
    step('slash', 'Move or question', 'entry'),
    *say('row one white white white black black', 'A1 white.', 'E1 black.'),
    *WHILE_AWARDING,
    *UNDER_MORE,
    step('Tab', 'Audit by two', 'link'),
    step('Return', 'Audit of the awards', 'heading level 1', braille='Audit of the awards'),
]

# C3, in the middle, belongs to both halves: who has said it once need not say it again.
TOP = [
    *say('row one white white white black black', 'A1 white.', 'E1 black.'),
    *say('row two white white neutral black black', 'A2 white.', 'E2 black.'),
    *say('a3 white b3 white c3 neutral', 'A3 white.', 'C3 neutral.'),
]
BOTTOM = [
    *say('row four white white neutral black black', 'A4 white.', 'E4 black.'),
    *say('row five white white black black black', 'A5 white.', 'E5 black.'),
]
FIRST_BOTTOM = [*say('c3 neutral d3 black e3 black', 'C3 neutral.', 'E3 black.'), *BOTTOM]
SECOND_BOTTOM = [*say('d3 black e3 black', 'D3 black.', 'E3 black.'), *BOTTOM]
# The second person sees one cell otherwise.
SECOND_TOP = [
    *say('row one white white white black black', 'A1 white.', 'E1 black.'),
    *say('row two white white white black black', 'A2 white.', 'E2 black.'),
    *say('a3 white b3 white', 'A3 white.', 'B3 white.'),
]

NOTHING_SAID = 'A1, white site, not awarded.'


def half(awards, *next_up, a1=NOTHING_SAID):
    """One half by one person, from its heading on, and what is heard when it is done."""
    return [
        step('Tab', 'I have it: begin', 'button'),
        # Everybody finds what they have said themselves, and nothing of the other one.
        step('Return', '5 rows 5 columns', a1, 'Award the cells'),
        step('Tab', 'Move or question', 'entry'),
        *awards,
        *WHILE_AWARDING,
        step('Tab', 'More', 'collapsed'),
        step('Tab', 'Log'),
        step('Tab', 'This half is done', 'button'),
        step('Return', *next_up),
    ]


WHOLE_AUDIT = Flow(
    'A whole audit of the awards by two people, opposite halves exchanged and compared',
    [
        *new_nearest(),
        *SITES,
        *TO_THE_AUDIT,
        *half(TOP, 'Second person: half 2', 'heading level 2'),
        *half(FIRST_BOTTOM, 'First person: half 2', 'heading level 2'),
        # All that the first person says is right, and nothing tells: what there is to do is the same.
        *half(SECOND_BOTTOM, 'Second person: half 1', 'heading level 2', a1='A1, white site, awarded white.'),
        *half(SECOND_TOP, 'The two compared', 'heading level 2'),
        step('Down', 'The two agree in 24 of 25 cells.'),
        step('Tab', 'Host check', 'collapsed'),
        step('Tab', 'Back to the game', 'link'),
        step('Return', 'Nearest-site territories', 'heading level 1', 'Award the cells'),
    ],
    long=True,
)

FLOWS = [WHOLE_AUDIT]
