"""Around a game: help, settings, and another language."""

from listening.flow import Flow, step

HELP = Flow(
    'Help: found by a word, read by headings',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Return', 'Help', 'heading level 1', braille='Help'),
        step('Tab', 'Search what you can say', 'entry', braille='Search what you can say'),
        step('type:undo', '1 command.'),
    ],
)

SETTINGS = Flow(
    'Settings: a preset, unfolding the rest, a box that is checked',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Tab', 'Settings', 'link'),
        step('Return', 'Settings', 'heading level 1', braille='Settings'),
        step('Tab', 'How do you use Gridscribe?', 'I listen with my screen reader.', 'selected radio button'),
        step('Tab', 'Language', 'The language of the device.', 'selected radio button'),
        step('Tab', 'More', 'collapsed'),
        step('space', 'expanded'),
        step('Tab', 'How much is said', 'Normal.', 'selected radio button'),
        step('Tab', 'Say letters as words: Charlie three', 'check box', 'not checked'),
        step('space', 'checked', never=('not checked',)),
    ],
)

LANGUAGE = Flow(
    'Another language, at once',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Tab', 'Settings', 'link'),
        step('Return', 'Settings', 'heading level 1'),
        step('Tab', 'I listen with my screen reader.'),
        step('Tab', 'The language of the device.'),
        step('r', 'English'),
        step('r', 'Deutsch'),
        step('space'),
        step('Tab', 'Mehr'),
    ],
)

UPDATE = Flow(
    'A new version: heard of, and used',
    [
        step('Tab', 'Gridscribe', 'link'),
        step('publish:'),
        step('F5', 'Finished loading Gridscribe', 'A new version is ready.'),
        step('Tab', 'Gridscribe', 'link'),
        step('Tab', 'Help', 'link'),
        step('Tab', 'Settings', 'link'),
        step('Tab', 'Use it now', 'button'),
        step('Return', 'Finished loading Gridscribe', 'The new version is in use.'),
        step('Tab', 'Gridscribe', 'link'),
    ],
    publishes=True,
)

FLOWS = [HELP, SETTINGS, LANGUAGE, UPDATE]
