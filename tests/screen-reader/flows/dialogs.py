"""Questions over the page and fields in place, besides the end of a game: opened, left, used, with the focus back."""

from listening.flow import Flow, step

from .keys import move, new_game
from .settings import TO_THE_SETTINGS

FORGET = Flow(
    'Everything on the device forgotten: the dialog left by Escape, gone round in, and used',
    [
        *TO_THE_SETTINGS,
        step('Tab', 'How do you use Gridscribe?'),
        step('Tab', 'Language'),
        step('Tab', 'More', 'collapsed'),
        step('Tab', 'Forget everything on this device', 'button'),
        step('Return', 'Forget everything?', 'dialog', 'deleted for good', 'Keep everything', 'button', within20='Keep everything'),
        step('Escape', 'Forget everything on this device', 'button', within20='Forget everything on'),
        step('Return', 'Forget everything?', 'dialog', 'Keep everything', 'button'),
        step('Tab', 'Forget everything', 'button', within20='Forget everything'),
        # It stays in the dialog.
        step('Tab', 'Keep everything', 'button', within20='Keep everything', never=('Gridscribe',)),
        step('Tab', 'Forget everything', 'button'),
        step('Return', 'Forget everything on this device', 'button', 'Everything on this device is forgotten.'),
    ],
)

RECORD = Flow(
    'A record on the first page: renamed, deleted and put back, with the focus back each time',
    [
        *new_game(size=3),
        *move('B1', 'A2', 'C2'),
        step('shift+Tab', 'Settings', 'link'),
        step('shift+Tab', 'Help', 'link'),
        step('shift+Tab', 'Gridscribe', 'link'),
        step('Return', 'Gridscribe', 'heading level 1'),
        step('h', 'Games', 'heading level 2'),
        step('h', 'Your records', 'heading level 2'),
        step('Tab', 'Continue Isolation', 'link', within20='Continue Isolation'),
        step('Tab', 'Look through Isolation', 'link', within20='Look through'),
        step('Tab', 'Rename Isolation', 'button', within20='Rename Isolation'),
        step('Return', 'Name of this record', 'entry', 'Isolation', 'Empty: it goes by game and day again.'),
        step('type:x'),
        step('Escape', 'Rename Isolation', 'button', within20='Rename Isolation'),
        step('Return', 'Name of this record', 'entry'),
        step('type:Lesson'),
        step('Return', 'Rename Lesson', 'button', 'Renamed: Lesson.', within20='Renamed: Lesson.'),
        step('Tab', 'Delete Lesson', 'button', within20='Delete Lesson'),
        step('Return', 'Undo Lesson', 'button', 'Deleted. Undo puts it back.', within20='Deleted. Undo puts'),
        step('Return', 'Put back.', within20='Put back.'),
        step('Tab', 'Continue Lesson', 'link', within20='Continue Lesson'),
    ],
)

FLOWS = [FORGET, RECORD]
