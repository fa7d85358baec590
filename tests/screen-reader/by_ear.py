#!/usr/bin/python3
"""Plays whole games and everyday tasks, and writes down what a listener hears: `by_ear.py ADDRESS FOLDER`.

One Markdown file a game, a table row a key: the key, what is spoken, the braille line; and `README.md`, which counts and
measures. What has to be heard is checked as in the flows, and nothing is written if anything is wrong. `npm run by-ear`
sees to everything around it.
"""

import argparse
import signal
import sys
from pathlib import Path

from games import GAMES
from games.tasks import SITTINGS
from listening.desk import Desk
from listening.listener import Listener
from writing.game import game_text
from writing.overview import Done, overview_text


def press(listener, step, where):
    """Presses the key of a step; raises ValueError with what is wrong, if anything is not heard as it has to be."""
    heard = listener.press(step.key, step.is_heard)
    faults = step.faults(heard)
    if faults:
        raise ValueError(f'{where}, {step.key}: {heard.spoken}, {heard.braille!r}. {" ".join(faults)}')
    return heard


def play(game, listener):
    """Plays a game; answers what was heard in each scene."""
    return [[press(listener, step, scene.title) for step in scene.steps] for scene in game.scenes]


def do_tasks(sitting, listener):
    """Does the tasks of a sitting; answers each with what was heard."""
    for step in sitting.before:
        press(listener, step, 'Before the tasks')
    return [Done(task.title, [press(listener, step, task.title) for step in task.steps]) for task in sitting.tasks]


def main():
    """Plays everything and writes the files."""
    parser = argparse.ArgumentParser(description='Writes down what a listener hears.')
    parser.add_argument('address', help='where the app is served')
    parser.add_argument('folder', type=Path, help='where the files go')
    parser.add_argument('--only', default='', help='only the game whose file is called so')
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    asked.folder.mkdir(parents=True, exist_ok=True)
    heard = []
    done = []
    with Desk() as desk:
        for sitting in [] if asked.only else SITTINGS:
            with Listener(desk, 'chromium', asked.address) as listener:
                done += do_tasks(sitting, listener)
        for game in GAMES:
            if asked.only not in game.name:
                continue
            with Listener(desk, 'chromium', asked.address) as listener:
                scenes = play(game, listener)
            (asked.folder / f'{game.name}.md').write_text(game_text(game, scenes), encoding='utf-8')
            heard += [one for scene in scenes for one in scene]
            print(f'{game.name} is written down', flush=True)
    if asked.only:
        return
    (asked.folder / 'README.md').write_text(overview_text(GAMES, done, heard), encoding='utf-8')


if __name__ == '__main__':
    main()
