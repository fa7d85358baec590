#!/usr/bin/python3
"""Plays the flows and checks what is heard: `run.py [--browser NAME] [--only WORDS] [--short] [--jobs N] ADDRESS`.

It writes one JSON line a key (`--quiet`: none) and one line a flow, tells of a flow that fails what was wanted and what was
heard, and fails if anything is wrong. Everything that it needs is started and ended here; `npm run test:screen-reader`
sees that it is installed.
"""

import argparse
import multiprocessing
import resource
import signal
import sys
import time
from dataclasses import dataclass

from flows import FLOWS
from listening.browsers import BROWSERS
from listening.desk import Desk
from listening.flow import run
from listening.listener import Listener
from listening.report import key_line, told


@dataclass(frozen=True)
class Played:
    """What came of a flow: all that was told meanwhile, and whether it went well at once, the second time, or not at all."""

    name: str
    output: str
    fine: bool
    again: bool


def arguments():
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description='Plays the flows and checks what is heard.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('--published', nargs=2, required=True, help='the same of a copy that may be changed, and its folder')
    parser.add_argument('--browser', choices=BROWSERS, default='chromium')
    parser.add_argument('--only', default='', help='only flows whose name has these words in it')
    parser.add_argument('--short', action='store_true', help='only the flows that tell most')
    parser.add_argument('--jobs', type=int, default=1, help='how many flows at a time, each at a desk of its own')
    parser.add_argument('--again', action='store_true', help='plays a flow that fails once more, and says so')
    parser.add_argument('--quiet', action='store_true', help='tells no keys')
    return parser.parse_args()


def attempt(flow, desk, asked):
    """Plays a flow in a window of its own. Answers whether it came to its end, and the lines that tell about it."""
    lines = []
    start = time.time()

    def tell(heard):
        if not asked.quiet:
            lines.append(key_line(heard))

    address, folder = asked.published if flow.publishes else (asked.address, None)
    try:
        with Listener(desk, asked.browser, address, folder) as listener:
            failure = run(flow, listener, tell)
    except TimeoutError as error:
        lines.append(f'FAILED: {flow.name}. {error}')
        return False, lines
    seconds = time.time() - start
    lines.append(told(flow, failure, seconds))
    return failure is None, lines


def play(flow, desk, asked):
    """Plays a flow, and if that is asked for once more when it fails."""
    fine, lines = attempt(flow, desk, asked)
    again = asked.again and not fine
    if again:
        fine, more = attempt(flow, desk, asked)
        lines += [*more, *(['It was heard right only the second time.'] if fine else [])]
    return Played(flow.name, '\n'.join(lines), fine, again)


def work(asked, places, results):
    """Plays flows at one desk until there are no more. `places`: where they stand in FLOWS; None ends it."""
    with Desk() as desk:
        while (place := places.get()) is not None:
            results.put(play(FLOWS[place], desk, asked))


def start_workers(asked, chosen):
    """Starts as many as were asked for. Answers them and the queue into which they put what they have played."""
    places = multiprocessing.Queue()
    results = multiprocessing.Queue()
    count = max(1, min(asked.jobs, len(chosen)))
    # The longest first, so that none is left over for the end.
    for place in sorted(chosen, key=lambda one: -len(FLOWS[one].steps) if count > 1 else one):
        places.put(place)
    workers = [multiprocessing.Process(target=work, args=(asked, places, results)) for _ in range(count)]
    for worker in workers:
        places.put(None)
        worker.start()
    return workers, results


def gather(workers, results, count):
    """Waits for as many results as there are flows, and prints them as they come; fewer if a worker breaks off."""
    played = []
    while len(played) < count:
        if results.empty() and not any(worker.is_alive() for worker in workers):
            break
        try:
            played.append(results.get(timeout=1))
        except multiprocessing.queues.Empty:
            continue
        print(played[-1].output, flush=True)
    return played


def summary(played, count, asked, seconds):
    """The last lines: which flows failed, how many did not, and how long it took."""
    for one in played:
        if not one.fine:
            print(f'FAILED: {one.name}')
    passed = sum(one.fine for one in played)
    again = sum(one.fine and one.again for one in played)
    second = f' ({again} of them only the second time)' if again else ''
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    computing = round(used.ru_utime + used.ru_stime)
    print(f'{round(seconds)} s, {computing} s of processor time')
    print(f'{passed} passed{second}, {count - passed} failed ({asked.browser})', flush=True)


def main():
    """Runs the flows that were asked for."""
    asked = arguments()
    # Ended from outside, it still has to put everything away; the workers inherit this.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    chosen = [
        place
        for place, flow in enumerate(FLOWS)
        if asked.only.lower() in flow.name.lower() and (flow.short or not asked.short)
    ]
    start = time.time()
    workers, results = start_workers(asked, chosen)
    try:
        played = gather(workers, results, len(chosen))
    except BaseException:
        for worker in workers:
            worker.terminate()
        raise
    finally:
        for worker in workers:
            worker.join()
    summary(played, len(chosen), asked, time.time() - start)
    return 0 if chosen and len(played) == len(chosen) and all(one.fine for one in played) else 1


if __name__ == '__main__':
    sys.exit(main())
