"""What Orca has said and shown in braille, as it is written down by `orca/captured_speech.py`."""

import json
import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sentence:
    """Something spoken: how long after the key, in milliseconds, and whether it comes from a live region."""

    text: str
    after: int
    announced: bool


@dataclass
class Heard:
    """What one key press gave: the sentences spoken in their order and the braille line that stood last. `late` was spoken
    before the key, after the one before it had been answered."""

    key: str
    sentences: list[Sentence] = field(default_factory=list)
    braille: str | None = None
    late: list[str] = field(default_factory=list)

    @property
    def spoken(self):
        """The texts of the sentences."""
        return [sentence.text for sentence in self.sentences]

    @property
    def text(self):
        """All that was spoken, as one text."""
        return ' '.join(self.spoken)


class HeardLog:
    """Reads the log while it grows."""

    # Seconds after the key before which nobody can know that nothing more is said: the page gathers what it announces for
    # 0.15 s, and readers take as long again.
    SOONEST = 0.45
    # Seconds without anything new after which Orca counts as done: once it has spoken, when it is silent, and when it may
    # be silent since only text is typed.
    QUIET_AFTER_SPEECH = 0.2
    QUIET_IN_SILENCE = 0.9
    QUIET_AFTER_TYPING = 0.3
    # Longer only what is never said is waited for.
    LONGEST = 15.0

    def __init__(self, path):
        self._path = path
        self._place = 0
        # What Orca takes for the focus, as the name of a role.
        self.focus = ''
        # How many events Orca has still to deal with.
        self.left = 0

    def read(self):
        """The lines that are new since the last call."""
        with open(self._path, 'rb') as file:
            file.seek(self._place)
            data = file.read()
        end = data.rfind(b'\n') + 1  # the last line may not be whole yet
        self._place += end
        lines = [json.loads(line) for line in data[:end].splitlines()]
        self.focus = next((line['text'] for line in reversed(lines) if line['kind'] == 'focus'), self.focus)
        self.left = next((line['left'] for line in reversed(lines) if 'left' in line), self.left)
        return lines

    def wait_for(self, fits, seconds, what):
        """Waits until something is spoken that fits; raises TimeoutError, which says what was waited for."""
        until = time.time() + seconds
        while time.time() < until:
            if any(line['kind'] == 'spoken' and fits(line['text']) for line in self.read()):
                return
            time.sleep(0.02)
        raise TimeoutError(f'Waited {seconds} s for {what}.')

    def settle(self, key, do, enough=lambda heard: True):
        """Does something and waits until Orca has said all that it has to say to it.

        `do` is a function without arguments; the answer is a `Heard` for `key`. Until `enough(heard)` is true, or while
        Orca has events to deal with, a quiet moment does not count as the end: a slow machine may pause in the middle.
        """
        heard = Heard(key, late=[line['text'] for line in self.read() if line['kind'] == 'spoken'])
        start = last = pressed = time.time()
        do()
        while time.time() < start + self.LONGEST:
            lines = self.read()
            for line in lines:
                if line['kind'] == 'key':
                    pressed = line['at']
                elif line['kind'] == 'spoken':
                    after = round((line['at'] - pressed) * 1000)
                    heard.sentences.append(Sentence(line['text'], after, line['announced']))
                elif line['kind'] == 'braille':
                    heard.braille = line['text']
            if lines:
                last = time.time()
            is_quiet = time.time() > max(start + self.SOONEST, last + self._quiet(heard))
            if is_quiet and self.left == 0 and enough(heard):
                break
            time.sleep(0.01)
        return heard

    def _quiet(self, heard):
        if heard.sentences:
            return self.QUIET_AFTER_SPEECH
        return self.QUIET_AFTER_TYPING if heard.key.startswith('type:') else self.QUIET_IN_SILENCE
