"""Approach or withdraw by keys on the board and by the text field."""

from listening.flow import Flow, step

from .keys import LEAVES_THE_BOARD, go_to, new_approach, pick, say

# The shortest game that was found: Black takes all eight white tokens in fourteen moves.
MOVES = [
    ('B2', 'B3', 'Approach takes B4 and B5'),
    ('D4', 'D3', 'Approach takes D2 and D1'),
    ('B3', 'C3', 'Approach takes D3'),
    ('C5', 'C4', 'Approach takes C3'),
    ('E1', 'E2', ''),
    ('E4', 'E3', 'Approach takes E2'),
    ('B1', 'B2', ''),
    ('E5', 'E4', ''),
    ('A2', 'A3', ''),
    ('A5', 'A4', 'Approach takes A3'),
    ('B2', 'C2', ''),
    ('C4', 'C3', 'Approach takes C2 and C1'),
    ('A1', 'A2', ''),
    ('A4', 'A3', 'Approach takes A2'),
]
END = 'Black wins. White has no token left. Black has 5 tokens.'


def played(start, end, capture, *after):
    """A move by keys: the token, where it goes and, where it could take something, the answer to the question. `after`:
    what has to be said once it is recorded."""
    step_said = f'{start} to {end}.'
    answer = capture.replace(' takes', ', takes') if capture else ''
    asked = (
        [
            *go_to(end),
            step('Return', step_said, 'or no capture?', answer, 'button', braille=answer, never=LEAVES_THE_BOARD),
            # The step has been said with the question, and the cell is read.
            step('Return', end, f'{capture}.', *after, never=(*LEAVES_THE_BOARD, step_said)),
        ]
        if capture
        else pick(end, step_said, *after)
    )
    return [*pick(start, f'From {start}'), *asked]


WHOLE_GAME = Flow(
    'A whole game of Approach or withdraw by keys on the board',
    [
        *new_approach(),
        *[key for one in MOVES[:-1] for key in played(*one)],
        *played(*MOVES[-1], END),
        step('n', 'White has 0 tokens. Black has 5 tokens.', within20='White has 0 tokens.', never=('moves',)),
    ],
    long=True,
)

CAPTURE = Flow(
    'The question what is taken: answered, left by Backspace, refused',
    [
        *new_approach(),
        *pick('A2', 'From A2: only A3.', within20='From A2: only A3.'),
        *pick('B3', 'A2 to B3 is not one step.'),
        step('BackSpace', 'White’s turn.'),
        *pick('B2', 'From B2 to C2 or B3?'),
        *go_to('B3'),
        step(
            'Return',
            'B2 to B3. Approach or no capture?',
            'Approach, takes B4 and B5',
            'button',
            braille='Approach, takes B4 and B5',
        ),
        step('Right', 'No capture', 'button', braille='No capture'),
        step('BackSpace', 'B3, empty.', 'From B2 to C2 or B3?', never=LEAVES_THE_BOARD),
        step('Return', 'or no capture?', 'Approach', 'button'),
        step('Right', 'No capture', 'button'),
        step('Return', 'B3, white.', 'No capture. Black’s turn.', never=(*LEAVES_THE_BOARD, 'B2 to B3')),
        step('u', 'Taken back: B2 to B3, no capture.', 'White’s turn.'),
        *pick('B2', 'From B2 to C2 or B3?'),
        *go_to('B3'),
        step('Return', 'or no capture?', 'Approach', 'button'),
        step('a', 'B3, white.', 'Approach takes B4 and B5. Black’s turn.', never=(*LEAVES_THE_BOARD, 'B2 to B3')),
    ],
)

BY_TYPING = Flow(
    'Approach or withdraw by the text field',
    [
        *new_approach(),
        step('slash', 'Move or question', 'entry', braille='Move or question'),
        *say('bravo two to bravo three', 'B2 to B3. Approach takes B4 and B5; or no capture?'),
        *say('withdraw', 'Withdraw takes nothing: B1 is white.', 'Approach takes B4 and B5.'),
        *say('approach', 'B2 to B3. Approach takes B4 and B5.', 'Black’s turn.'),
        *say('d4 d3 approach', 'D4 to D3. Approach takes D2 and D1.', 'White’s turn.'),
        *say('list white pieces', '6 white tokens: A1 to C1, E1, A2 and B3.'),
        *say('how do we stand', 'White has 6 tokens. Black has 6 tokens.'),
    ],
)

FLOWS = [WHOLE_GAME, CAPTURE, BY_TYPING]
