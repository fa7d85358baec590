"""A whole game of Territories by keys on the board, on the land of a real table."""

from flows.keys import new_territories
from flows.territories import TRUNKS, trunk
from listening.flow import step

from .game import Game, Scene, introduction

TERRITORIES = Game(
    name='territories',
    title='A game of Territories by ear',
    introduction=introduction(
        'On the board a letter and a digit go to a square, Shift and an arrow to the edge beside it, and Enter lays a trunk',
        'there.',
    ),
    scenes=[
        Scene('Entering the land of a real table', new_territories()),
        Scene('The first trunks', [key for squares in TRUNKS[:6] for key in trunk(squares)]),
        Scene(
            'Where the fence ends, and the land in words',
            [
                step('t', 'turn', 'Open end', braille='White’s turn.'),
                step('s', 'White farms:', 'Black farms:', 'Open end', braille='White farms:'),
            ],
        ),
        Scene('To the end', [key for squares in TRUNKS[6:] for key in trunk(squares)]),
        Scene('How it ended', [step('n', '26 of the 40 trunks', braille='26 of the 40 trunks')]),
    ],
)
