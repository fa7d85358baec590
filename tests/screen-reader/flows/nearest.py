"""Nearest-site territories: four sites, then twenty-five awards."""

from listening.flow import Flow, step

from .keys import LEAVES_THE_BOARD, go_to, new_nearest, pick, say

SITES = [
    *pick('A1', 'A1, white site. Black’s turn.'),
    *pick('E5', 'E5, black site. White’s turn.'),
    *pick('B3', 'B3, white site. Black’s turn.'),
    *pick('D3', 'D3, black site. Award the cells.'),
]

# What is awarded to whom, row by row from A to E.
AWARDS = {
    1: ['White', 'White', 'White', 'Black', 'Black'],
    2: ['White', 'White', 'Neutral', 'Black', 'Black'],
    3: ['White', 'White', 'Neutral', 'Black', 'Black'],
    4: ['White', 'White', 'Neutral', 'Black', 'Black'],
    5: ['White', 'White', 'Black', 'Black', 'Black'],
}
ORDER = ['White', 'Black', 'Neutral']


def award(cell, owner):
    """The award of one cell by keys: the cell, then the answer."""
    answers = ORDER[: ORDER.index(owner) + 1]
    return [
        *go_to(cell),
        step(
            'Return',
            'white, black or neutral?',
            f'White, {cell}',
            'button',
            braille=f'White, {cell}',
            never=LEAVES_THE_BOARD,
        ),
        *[step('Right', f'{one}, {cell}', 'button', braille=f'{one}, {cell}') for one in answers[1:]],
        # The cell is read with its award, which nobody wants to hear twice.
        step('Return', cell, f'{owner.lower()}.', never=(*LEAVES_THE_BOARD, f'{cell} {owner.lower()}.')),
    ]


ALL_AWARDS = [
    key
    for row, owners in AWARDS.items()
    for letter, owner in zip('ABCDE', owners, strict=True)
    for key in award(f'{letter}{row}', owner)
]

WHOLE_GAME = Flow(
    'A whole game of Nearest-site territories by keys on the board',
    [
        *new_nearest(),
        *SITES,
        step('t', 'Award the cells: white, black or neutral.', braille='Award the cells: white, black or neutral'),
        *ALL_AWARDS,
    ],
    long=True,
)

BY_TYPING = Flow(
    'Nearest-site territories by the text field: awards by row, checked and counted',
    [
        *new_nearest(),
        step('slash', 'Move or question', 'entry', braille='Move or question'),
        *say('alpha one', 'A1, white site.'),
        *say('alpha one', 'A1'),
        *say('echo five', 'E5, black site.'),
        *say('bravo three', 'B3, white site.'),
        *say('delta three', 'D3, black site.'),
        *say('row one white white white black black', 'A1 white.', 'E1 black.'),
        *say('alpha two', 'A2: white, black or neutral?'),
        *say('white', 'A2 white.'),
        *say('f2 white', 'F2 is not on the board.'),
        *say('check the awards', '19 awards are open.'),
        *say('count the cells', 'White 4, black 2, neutral 0.', '6 of 25 cells.'),
    ],
)

FLOWS = [WHOLE_GAME, BY_TYPING]
