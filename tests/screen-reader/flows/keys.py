"""Keys that many flows press, with what has to be heard of them."""

from listening.flow import step

# What Orca says of a board that the focus leaves or comes to: nobody wants to hear it amid a move.
LEAVES_THE_BOARD = ('leaving table', 'table with')

# What stands after the text field in every game.
AFTER_THE_FIELD = [
    step('Tab', 'Talk', 'button'),
    step('Tab', 'Undo', 'button'),
    step('Tab', 'Read this to me', 'button'),
    step('Tab', 'Show large', 'button'),
]

# What is under More in every game, from the fold on.
UNDER_MORE = [
    step('Tab', 'More', 'collapsed'),
    step('space', 'expanded'),
    step('Tab', 'Turn the board', 'button'),
    step('Tab', 'Board as text', 'button'),
    step('Tab', 'Look around', 'button'),
    step('Tab', 'Save as a file', 'button'),
    step('Tab', 'Share', 'link'),
    step('Tab', 'Look through the record', 'link'),
]

# From the names to the start, where they stand open in the set-up.
NAMES_TO_START = [
    step('Tab', 'Who is white?', 'White', 'entry'),
    step('Tab', 'Black', 'entry'),
    step('Tab', 'Draw lots', 'button'),
    step('Tab', 'Start the game', 'button'),
]

GAMES = ['Isolation', 'Approach or withdraw', 'Nearest-site territories', 'Territories']


def go_to(cell):
    """A letter and a digit: the letter is echoed, the digit brings the focus to the cell, whose name comes first."""
    return [
        step(cell[0].lower(), cell[0], braille=cell[0]),
        step(cell[1], cell, braille=cell),
    ]


def pick(cell, *answer, within20='', never=()):
    """The keys that pick a cell, and the answer to it."""
    return [*go_to(cell), step('Return', *answer, braille=answer[0][:40], within20=within20, never=never)]


def move(start, end, block, *after):
    """A whole move of Isolation by keys on the board. `after`: what has to be said once it is recorded."""
    return [
        *pick(end, f'{start} to {end}. Which cell is blocked?', within20=f'{start} to {end}. Which'),
        *pick(block, f'{start} to {end}, blocks {block}.', *after, within20=f'{start} to {end}, blocks {block}'),
    ]


def say(text, *answer):
    """Types a text and Return; the field keeps the focus, so that the next one can be typed at once."""
    return [step(f'type:{text}'), step('Return', *answer, braille=answer[0][:40])]


def set_up(game):
    """From the first page to the set-up of a game."""
    return [
        step('Tab', 'Gridscribe', 'link', braille='Gridscribe'),
        step('Tab', 'Help', 'link', braille='Help'),
        step('Tab', 'Settings', 'link', braille='Settings'),
        *[step('Tab', name, 'link', braille=name) for name in GAMES[: GAMES.index(game) + 1]],
        step('Return', f'New game: {game}', 'heading level 1', braille=f'New game: {game}'),
    ]


def new_game(size=5):
    """From the first page to the board of a new game of Isolation, 5 by 5 or 3 by 3 cells, with the focus on A1."""
    smaller = [step('r', '3 by 3'), step('space', 'selected')] if size == 3 else []
    return [
        *set_up('Isolation'),
        step('Tab', 'Board', '5 by 5', 'selected radio button'),
        *smaller,
        step('Tab', 'Who starts?', 'Pawn A.', 'selected radio button'),
        step('Tab', 'Draw lots', 'button', braille='Draw lots'),
        step('Tab', 'Names', 'collapsed'),
        step('Tab', 'Start the game', 'button'),
        # The heading is spoken too, but on a very busy machine Orca misses it.
        step('Return', 'Pawn A’s turn. Move, then block a cell.', within20='Pawn A’s turn. Move'),
        step('Tab', 'A1, empty.'),
    ]


def new_approach():
    """From the first page to the board of a new game of Approach or withdraw, with the focus on A1."""
    return [
        *set_up('Approach or withdraw'),
        step('Tab', 'Who moves first?', 'White.', 'selected radio button'),
        step('Tab', 'Draw lots', 'button'),
        step('Tab', 'Names', 'collapsed'),
        step('Tab', 'Start the game', 'button'),
        step('Return', 'White’s turn. Move one token one step.', within20='White’s turn. Move'),
        step('Tab', '5 rows 5 columns', 'A1, white.'),
    ]


def new_nearest():
    """From the first page to the board of a new game of Nearest-site territories, with the focus on A1."""
    return [
        *set_up('Nearest-site territories'),
        step('Tab', 'Who places the first site?', 'White.', 'selected radio button'),
        step('Tab', 'Draw lots', 'button'),
        step('Tab', 'Names', 'collapsed'),
        step('Tab', 'Start the game', 'button'),
        step('Return', 'White’s turn. Place a site.', braille='White’s turn. Place a site.', within20='White’s turn. Place'),
        step('Tab', '5 rows 5 columns', 'A1, empty.'),
    ]


WHITE_HOUSES = ['B2', 'D4', 'E4', 'G4']
BLACK_HOUSES = ['B3', 'C2', 'F2', 'F5']


def new_territories():
    """From the first page to the board of Territories, on the land of a real table that is entered square by square."""
    return [
        *set_up('Territories'),
        step('Tab', 'Terrain', '8 by 6 squares', 'selected radio button'),
        step('Tab', 'Farms', 'As printed on the tiles', 'selected radio button'),
        step('Tab', 'Land', 'Shuffled here, by a number.', 'selected radio button'),
        step('Down', 'As it lies on your table.'),
        step('space', 'selected', never=('not selected',)),
        step('Tab', '6 rows 8 columns', 'A1, empty.'),
        *[key for cell in WHITE_HOUSES for key in pick(cell, f'{cell}, white house.')],
        *[key for cell in BLACK_HOUSES for key in pick(cell, f'{cell}, black house.')],
        *pick('G1', 'G1 and which other square beside the starting trunk?', never=('beside G1.',)),
        *pick('H1', 'G1 and H1, starting trunk. The land is complete.'),
        step('Tab', 'Squares', 'entry', never=('Starting trunk',)),
        step('Tab', 'Enter', 'button'),
        step('Tab', 'Undo', 'button'),
        *NAMES_TO_START,
        step('Return', 'White’s turn. Open end: G1 and H2,', 'Place a trunk from there.', within20='White’s turn. Open'),
        step('Tab', '6 rows 8 columns', 'A1, empty.'),
    ]
