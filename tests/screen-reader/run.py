#!/usr/bin/python3
"""Plays the flows and checks what is heard: `run.py [--browser NAME] [--only WORDS] [--short] [--jobs N] ADDRESS`.

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
from statistics import median

from flows import FLOWS
from listening.browsers import BROWSERS
from listening.flow import run
from listening.listener import Listener
from listening.log import Heard
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
    parser.add_argument('--browser', choices=BROWSERS, default='chromium')
    parser.add_argument('--only', default='', help='only flows whose name has these words in it')
    parser.add_argument('--short', action='store_true', help='leaves out the flows that take more than a minute')
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


def summary(played, count, asked, seconds):
    """The last lines: how soon one hears something, which flows failed, how many did not, and how long it took."""
    print(soon('the focus', played, False, 100))
    print(soon('announcements', played, True, 350))
    for one in played:
        if not one.fine:
            print(f'FAILED: {one.name}')
    passed = sum(one.fine for one in played)
    again = sum(one.fine and one.again for one in played)
    second = f' ({again} of them at the second attempt)' if again else ''
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    computing = round(used.ru_utime + used.ru_stime)
    print(f'{round(seconds)} s, {computing} s of processor time')
    print(f'{passed} passed{second}, {count - passed} failed ({asked.browser})', flush=True)


def main():
    """Runs the flows that were asked for."""
    asked = arguments()
    # Ended from outside, it still has to put everything away, in its workers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    chosen = [flow for flow in FLOWS if asked.only.lower() in flow.name.lower() and not (flow.long and asked.short)]
    count = max(1, min(asked.jobs, len(chosen)))
    # The longest first, so that none is left over for the end.
    order = chosen if count == 1 else sorted(chosen, key=lambda flow: -len(flow.steps))
    start = time.time()
    played = []
    for one in at_desks(count, order, lambda flow, desk: play(flow, desk, asked)):
        print(one.output, flush=True)
        played.append(one)
    summary(played, len(chosen), asked, time.time() - start)
    return 0 if chosen and len(played) == len(chosen) and all(one.fine for one in played) else 1


if __name__ == '__main__':
    sys.exit(main())
