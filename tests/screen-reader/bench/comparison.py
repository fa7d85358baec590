"""What was announced beside what was spoken."""

import re
from dataclasses import dataclass, field
from statistics import median

# Seconds within which a message has to be spoken, to be taken for that one.
SPOKEN_WITHIN = 3.0
# Seconds within which a newer key comes before any reader could have spoken. One that comes later may still find the message
# waiting in a reader that is busy, which drops it then.
TOO_NEW = 0.4
# Clocks are read a moment before or after what they tell of.
CLOCKS = 0.02
# Seconds before and after a message that was lost or late of which all is told.
TOLD_BEFORE, TOLD_AFTER = 1.5, 3.0


@dataclass
class Outcome:
    """What became of the messages of a page; times in seconds."""

    given: int = 0
    spoken: int = 0
    overtaken: int = 0
    lost: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)

    def add(self, other):
        """Adds what became of another page's messages."""
        self.given += other.given
        self.spoken += other.spoken
        self.overtaken += other.overtaken
        self.lost += other.lost
        self.late += other.late
        self.delays += other.delays

    def told(self):
        """The outcome in lines."""
        times = sorted(self.delays) or [0.0]
        return '\n'.join(
            [
                *[f'lost: {message}' for message in self.lost],
                *[f'late: {message}' for message in self.late],
                f'{self.given} messages: {self.spoken} spoken whole, {self.overtaken} overtaken by a newer key whose own '
                f'answer was spoken, {len(self.late)} of the spoken ones late, {len(self.lost)} lost',
                f'from the key to the voice: median {median(times) * 1000:.0f} ms, worst {times[-1] * 1000:.0f} ms',
            ]
        )


def compare(given, heard):
    """What became of messages. `given`: pairs of time and text, in order; `heard`: the lines of Orca's log meanwhile."""
    spoken = [(line['at'], line['text'].strip(), line['announced']) for line in heard if line['kind'] == 'spoken']
    dropped = [(line['at'], line['text']) for line in heard if line['kind'] == 'dropped']
    keys = [line['at'] for line in heard if line['kind'] == 'key']
    outcome = Outcome(given=len(given))
    for number, (at, text) in enumerate(given):
        # What is spoken after the same text was given once more is taken for that one.
        again = next((when for when, other in given[number + 1 :] if other == text), at + SPOKEN_WITHIN)
        until = min(again, at + SPOKEN_WITHIN)
        found = next((one for one in spoken if at - CLOCKS <= one[0] <= until and says(one, text)), None)
        newer = next((key for key in keys if key > at), None)
        if found:
            spoken.remove(found)
            outcome.spoken += 1
            outcome.delays.append(found[0] - max(key for key in keys if key <= at))
            # Said after the next key, it is taken for the answer to that.
            if newer is not None and newer < found[0]:
                after = f'{(found[0] - newer) * 1000:.0f} ms after the next key'
                outcome.late.append(f'"{text}", {after}\n{story(at, given, heard)}')
        elif newer is not None and any(newer < one[0] < newer + SPOKEN_WITHIN for one in spoken) and (
            newer < at + TOO_NEW or any(one[1].strip() == text and at < one[0] < at + SPOKEN_WITHIN for one in dropped)
        ):
            outcome.overtaken += 1
        else:
            after = 'no other key' if newer is None else f'the next key {(newer - at) * 1000:.0f} ms later'
            outcome.lost.append(f'"{text}", {after}\n{story(at, given, heard)}')
    return outcome


def says(spoken, text):
    """Whether what was spoken says a text: what comes from a live region is the text itself, of all else it may be some words."""
    _at, sentence, announced = spoken
    if announced:
        return sentence == text
    return re.search(rf'(?<!\w){re.escape(text)}(?!\w)', sentence) is not None


def story(at, given, heard):
    """All that happened around a message, a line each: milliseconds from when the page wrote it, what it was, and its text."""
    happened = [(when, 'given', text) for when, text in given]
    told = ('key', 'spoken', 'dropped', 'focus')
    happened += [(line['at'], line['kind'], line['text']) for line in heard if line['kind'] in told]
    near = sorted(one for one in happened if at - TOLD_BEFORE <= one[0] <= at + TOLD_AFTER)
    return '\n'.join(f'    {(when - at) * 1000:6.0f} ms  {kind}: {text}' for when, kind, text in near)
