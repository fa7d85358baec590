#!/usr/bin/python3
"""Plays whole games and writes down what a listener hears: `by_ear.py ADDRESS FOLDER`.

One Markdown file a game, a table row a key: the key, what is spoken, the braille line. What a row has to contain is
checked as in the flows, and nothing is written if anything is wrong. `npm run by-ear` sees to everything around it.
"""

import argparse
import signal
import sys
from pathlib import Path

from games import GAMES
from listening.desk import Desk
from listening.listener import Listener

# What a key is called on the keyboard, where xdotool calls it otherwise.
KEYS = {
    'Return': 'Enter',
    'BackSpace': 'Backspace',
    'space': 'Space',
    'minus': '-',
    'bar': '|',
    'period': '.',
    'slash': '/',
    'question': '?',
}


def key_name(key):
    """A key as a person would call it; a single letter as it stands on the key."""
    if key.startswith('type:'):
        return f'“{key.removeprefix("type:")}”'
    parts = key.split('+') if len(key) > 1 else [key]
    return '+'.join(KEYS.get(part, part.capitalize()) for part in parts)


def cell(text):
    """A text as the content of a table's cell."""
    return text.replace('|', '\\|').strip()


def row(heard):
    """What one key gave as a row of the table."""
    braille = cell(heard.braille or '')
    # Text cursors and marks of state are dots of their own on a display.
    return f'| {cell(key_name(heard.key))} | {cell(heard.text)} | {f"`{braille}`" if braille else ""} |'


def play(game, listener):
    """Plays a game; answers the lines of its file.

    Raises ValueError with what is wrong, if anything is not heard as it has to be.
    """
    lines = [f'# {game.title}', '', *game.introduction]
    keys = words = 0
    for scene in game.scenes:
        lines += ['', f'## {scene.title}', '']
        if scene.text:
            lines += [scene.text, '']
        lines += ['| Key | Spoken | Braille line |', '| --- | --- | --- |']
        for step in scene.steps:
            heard = listener.press(step.key, step.is_heard)
            faults = step.faults(heard)
            if faults:
                raise ValueError(f'{scene.title}, {step.key}: {heard.spoken}, {heard.braille!r}. {" ".join(faults)}')
            lines.append(row(heard))
            keys += 1
            words += len(heard.text.split())
    return [*lines, '', f'In all {keys} keys, and {words} words spoken.', '']


def main():
    """Plays every game and writes its file."""
    parser = argparse.ArgumentParser(description='Writes down what a listener hears of whole games.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('folder', type=Path, help='where the files go')
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with Desk() as desk:
        for game in GAMES:
            with Listener(desk, 'chromium', asked.address) as listener:
                text = '\n'.join(play(game, listener))
            asked.folder.mkdir(parents=True, exist_ok=True)
            (asked.folder / f'{game.name}.md').write_text(text, encoding='utf-8')
            print(f'{game.name} is written down')


if __name__ == '__main__':
    main()
