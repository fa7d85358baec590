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
