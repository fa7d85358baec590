"""Isolation by keys on the board."""

from listening.flow import Flow, step

from .keys import go_to, move, new_game, pick

WHOLE_GAME = Flow(
    'A whole game, 3 by 3, by keys on the board',
    [
        *new_game(size=3),
        *move('B1', 'A2', 'C2', 'Pawn B’s turn.'),
        *move('B3', 'C3', 'B2', 'Pawn A’s turn.'),
        *move('A2', 'A3', 'A2', 'Pawn B’s turn.'),
        *move('C3', 'B3', 'A1', 'Pawn B wins.', 'Pawn A cannot move.'),
    ],
)

AROUND_THE_BOARD = Flow(
    'Going about the board: arrows, ends, its edge, the cell where one is already',
    [
        *new_game(),
        step('Right', 'B1, empty.', braille='B1, empty'),
        step('Left', 'A1, empty.', braille='A1, empty'),
        step('Right', 'B1, empty.'),
        step('Up', 'B2, empty.', 'row 2.', braille='B2, empty'),
        step('End', 'E2, empty.', braille='E2, empty'),
        step('ctrl+End', 'E5, empty.', 'row 5', braille='E5, empty'),
        step('Up', 'Edge of the board.', braille='Edge of the board.'),
        step('Right', 'Edge of the board.', braille='Edge of the board.'),
        step('ctrl+Home', 'A1, empty.', 'row 1', braille='A1, empty'),
        *go_to('C5'),
        # Nothing moves, so the reader says nothing: the page has to.
        step('c', 'C'),
        step('5', 'C5, pawn B', braille='C5, pawn B'),
        step('9', 'Edge of the board.'),
        # Typed fast, a letter is not echoed after the cell that it has led to.
        step('type:a2', 'A2, empty. row 2 column 1.', never=('A2, empty. row 2 column 1. A',), braille='A2, empty'),
    ],
)

ILLEGAL = Flow(
    'A move that is not allowed, why, and the way out',
    [
        *new_game(),
        *pick('C5', 'C5 holds pawn B. Stop before it or go another way.', within20='C5 holds pawn B.'),
        *pick('C4', 'C1 to C4. Which cell is blocked?'),
        *pick('C5', 'C5 holds pawn B. Block an empty cell.', never=('Which',)),
        step('BackSpace', 'Pawn A’s turn.'),
        *pick('B2', 'C1 to B2. Which cell is blocked?'),
        *pick('C1', 'C1 to B2, blocks C1.', 'Pawn B’s turn.'),
    ],
)

UNDO = Flow(
    'Undo: the last move at once, one more if both agree, and redo',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        *move('C5', 'D4', 'A1'),
        step('u', 'Taken back: C5 to D4, blocks A1.', 'Pawn B’s turn.', braille='Taken back: C5 to D4, blocks A1.', within20='Taken back: C5 to'),
        step('u', 'One more move would be taken back: C1 to B2, blocks C1. Do both agree?', 'Yes', 'button'),
        step('Tab', 'No', 'button', braille='No'),
        step('Return', 'A1, empty.', 'Pawn B’s turn.'),
        step('y', 'Played again: C5 to D4, blocks A1.', 'Pawn A’s turn.', braille='Played again: C5 to D4', within20='Played again: C5 to'),
    ],
)

QUESTIONS = Flow(
    'Each question to the board has a key',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        *go_to('B2'),
        step('t', 'Pawn B’s turn. Move, then block a cell.', braille='Pawn B’s turn.'),
        step('m', 'Move 1, pawn A: C1 to B2, blocks C1.', braille='Move 1, pawn A: C1 to B2, blocks C1.', within20='Move 1, pawn A: C1'),
        step('p', 'Move 1, pawn A: C1 to B2, blocks C1.'),
        step(
            's',
            'Row 1: C blocked. Row 2: B pawn A. Row 5: C pawn B. The rest is empty.',
            braille='Row 1: C blocked. Row 2: B pawn A.',
            within20='Row 1: C blocked.',
        ),
        step('minus', 'Row 2: B pawn A, rest empty.', within20='Row 2: B pawn A'),
        step('bar', 'Column B: B2 pawn A, rest empty.', within20='Column B: B2 pawn A'),
        step('period', 'B2, pawn A.', braille='B2, pawn A.'),
        step('o', 'Around B2:', 'lower right C1 blocked', 'the rest empty', braille='Around B2:'),
        step('v', 'B2, pawn A. Pawn B’s turn.', braille='B2, pawn A.'),
        step('n', '1 cell is blocked.', '22 cells are empty.', braille='1 cell is blocked.'),
        *go_to('C5'),
        step('v', 'From C5:', 'down C4 to C2', braille='From C5:'),
        step('r', 'From C5:', 'down C4 to C2', braille='From C5:'),
    ],
)

REVIEW = Flow(
    'Looking about: along a line, from piece to piece, what changed, why not, earlier positions and back',
    [
        *new_game(),
        *move('C1', 'B2', 'C1'),
        *go_to('A1'),
        step('ctrl+Right', 'Right of A1: B1 empty, C1 blocked, D1 and E1 empty.', within20='Right of A1: B1'),
        step('ctrl+Up', 'Above A1: A2 to A5 empty.', braille='Above A1: A2 to A5 empty.', within20='Above A1: A2 to A5'),
        step('P', 'B2, pawn A.', braille='B2, pawn A'),
        # The focus is there already, and the reader would say nothing.
        step('P', 'B2, pawn A.', braille='B2, pawn A'),
        step('M', 'C5, pawn B.', braille='C5, pawn B'),
        step('R', 'After move 1: B2 pawn A; C1 blocked.', braille='After move 1: B2 pawn A; C1 blocked.', within20='After move 1: B2'),
        step('V', 'C5', braille='C5'),
        step('Prior', 'Before the first move.', braille='Before the first move.'),
        step('Prior', 'There is no earlier position.'),
        step('c', 'C'),
        step('1', 'C1, pawn A.', braille='C1, pawn A'),
        step('Next', 'Back at the present, after move 1: C1 to B2, blocks C1.'),
        step('period', 'C1, blocked.', braille='C1, blocked.'),
        step('semicolon', 'Move 1, pawn A: C1 to B2, blocks C1.'),
        step('plus', 'That is the end of the log.'),
    ],
)

FLOWS = [WHOLE_GAME, AROUND_THE_BOARD, ILLEGAL, UNDO, QUESTIONS, REVIEW]
