#!/usr/bin/python3
"""Measures what the browser and Orca take by themselves, on a bare page: `floor.py [--browser NAME] ADDRESS`.

The page has a grid of cells and buttons that get the focus one after another, and a live region that is written some time
after the key. A key is held for as long as a person holds it. What is spoken there is the least that any page can reach at this desk;
`docs/by-ear/README.md` says what Gridscribe reaches.
"""

import argparse
from statistics import median

from listening.browsers import BROWSERS
from listening.desk import Desk
from listening.listener import Listener

# Milliseconds from the key to the moment when the page writes its region.
WAITS = (0, 50, 100, 150, 200)
KEYS = 24
# Seconds for which a person holds a key.
HELD = 0.1


def times(listener, keys, announced):
    """How long after each key its sentence was handed to the voice, in milliseconds; keys of which nothing is said give none."""
    heard = [listener.press(keys[number % len(keys)], held=HELD) for number in range(KEYS)]
    firsts = [[one.after for one in each.sentences if one.announced == announced][:1] for each in heard]
    return [after for first in firsts for after in first]


def told(what, found, limit):
    """One line: the median, the worst, how many within the limit, and how many keys were answered at all."""
    within = sum(one <= limit for one in found)
    return (
        f'{what}: median {median(found or [0]):.0f} ms, worst {max(found, default=0)} ms, {within} of {KEYS} within {limit} ms, '
        f'{KEYS - len(found)} lost'
    )


def main():
    """Measures the focus, and announcements for each wait."""
    parser = argparse.ArgumentParser(description='Measures what the browser and Orca take by themselves.')
    parser.add_argument('address', help='where the bare page is served')
    parser.add_argument('--browser', choices=BROWSERS, default='chromium')
    asked = parser.parse_args()
    with Desk() as desk:
        for wait in WAITS:
            with Listener(desk, asked.browser, f'{asked.address}?{wait}') as listener:
                listener.press('Tab')
                cells = times(listener, ['Right', 'Left'], announced=False)
                buttons = times(listener, ['Tab'], announced=False)
                said = times(listener, ['Return'], announced=True)
            if wait == 0:
                print(told('The focus, on a button', buttons, 100))
                print(told('The focus, in a grid', cells, 100))
            print(told(f'A region written {wait} ms after the key', said, 350), flush=True)


if __name__ == '__main__':
    main()
