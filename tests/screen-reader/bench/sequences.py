"""Random sequences of keys, the same for the same seed: on the board, in the text field, and with a dialog."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from flows.keys import new_approach, new_game, new_nearest, new_territories
from flows.page import TO_THE_END
from listening.flow import Step, step

# Seconds between two keys: nobody who listens is faster.
SHORTEST, LONGEST = 0.3, 1.2
KEYS_IN_A_SEQUENCE = 8

# Keys on the board that ask something, and those that go somewhere.
QUESTIONS = ['t', 'm', 's', 'o', 'v', 'n', 'r', 'minus', 'bar', 'period', 'R', 'V', 'semicolon', 'plus']
WAYS = ['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'ctrl+Left', 'ctrl+Up', 'P', 'M', 'Prior', 'Next']
TEXTS = ['c3', 'b2 c1', 'd4 a1', 'whose turn', 'last move', 'board', 'undo', 'redo', 'around c1', 'row 1', 'c9', 'hm']


def on_the_board(random):
    """One thing that somebody does on the board, as keys."""
    kind = random.choices(['pick', 'question', 'way', 'undo', 'back'], [5, 6, 3, 2, 1])[0]
    if kind == 'pick':
        return [random.choice('abcde'), random.choice('12345'), 'Return']
    if kind == 'question':
        return [random.choice(QUESTIONS)]
    if kind == 'way':
        return [random.choice(WAYS)]
    return [random.choice(['u', 'y'])] if kind == 'undo' else ['BackSpace']


def at_the_fence(random):
    """One thing that somebody does on the land of Territories, as keys: mostly at an edge, where trunks go."""
    kind = random.choices(['edge', 'question', 'way', 'undo', 'back'], [5, 6, 3, 2, 1])[0]
    if kind != 'edge':
        return on_the_board(random)
    arrow = random.choice(['Left', 'Right', 'Up', 'Down'])
    return [random.choice('bcdefg'), random.choice('2345'), f'shift+{arrow}', 'Return']


def in_the_field(random):
    """A text and Enter."""
    return [f'type:{random.choice(TEXTS)}', 'Return']


def with_a_dialog(random):
    """A dialog that is opened, gone about in, and closed again; the focus comes back to its button."""
    return ['Return', *random.choices(['Tab', 'shift+Tab'], k=random.randint(0, 2)), 'Escape']


@dataclass(frozen=True)
class Batch:
    """Sequences that are played one after another on one page. `before`: what brings one there."""

    name: str
    before: list[Step]
    kind: Callable[[Random], list[str]]

    def sequence(self, seed):
        """The keys of a sequence, each with the seconds to wait after it."""
        random = Random(seed)
        keys = []
        while len(keys) < KEYS_IN_A_SEQUENCE:
            keys += self.kind(random)
        return [(key, random.uniform(SHORTEST, LONGEST)) for key in keys]


BATCHES = [
    Batch('Isolation, on the board', new_game(), on_the_board),
    Batch('Isolation, in the text field', [*new_game(), step('slash', 'Move or question', 'entry')], in_the_field),
    Batch('Approach or withdraw, on the board', new_approach(), on_the_board),
    Batch('Nearest-site territories, on the board', new_nearest(), on_the_board),
    Batch('Territories, on the board', new_territories(), at_the_fence),
    Batch('Isolation, on the board again', new_game(), on_the_board),
    Batch('Approach or withdraw, on the board again', new_approach(), on_the_board),
    Batch('Nearest-site territories, on the board again', new_nearest(), on_the_board),
    Batch('Territories, on the board again', new_territories(), at_the_fence),
    Batch('Isolation, a dialog', TO_THE_END, with_a_dialog),
]
