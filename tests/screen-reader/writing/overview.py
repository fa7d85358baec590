"""The overview of what is written down: the games, what everyday tasks take, and how soon one hears something."""

from dataclasses import dataclass
from statistics import median

from listening.log import Heard

from .keys import key_name, presses

INTRODUCTION = """# By ear

What somebody hears who plays Gridscribe with a screen reader: whole games, written down key by key as the screen reader
Orca spoke them in Chromium and as a braille display of 80 cells showed them. All of it was heard of the real app, driven
by real keys, and it is checked while it is written: in another order, doubled or late, nothing is written at all.

`npm run by-ear` writes all files in this folder.
"""

TASKS = """## What everyday tasks take

With the focus on the board. What is counted are keys pressed (Shift together with another key is one) and words spoken,
Orca’s own (“row 2.”) among them.
"""

DELAYS = """## How soon one hears it

From the moment when a key reaches Orca to the moment when Orca hands the text to its voice, over all keys of the games
above. The focus should be spoken within 100 ms, an announcement within 350 ms: the page gathers what it announces for
150 ms, since readers lose what comes with the key itself, and Orca in turn waits 100 ms.

What a bare page takes at the same desk, with a key held for 0.1 s, is the least that any page can reach: 28 ms for the
focus, in a grid or on a button, and 264 ms for a live region, whether it is written at once or up to 150 ms after the key,
since Chromium tells readers of changes only every 150 ms: gathering for so long costs nothing. `npm run bench:floor`
measures it.
"""


@dataclass(frozen=True)
class Done:
    """A task, and what each of its keys gave."""

    title: str
    heard: list[Heard]


def task_row(task):
    """A task as a row of the table."""
    keys = ' '.join(key_name(one.key) for one in task.heard)
    count = sum(presses(one.key) for one in task.heard)
    words = sum(len(one.text.split()) for one in task.heard)
    return f'| {task.title} | {keys.replace("|", chr(92) + "|")} | {count} | {words} |'


def delays(heard, announced):
    """How long after its key the first sentence of a kind began, for all keys that had one, in milliseconds."""
    # What a page that is just opened says comes when it has been fetched, and not when the key was pressed.
    within = [one for one in heard if 'heading level 1' not in one.text]
    firsts = [[each.after for each in one.sentences if each.announced == announced][:1] for one in within]
    return sorted(after for first in firsts for after in first)


def delay_row(name, times, limit):
    """Delays as a row of the table."""
    share = 100 * sum(time <= limit for time in times) / len(times)
    return f'| {name} | {len(times)} | {round(median(times))} ms | {times[-1]} ms | {share:.0f} % within {limit} ms |'


def overview_text(games, tasks, heard):
    """The overview. `tasks`: each as it was done; `heard`: all keys of all games."""
    lines = [INTRODUCTION, *[f'- [{game.title}]({game.name}.md)' for game in games], '']
    lines += [TASKS, '| Task | Keys | Key presses | Words spoken |', '| --- | --- | --- | --- |', *map(task_row, tasks), '']
    lines += [
        DELAYS,
        '| What is spoken | Keys | Median | Worst | |',
        '| --- | --- | --- | --- | --- |',
        delay_row('The focus', delays(heard, False), 100),
        delay_row('Announcements', delays(heard, True), 350),
        '',
    ]
    return '\n'.join(lines)
