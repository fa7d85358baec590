#!/usr/bin/python3
"""Plays the flows and checks what is heard: `run.py [--browser NAME] [--only WORDS] ADDRESS`.

It writes one JSON line a key (`--quiet`: only where something is wrong) and one line a flow, and fails if anything is
wrong. Everything that it needs is started and ended here; `npm run test:screen-reader` sees that it is installed.
"""

import argparse
import json
import signal
import sys

from flows import FLOWS
from listening.browsers import BROWSERS
from listening.desk import Desk
from listening.flow import run
from listening.listener import Listener


def arguments():
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description='Plays the flows and checks what is heard.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('--browser', choices=BROWSERS, default='chromium')
    parser.add_argument('--only', default='', help='only flows whose name has these words in it')
    parser.add_argument('--quiet', action='store_true', help='tells only what is wrong')
    return parser.parse_args()


def teller(quiet):
    """A function that writes what one key gave as a JSON line."""

    def tell(heard, faults):
        if quiet and not faults:
            return
        line = {'key': heard.key, 'spoken': heard.spoken, 'braille': heard.braille, 'after': heard.after}
        print(json.dumps(line | ({'faults': faults} if faults else {}), ensure_ascii=False), flush=True)

    return tell


def main():
    """Runs the flows that were asked for, each in a window of its own."""
    asked = arguments()
    # Ended from outside, it still has to put everything away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    flows = [flow for flow in FLOWS if asked.only.lower() in flow.name.lower()]
    failed = 0
    with Desk() as desk:
        for flow in flows:
            with Listener(desk, asked.browser, asked.address) as listener:
                fine = run(flow, listener, teller(asked.quiet))
            failed += 0 if fine else 1
            print(f'{"ok" if fine else "FAILED"}: {flow.name}, {len(flow.steps)} keys', flush=True)
    print(f'{len(flows) - failed} passed, {failed} failed ({asked.browser})')
    return 1 if failed or not flows else 0


if __name__ == '__main__':
    sys.exit(main())
