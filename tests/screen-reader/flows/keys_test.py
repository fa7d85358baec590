"""Each key that works on the board, as the app's own tables name them, is pressed in some flow with something expected of it."""

import re
import unittest
from pathlib import Path

from flows import FLOWS

SOURCE = Path(__file__).parents[3] / 'src'

# How xdotool calls keys, where it is otherwise than the app.
NAMES = {
    '?': 'question',
    ',': 'comma',
    ';': 'semicolon',
    '+': 'plus',
    '-': 'minus',
    '|': 'bar',
    '.': 'period',
    '/': 'slash',
    '[': 'bracketleft',
    ']': 'bracketright',
    'PageUp': 'Prior',
    'PageDown': 'Next',
    'Enter': 'Return',
    'Backspace': 'BackSpace',
}
ARROWS = ['Left', 'Right', 'Up', 'Down']


def documented():
    """The keys of commands and of the screen, and those that help names besides, as xdotool calls them."""
    commands = (SOURCE / 'speech/commands.ts').read_text(encoding='utf-8')
    keys = re.findall(r"\bkey: '([^']+)'", commands)
    for pair in re.findall(r'\bownerKeys: \[([^\]]+)\]', commands):
        keys += re.findall(r"'([^']+)'", pair)
    for name, table in (('play-keys', 'screenKeys'), ('record-view-keys', 'recordKeys')):
        text = (SOURCE / f'components/{name}.ts').read_text(encoding='utf-8')
        keys += re.findall(r": '([^']+)'", re.search(rf'{table} = \{{(.+?)\}}', text)[1])
    text = (SOURCE / 'components/help-keys.ts').read_text(encoding='utf-8')
    for line in re.findall(r'keys: \[(.+)\]', text):
        keys += re.findall(r"(?<!id: )'([^']+)'", line)
    return {name for key in keys for name in pressed_as(key)}


def pressed_as(key):
    """What is pressed for a key; nothing for a letter or digit of a coordinate, which every flow types, and for the letter of an
    answer, which is another one with each question."""
    if re.fullmatch(r'[A-L]|[1-9]|First letter', key):
        return []
    if key == 'First letter':
        return ['n']
    if key == 'Arrows':
        return ARROWS
    if key == 'Ctrl+arrows':
        return [f'ctrl+{arrow}' for arrow in ARROWS]
    return [NAMES.get(key, key).replace('Ctrl+', 'ctrl+')]


def pressed():
    """The keys that flows press in a game, up to where one of them leaves focus mode, if something is expected of them."""
    keys = set()
    for flow in FLOWS:
        playing = False
        for before, one in zip(flow.steps, flow.steps[1:]):
            if 'Start the game' in before.spoken:
                playing = True
            elif one.key == 'Insert+a':
                playing = False
            if playing and (one.spoken or one.silent or one.never):
                keys.add(one.key)
    return keys


class BoardKeys(unittest.TestCase):
    """What help says of the board is heard."""

    def test_the_tables_are_read(self):
        self.assertLessEqual({'u', 'R', 'P', 'N', 'Prior', 'slash', 'z', 'bracketleft', 'ctrl+Down', 'ctrl+Home'}, documented())

    def test_each_is_pressed(self):
        self.assertEqual(sorted(documented() - pressed()), [])
