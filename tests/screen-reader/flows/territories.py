"""Territories: the land of a real table, and the fence."""

from listening.flow import Flow, step

from .keys import go_to, new_territories, say

# The shortest game that was found: every farm of White is apart from Black's after twenty-five trunks.
TRUNKS = (
    'G1 G2;F1 F2;E2 F2;E2 E3;D2 D3;C2 C3;B2 C2;B1 B2;A2 B2;B2 B3;A2 A3;F2 G2;F3 G3;F3 F4;E4 F4;E5 F5;E5 E6;D6 E6;'
    'F2 F3;F4 F5;G4 G5;H4 H5;B3 C3;B3 B4;A3 B3'
).split(';')


def trunk(squares):
    """A trunk by keys on the board: one of its squares, Shift and an arrow to the edge, Enter."""
    one, other = squares.split()
    to_edge = 'shift+Up' if one[0] == other[0] else 'shift+Right'
    return [
        *go_to(one),
        step(to_edge, f'{one} and {other}, no trunk', braille=f'{one} and {other}, no trunk'),
        step('Return', f'{one} and {other}, trunk.', within20=f'{one} and {other}, trunk.'),
    ]


WHOLE_GAME = Flow(
    'A whole game of Territories by keys on the board, on a real table’s land',
    [
        *new_territories(),
        *[key for squares in TRUNKS for key in trunk(squares)],
        step('n', '26 of the 40 trunks', 'None holds farms of both players.', braille='26 of the 40 trunks'),
    ],
    long=True,
)

AT_THE_FENCE = Flow(
    'At the fence: the open end, edges, a trunk that cannot be, and undo',
    [
        *new_territories(),
        *go_to('G1'),
        step('shift+Right', 'G1 and H1, trunk.', braille='G1 and H1, trunk'),
        step('Return', 'G1 and H1 have a trunk already.', braille='G1 and H1 have a trunk already.'),
        step('BackSpace', 'White’s turn.'),
        step('f', 'F', braille='F'),
        step('1', 'F1, empty.'),
        step('shift+Up', 'F1 and F2, no trunk.', braille='F1 and F2, no trunk'),
        step('Return', 'Open end: G1 and H2, the corner between them. The trunk must start there.', within20='Open end: G1 and H2'),
        step('slash', 'Move or question', 'entry'),
        *say('where is the open end', 'Open end: G1 and H2, the corner between them.'),
        *say('golf two hotel two', 'G2 and H2, trunk.'),
        *say('undo', 'Taken back: G2 and H2, trunk.', 'White’s turn.'),
        *say('up', 'G2 and H2, trunk.'),
    ],
)

FLOWS = [WHOLE_GAME, AT_THE_FENCE]
