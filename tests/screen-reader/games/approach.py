"""A whole game of Approach or withdraw by keys on the board."""

from flows.approach import END, MOVES, played
from flows.keys import go_to, new_approach
from listening.flow import step

from .game import Game, Scene, introduction

APPROACH = Game(
    name='approach-withdraw',
    title='A game of Approach or withdraw by ear',
    introduction=introduction(
        'On the board a letter and a digit go to a cell and Enter picks it: the token, where it goes, and then from a list',
        'what is taken.',
    ),
    scenes=[
        Scene('Starting a game', new_approach()),
        Scene('The first captures', [key for one in MOVES[:4] for key in played(*one)]),
        Scene(
            'What is around, and how it stands',
            [
                *go_to('E1'),
                step('o', 'Around E1:', braille='Around E1:'),
                step('v', 'From E1:', braille='From E1:'),
                step('s', 'Row 1:', braille='Row 1:'),
                step('n', 'White has', 'moves are left.', braille='White has'),
            ],
        ),
        Scene('To the end', [*[key for one in MOVES[4:-1] for key in played(*one)], *played(*MOVES[-1], END)]),
        Scene('How it ended', [step('n', 'White has 0 tokens.', braille='White has 0 tokens.')]),
    ],
)
