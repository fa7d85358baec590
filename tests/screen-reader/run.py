#!/usr/bin/python3
"""Plays the flows and checks what is heard: `run.py [--browser NAME] [--only WORDS] [--short] [--jobs N] ADDRESS`, in both
browsers one after the other where none is named.

It writes one JSON line a key (`--quiet`: none) and one line a flow, tells of a flow that fails what was wanted and what was
heard, and fails if anything is wrong. Everything that it needs is started and ended here; `npm run test:screen-reader`
sees that it is installed.
"""

import argparse
import resource
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from flows import FLOWS
from listening.browsers import BROWSERS
from listening.flow import run
from listening.listener import Listener
from listening.log import Heard
from listening.publish import forget_requests
from listening.report import key_line, told
from listening.workers import at_desks
from writing.overview import delays


@dataclass(frozen=True)
class Played:
    """What came of a flow: all that was told meanwhile, what was heard, and whether it went well at once, the second time, or
    not at all."""

    name: str
    output: str
    heard: list[Heard]
    fine: bool
    again: bool


def arguments():
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description='Plays the flows and checks what is heard.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('--published', nargs=2, required=True, help='the same of a copy that may be changed, and its folder')
    parser.add_argument('--browser', choices=[*BROWSERS, 'both'], default='both', help='both: one after the other')
    parser.add_argument('--only', default='', help='only flows whose name has these words in it, or others after a |')
    parser.add_argument('--short', action='store_true', help='leaves out the long flows')
    parser.add_argument('--jobs', type=int, default=1, help='how many flows at a time, each at a desk of its own')
    parser.add_argument('--again', action='store_true', help='plays a flow that fails once more, and says so')
    parser.add_argument('--quiet', action='store_true', help='tells no keys')
    return parser.parse_args()


def attempt(flow, desk, asked):
    """Plays a flow in a window of its own. Answers whether it came to its end, the lines that tell about it, and what was
    heard."""
    lines = []
    all_heard = []
    start = time.time()

    def tell(heard):
        all_heard.append(heard)
        if not asked.quiet:
            lines.append(key_line(heard))

    address, folder = asked.published if flow.publishes else (asked.address, None)
    if folder:
        forget_requests(Path(folder))
    try:
        with Listener(desk, asked.browser, address, folder) as listener:
            failure = run(flow, listener, tell)
    except TimeoutError as error:
        lines.append(f'FAILED: {flow.name}. {error}')
        return False, lines, all_heard
    seconds = time.time() - start
    lines.append(told(flow, failure, seconds))
    return failure is None, lines, all_heard


def play(flow, desk, asked):
    """Plays a flow, and if that is asked for once more when it fails."""
    fine, lines, heard = attempt(flow, desk, asked)
    again = asked.again and not fine
    if again:
        fine, more, heard = attempt(flow, desk, asked)
        lines += [*more, *([f'heard right only the second time: {flow.name}'] if fine else [])]
    return Played(flow.name, '\n'.join(lines), heard, fine, again)


def soon(name, played, announced, limit):
    """How soon a kind of sentence is spoken, over all keys of all flows, as a line."""
    times = delays([one for flow in played for one in flow.heard], announced)
    if not times:
        return f'{name}: none'
    share = 100 * sum(time <= limit for time in times) / len(times)
    return f'{name}: {len(times)} keys, median {median(times):.0f} ms, worst {times[-1]} ms, {share:.0f} % within {limit} ms'


def summary(played, count, browser, seconds):
    """What came of a browser's flows, in lines: how soon one hears something, which flows failed, how many did not, and how long
    it took."""
    passed = sum(one.fine for one in played)
    again = sum(one.fine and one.again for one in played)
    second = f' ({again} of them at the second attempt)' if again else ''
    return [
        soon('the focus', played, False, 100),
        soon('announcements', played, True, 350),
        *[f'FAILED: {one.name}' for one in played if not one.fine],
        f'{round(seconds)} s',
        f'{passed} passed{second}, {count - passed} failed ({browser})',
    ]


def play_all(chosen, browser, asked):
    """Plays flows in one browser, and tells of them; answers whether all went well, and the lines of the summary."""
    asked.browser = browser
    start = time.time()
    played = []
    for one in at_desks(asked.jobs, chosen, lambda flow, desk: play(flow, desk, asked)):
        print(one.output, flush=True)
        played.append(one)
    fine = len(played) == len(chosen) and all(one.fine for one in played)
    return fine, summary(played, len(chosen), browser, time.time() - start)


def main():
    """Runs the flows that were asked for."""
    asked = arguments()
    # Ended from outside, it still has to put everything away, in its workers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    wanted = asked.only.lower().split('|')
    named = [flow for flow in FLOWS if any(words in flow.name.lower() for words in wanted)]
    chosen = [flow for flow in named if not (flow.long and asked.short)]
    asked.jobs = max(1, min(asked.jobs, len(chosen)))
    # The longest first, so that none is left over for the end.
    order = chosen if asked.jobs == 1 else sorted(chosen, key=lambda flow: -len(flow.steps))
    outcomes = [play_all(order, browser, asked) for browser in (BROWSERS if asked.browser == 'both' else [asked.browser])]
    for _fine, lines in outcomes:
        print('\n'.join(lines))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f'{round(used.ru_utime + used.ru_stime)} s of processor time')
    return 0 if chosen and all(fine for fine, _lines in outcomes) else 1


if __name__ == '__main__':
    sys.exit(main())
