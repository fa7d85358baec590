"""Keys that many flows press, with what has to be heard of them."""

from listening.flow import step


def go_to(cell):
    """A letter and a digit: the letter is echoed, the digit brings the focus to the cell, whose name comes first."""
    return [
        step(cell[0].lower(), cell[0], braille=cell[0]),
        step(cell[1], cell, braille=cell),
    ]


def pick(cell, *answer, never=()):
    """The keys that pick a cell, and the answer to it."""
    return [*go_to(cell), step('Return', *answer, braille=answer[0][:40], never=never)]


def move(start, end, block, *after):
    """A whole move of Isolation by keys on the board. `after`: what has to be said once it is recorded."""
    return [
        *pick(end, f'{start} to {end}. Which cell is blocked?'),
        *pick(block, f'{start} to {end}, blocks {block}.', *after),
    ]


def new_game(size=5):
    """From the first page to the board of a new game of Isolation, 5 by 5 or 3 by 3 cells, with the focus on A1."""
    smaller = [step('r', '3 by 3'), step('space', 'selected')] if size == 3 else []
    return [
        step('Tab', 'Gridscribe', 'link', braille='Gridscribe'),
        step('Tab', 'Help', 'link', braille='Help'),
        step('Tab', 'Settings', 'link', braille='Settings'),
        step('Tab', 'Isolation', 'link', braille='Isolation'),
        step('Return', 'New game: Isolation', 'heading level 1', braille='New game: Isolation'),
        step('Tab', 'Board', '5 by 5', 'selected radio button'),
        *smaller,
        step('Tab', 'Who starts?', 'Pawn A.', 'selected radio button'),
        step('Tab', 'Draw lots', 'button', braille='Draw lots'),
        step('Tab', 'Names', 'collapsed'),
        step('Tab', 'Start the game', 'button'),
        # The heading is spoken too, but on a very busy machine Orca misses it.
        step('Return', 'Pawn A’s turn. Move, then block a cell.', braille='Pawn A’s turn.'),
        step('Tab', 'A1, empty.'),
    ]
