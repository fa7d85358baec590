"""A whole game of Isolation by keys on the board, with a slip, an undo and the questions that one asks on the way."""

from flows.keys import go_to, move, new_game, pick
from listening.flow import step

from .game import Game, Scene, introduction

ISOLATION = Game(
    name='isolation',
    title='A game of Isolation by ear',
    introduction=introduction(
        'On the board a letter and a digit go to a cell and Enter picks it: first where to go, then which cell is blocked.',
    ),
    scenes=[
        Scene('Starting a game', new_game()),
        Scene(
            'The first moves',
            [*move('C1', 'A3', 'B4', 'Pawn B’s turn.'), *move('C5', 'A5', 'A2', 'Pawn A’s turn.')],
        ),
        Scene(
            'What is around, and where one can go',
            [
                *go_to('A3'),
                step('o', 'Around A3:', braille='Around A3:'),
                step('v', 'From A3:', braille='From A3:'),
                step('s', 'Row 2:', 'Row 5:', 'The rest is empty.', braille='Row 2:'),
            ],
        ),
        Scene(
            'A slip: the way is blocked',
            [
                *pick('A2', 'A2 is blocked.'),
                *pick('A1', 'Block A1. From A3 to which cell?'),
                step('BackSpace', 'Pawn A’s turn.', braille='Pawn A’s turn.'),
                *pick('C1', 'A3 to C1. Which cell is blocked?'),
                *pick('B4', 'B4 is blocked already.'),
                *pick('E5', 'A3 to C1, blocks E5.', 'Pawn B’s turn.'),
            ],
        ),
        Scene(
            'A move taken back',
            [
                *move('A5', 'A4', 'D4', 'Pawn A’s turn.'),
                step('u', 'Taken back: A5 to A4, blocks D4.', 'Pawn B’s turn.', braille='Taken back: A5 to A4'),
                *move('A5', 'A4', 'B1', 'Pawn A’s turn.'),
            ],
        ),
        Scene(
            'Asking for what one has missed',
            [
                step('m', 'Move 4, pawn B: A5 to A4, blocks B1.', braille='Move 4, pawn B:'),
                step('t', 'Pawn A’s turn. Move, then block a cell.', braille='Pawn A’s turn.'),
                step('n', '4 cells are blocked. 19 cells are empty.', braille='4 cells are blocked.'),
            ],
        ),
        Scene(
            'The end',
            [
                *move('C1', 'B2', 'B3', 'Pawn B’s turn.'),
                *move('A4', 'A5', 'C2', 'Pawn A’s turn.'),
                *move('B2', 'A1', 'C5', 'Pawn B’s turn.'),
                *move('A5', 'A3', 'B2', 'Pawn B wins. Pawn A cannot move.'),
                step('p', 'Move 1, pawn A:', 'Move 8, pawn B: A5 to A3, blocks B2.', braille='Move 1, pawn A:'),
            ],
        ),
    ],
)
