#!/usr/bin/python3
"""Presses random keys and compares what the page announces with what is spoken: `announce.py --given FILE ADDRESS`.

The server at the address writes each message that the page puts into a live region to FILE, a JSON line each with its page,
time and text. `npm run bench:announce` sees to everything around it. It fails if a message is lost.
"""

import argparse
import json
import signal
import sys
import time
from pathlib import Path

from bench.comparison import Outcome, compare
from bench.sequences import BATCHES
from listening.listener import Listener
from listening.workers import at_desks

# What a dialog says that its button opens, and the button that the focus comes back to.
SAID_BY_DIALOG = {'Return': 'End the game?', 'Escape': 'Given up by Pawn B'}


def press_all(batch, seeds, listener, desk):
    """Plays sequences. Answers what the reader itself has to say of dialogs, and all lines of Orca's log meanwhile."""
    desk.log.read()
    sent = []
    for seed in seeds:
        for key, pause in batch.sequence(seed):
            if 'dialog' in batch.name and key in SAID_BY_DIALOG:
                sent.append((time.time(), SAID_BY_DIALOG[key]))
            listener.send(key)
            time.sleep(pause)
    time.sleep(2)
    heard = desk.log.read()
    keys = [line['at'] for line in heard if line['kind'] == 'key']
    return [(min(key for key in keys if key >= at), text) for at, text in sent], heard


def play(number, asked, desk):
    """Plays a batch in a window of its own; answers what became of its messages."""
    batch = BATCHES[number]
    each = asked.sequences // len(BATCHES)
    with Listener(desk, asked.browser, f'{asked.address}?{number}') as listener:
        for one in batch.before:
            listener.press(one.key, one.is_heard)
        began = time.time()
        expected, heard = press_all(batch, range(number * each, (number + 1) * each), listener, desk)
    lines = [json.loads(line) for line in asked.given.read_text(encoding='utf-8').splitlines()]
    announced = [(line['at'] / 1000, line['text']) for line in lines if line['page'] == str(number)]
    return compare(sorted([*expected, *[one for one in announced if one[0] > began]]), heard)


def main():
    """Plays all batches and tells what became of the messages."""
    parser = argparse.ArgumentParser(description='Compares what is announced with what is spoken.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('--given', type=Path, required=True, help='where the server writes what is announced')
    parser.add_argument('--browser', default='chromium')
    parser.add_argument('--sequences', type=int, default=200)
    parser.add_argument('--jobs', type=int, default=1, help='how many desks')
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    whole = Outcome()
    done = 0
    for number, outcome in at_desks(asked.jobs, range(len(BATCHES)), lambda one, desk: (one, play(one, asked, desk))):
        print(f'{BATCHES[number].name}:\n{outcome.told()}\n', flush=True)
        whole.add(outcome)
        done += 1
    print(f'{asked.sequences} sequences ({asked.browser}):\n{whole.told()}')
    return 1 if whole.lost or done < len(BATCHES) else 0


if __name__ == '__main__':
    sys.exit(main())
