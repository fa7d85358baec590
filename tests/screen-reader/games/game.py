"""A game as it is told: scenes with a heading, perhaps a sentence, and the keys that are pressed."""

from dataclasses import dataclass

from listening.flow import Step


@dataclass(frozen=True)
class Scene:
    """A part of the game under a heading of its own."""

    title: str
    steps: list[Step]
    text: str = ''


@dataclass(frozen=True)
class Game:
    """A whole game: `name` is that of its file, `introduction` the lines before the first scene."""

    name: str
    title: str
    introduction: list[str]
    scenes: list[Scene]


def introduction(*how):
    """The lines before the first scene; `how`: how this game is played by keys."""
    return [
        'What somebody hears who plays with the screen reader Orca in Chromium, from the first page on: in each row the',
        'key that is pressed, what is spoken, and the line on the braille display. “Link”, “button”, “row 2” and the like',
        'are Orca’s own words, and other screen readers have others.',
        *how,
        '',
        'This file is written by `npm run by-ear`.',
    ]
