"""Everyday tasks: what it takes to do them, in keys and in words spoken."""

from dataclasses import dataclass

from flows.keys import go_to, new_approach, new_game, pick, say
from listening.flow import Step, step


@dataclass(frozen=True)
class Task:
    """Something that people do again and again, and the keys for it."""

    title: str
    steps: list[Step]


@dataclass(frozen=True)
class Sitting:
    """Tasks that are done one after another in a game that has been brought there by some keys."""

    before: list[Step]
    tasks: list[Task]


# Six moves, after which pawn A is on B2; then the focus goes from the text field back to the board.
_UNDER_WAY = [
    *new_game(),
    step('slash', 'Move or question', 'entry'),
    *say('a3 b4', 'C1 to A3, blocks B4.'),
    *say('a5 a2', 'C5 to A5, blocks A2.'),
    *say('c1 e5', 'A3 to C1, blocks E5.'),
    *say('a4 b1', 'A5 to A4, blocks B1.'),
    *say('b2 b3', 'C1 to B2, blocks B3.'),
    *say('a5 c2', 'A4 to A5, blocks C2.'),
    step('shift+Tab', 'A1'),
]

SITTINGS = [
    Sitting(
        _UNDER_WAY,
        [
            Task(
                'Where is my pawn, and what is around it?',
                [step('P', 'B2, pawn A.', braille='B2, pawn A'), step('o', 'Around B2:', braille='Around B2:')],
            ),
            Task('What was the last move?', [step('m', 'Move 6, pawn B: A4 to A5, blocks C2.')]),
            Task(
                'Enter a move with its block',
                [*pick('A1', 'B2 to A1. Which cell is blocked?'), *pick('C5', 'B2 to A1, blocks C5.', 'Pawn B’s turn.')],
            ),
            Task(
                'Take the last move back, and play it again',
                [step('u', 'Taken back: B2 to A1, blocks C5.'), step('y', 'Played again: B2 to A1, blocks C5.')],
            ),
            Task(
                'Read the last five moves',
                [
                    step('slash', 'Move or question', 'entry'),
                    step('type:last 5'),
                    step('Return', 'Move 3, pawn A: A3 to C1', 'Move 7, pawn A: B2 to A1, blocks C5.'),
                ],
            ),
        ],
    ),
    Sitting(
        new_approach(),
        [Task('What can D2 do?', [*go_to('D2'), step('v', 'From D2')])],
    ),
]
