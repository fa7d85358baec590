"""Flows: keys in their order, and what has to be heard after each."""

import re
from dataclasses import dataclass, field

from .log import Heard
from .wording import oddities

# Most braille displays have 40 cells: what matters has to stand there.
BRAILLE_CELLS = 40
# Small ones have 20: without panning one has to know there what it is about.
FEW_CELLS = 20

# How what a browser tells of itself begins, as of a file that is saved; Chromium now and then does so twice.
BY_THE_BROWSER = 'notification '

# A cell or an edge with what is on it, as the line of the focus begins. Orca puts a space before a message.
_PLACE = re.compile(r'[A-L][1-9](?: \w+ [A-L][1-9])?, [^,.]+')


@dataclass(frozen=True)
class Step:
    """One key and what is expected of it.

    `spoken`: parts that have to be spoken in this order; other words may stand between them.
    `braille`: what the braille line has to begin with.
    `within20`: what has to stand whole in the first 20 cells.
    `never`: parts that must not be spoken.
    `silent`: nothing may be spoken at all.
    """

    key: str
    spoken: tuple[str, ...] = ()
    braille: str | None = None
    within20: str = ''
    never: tuple[str, ...] = ()
    silent: bool = False

    def is_heard(self, heard):
        """Whether everything expected has been heard."""
        return self._missing(heard) is None and self._brailled(heard) and self.within20 in (heard.braille or '')[:FEW_CELLS]

    def faults(self, heard):
        """What is wrong with what was heard, in sentences; empty if nothing is."""
        missing = self._missing(heard)
        faults = [f'"{missing}" is not spoken, or not in its place.'] if missing else []
        faults += [f'"{part}" is spoken.' for part in self.never if part in heard.text]
        if self.silent and heard.spoken:
            faults.append('Something is spoken.')
        for sentence in sorted(set(heard.spoken)):
            if heard.spoken.count(sentence) > 1 and not sentence.startswith(BY_THE_BROWSER):
                faults.append(f'"{sentence}" is spoken more than once.')
            faults += oddities(sentence)
        faults += [f'"{sentence}" comes late.' for sentence in heard.late]
        if not self._brailled(heard):
            faults.append(f'The braille line does not begin with "{self.braille}".')
        line = heard.braille or ''
        place = _PLACE.match(line)
        for part in filter(None, [self.within20, place and place[0]]):
            if part not in line[:FEW_CELLS]:
                faults.append(f'"{part}" is not within the first {FEW_CELLS} cells of "{line}".')
        return faults

    def _missing(self, heard):
        """The first part that is not spoken in its place."""
        place = 0
        for part in self.spoken:
            found = heard.text.find(part, place)
            if found < 0:
                return part
            place = found + len(part)
        return None

    def _brailled(self, heard):
        # Orca puts a space before a message.
        return self.braille is None or (heard.braille or '').lstrip().startswith(self.braille)


def step(key, *spoken, braille=None, within20='', never=(), silent=False):
    """A key and what has to be heard after it: see `Step`."""
    assert braille is None or len(braille) <= BRAILLE_CELLS, f'"{braille}" is longer than a braille display'
    assert len(within20) <= FEW_CELLS, f'"{within20}" is longer than a small braille display'
    return Step(key, spoken, braille, within20, never, silent)


@dataclass
class Flow:
    """A flow: what a person wants to do, and the steps in which they do it, from the first page of an empty app on.

    `long`: it takes long, and is not played with every `npm test`, which is to be short. `publishes`: new versions of the app are
    published in it.
    """

    name: str
    steps: list[Step] = field(default_factory=list)
    long: bool = False
    publishes: bool = False


@dataclass(frozen=True)
class Failure:
    """The step at which a flow failed, counted from 1, what was heard at it and at the one before, and what is wrong."""

    number: int
    step: Step
    heard: Heard
    before: Heard | None
    faults: list[str]


def run(flow, listener, tell):
    """Plays a flow up to its end or to the first step that has faults: answers None, or that `Failure`.

    `tell(heard)` is called after each key.
    """
    before = None
    for number, one in enumerate(flow.steps, 1):
        heard = listener.press(one.key, one.is_heard)
        tell(heard)
        faults = one.faults(heard)
        if faults:
            return Failure(number, one, heard, before, faults)
        before = heard
    return None
