"""A whole game of Nearest-site territories by keys on the board."""

from flows.keys import new_nearest
from flows.nearest import ALL_AWARDS, SITES
from listening.flow import step

from .game import Game, Scene, introduction

NEAREST = Game(
    name='nearest-site',
    title='A game of Nearest-site territories by ear',
    introduction=introduction(
        'On the board a letter and a digit go to a cell and Enter picks it; an award is then chosen from three.',
    ),
    scenes=[
        Scene('Starting a game', new_nearest()),
        Scene('The sites', SITES),
        Scene('What is asked now', [step('t', 'Award the cells:', braille='Award the cells:')]),
        Scene('The awards', ALL_AWARDS),
        Scene('How it ended', [step('s', 'White sites:', 'Row 1:', 'Row 5:', braille='White sites:')]),
    ],
)
