"""What keys are called, and how many a person presses."""

# Where xdotool calls a key otherwise than the keyboard does.
NAMES = {
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
    if len(key) == 1:
        return f'Shift+{key}' if key.isupper() else key.upper()
    return '+'.join(NAMES.get(part, part.capitalize()) for part in key.split('+'))


def presses(key):
    """How many keys are pressed; Shift and the like are no presses of their own."""
    return len(key.removeprefix('type:')) if key.startswith('type:') else 1
