"""Questions to the board by a key each, in the games whose answers differ from those of Isolation, and the rarer keys."""

from listening.flow import Flow, step

from .keys import NAMES_TO_START, go_to, move, new_game, new_nearest, pick, say, set_up
from .nearest import SITES, award

OF_SITES_AND_AWARDS = Flow(
    'Nearest-site territories: each question to the board, of sites and of awards',
    [
        *new_nearest(),
        *pick('A1', 'A1, white site.'),
        step('minus', 'Row 1: A white site, rest empty.', within20='Row 1: A white site'),
        step('bar', 'Column A: A1 white site, rest empty.', within20='Column A: A1 white'),
        step('o', 'Around A1:', 'A2', 'B1', 'edge', within20='Around A1:'),
        step('v', 'A1, white site.', within20='A1, white site.'),
        step('V', 'A1 holds a white site. Choose an empty cell.', within20='A1 holds a white'),
        step('x', 'no open end'),
        step('R', 'After move 1: A1 white site.', within20='After move 1: A1'),
        step('n', '1 of 4 sites is placed.', within20='1 of 4 sites'),
        *go_to('C3'),
        step('v', 'C3', 'site', within20='C3'),
        *SITES[3:],
        *award('B2', 'Neutral'),
        *go_to('C2'),
        step('Return', 'white, black or neutral?', 'White, C2', 'button', within20='White, C2'),
        # The first letter of an answer.
        step('n', 'C2, neutral.', within20='C2, neutral'),
        *go_to('B2'),
        step('minus', 'Row 2: B and C neutral, rest not awarded.', within20='Row 2: B and C'),
        step('bar', 'Column B: B2 neutral, B3 white site, rest not awarded.', braille='Column B: B2 neutral'),
        step('o', 'Around B2:', 'B3 white site', 'not awarded', within20='Around B2:'),
        step('v', 'B2', 'neutral', 'white or black', within20='B2'),
        step('R', 'After move 6: C2 neutral.', within20='After move 6: C2'),
        step('n', '23 awards are open.', 'neutral 2', within20='23 awards are open.'),
    ],
    long=True,
)

# Land number 7: its fence begins between C1 and D1.
SHUFFLED = [
    *set_up('Territories'),
    step('Tab', 'Terrain', '8 by 6 squares', 'selected radio button'),
    step('Tab', 'Farms', 'As printed on the tiles', 'selected radio button'),
    step('Tab', 'Land', 'Shuffled here, by a number.', 'selected radio button'),
    step('Tab', 'Number of the land', 'entry', 'The same number lays out the same land'),
    # What stands there is selected.
    step('type:7'),
    step('Return', 'Land 7 is laid out.', braille='Land 7 is laid out.'),
    step('Tab', 'Lay out', 'button'),
    step('Tab', 'Shuffle again', 'button'),
    step('Tab', 'The land', '6 rows 8 columns'),
    *NAMES_TO_START,
    step('Return', 'White’s turn. Open end: C1 and D2,', 'Place a trunk', within20='White’s turn.'),
    step('Tab', '6 rows 8 columns', 'A1'),
]

AT_A_TRUNK = Flow(
    'Territories on shuffled land: the other square is asked for, and each question to the board',
    [
        *SHUFFLED,
        step('x', 'C1 and D2, open end', within20='C1 and D2, open end', never=('corner',)),
        # The square in which the open end stands is the one that is asked about.
        step('bar', 'Column C:', 'Trunk right of row 1.', within20='Column C:'),
        step('o', 'Around C1:', 'D1', 'behind a trunk', within20='Around C1:'),
        *pick('D2', 'Between D2 and D1 or C2?'),
        *pick('D1', 'D1 and D2, trunk.', 'Black’s turn.'),
        step('R', 'D1 and D2', within20='D1 and D2'),
        step('u', 'Taken back: D1 and D2', 'White’s turn.', within20='Taken back: D1'),
        *go_to('D2'),
        step('slash', 'Move or question', 'entry'),
        *say('d2', 'Between D2 and D1 or C2?'),
        *say('c2', 'C2 and D2, trunk.', 'Black’s turn.'),
        step('shift+Tab', '6 rows 8 columns', 'D2'),
        step('minus', 'Row 2:', 'B and G white farm', 'Trunk between C2 and D2.', within20='Row 2:'),
        step('bar', 'Column D:', 'D3', 'Trunks left of rows 1 and 2.', within20='Column D:'),
        step('v', 'At D2', 'trunk can go', within20='At D2'),
        step('V', 'D2', within20='D2'),
        step('period', 'D2, empty, trunk left.', within20='D2, empty'),
        step('s', 'White farms: B2, G2, D3 and C5.', 'Black farms:', 'Open end:', within20='White farms: B2'),
        step('n', '2 of the 40 trunks', within20='2 of the 40 trunks'),
    ],
    long=True,
)

RARER_KEYS = Flow(
    'Rarer keys: pieces backwards, line by line, the present, quiet, the board turned and as text',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        step('O', 'B2, pawn A.', braille='B2, pawn A'),
        step('N', 'C5, pawn B.', braille='C5, pawn B'),
        step('ctrl+Left', 'Left of C5: B5 and A5 empty.', within20='Left of C5:'),
        step('ctrl+Down', 'Below C5: C4 to C2 empty, C1 blocked.', within20='Below C5:'),
        # From there one line after another, the way of the clock.
        step('comma', 'Lower left of C5: B4 and A3 empty.', within20='Lower left of C5:'),
        step('comma', 'Left of C5: B5 and A5 empty.', braille='Left of C5:'),
        # Nothing is left to be said.
        step('q', silent=True),
        step('Prior', 'Before the first move.', within20='Before the first'),
        step('T', 'Back at the present, after move 1: C1 to B2, blocks C1.', within20='Back at the present'),
        step('w', 'Board turned: A1 is at the top right.', within20='Board turned: A1'),
        step('Right', 'B5, empty.', braille='B5, empty'),
        step('w', 'Board as usual: A1 is at the bottom left.', within20='Board as usual: A1'),
        step('z', 'Board as text', braille='Board as text'),
        step('shift+Tab', 'B5, empty.', braille='B5, empty'),
        step('z', never=('Board as text',)),
        step('z', 'Board as text', braille='Board as text'),
        step('Escape', 'B5, empty.', braille='B5, empty', never=('Board as text',)),
        step('c', 'C'),
        step('Return', 'C5, pawn B.', braille='C5, pawn B'),
        step('Home', 'A5, empty.', braille='A5, empty'),
    ],
    long=True,
)

FLOWS = [OF_SITES_AND_AWARDS, AT_A_TRUNK, RARER_KEYS]
