"""Orca runs this when it starts. It sends speech and braille to the log named by GRIDSCRIBE_HEARD."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import captured_speech  # noqa: E402  (it lies beside this file)
import orca.braille  # noqa: E402
import orca.event_manager  # noqa: E402
import orca.liveregions  # noqa: E402
import orca.orca  # noqa: E402
from orca import settings  # noqa: E402

settings.speechServerFactory = 'captured_speech'
settings.speechServerInfo = None
settings.enableSpeech = True
settings.enableBraille = True
settings.enableSound = False
# Nobody listens to the keys themselves, nor to the whole page when it has loaded.
settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.sayAllOnLoad = False
# On a slow machine Orca would otherwise end itself.
settings.timeoutTime = 0


class BrailleDisplay:
    """Stands in for `brlapi.Connection`: a display of 80 cells in one line, whose text is written down."""

    displaySize = (80, 1)

    def __init__(self, *args, **options):
        self.fileDescriptor = os.pipe()[0]

    def enterTtyModeWithPath(self, *args):
        return 0

    def write(self, content):
        text = content.text or ''
        if isinstance(text, bytes):
            text = text.decode('utf-8', 'replace')
        captured_speech.note('braille', text=text.rstrip())

    def __getattr__(self, name):
        return lambda *args, **options: None


orca.braille.brlapi.Connection = BrailleDisplay

# Each event is written down when it reaches Orca and when Orca is done with it, with how many are left: who drives the page waits
# until there are none. On a busy machine a page that has loaded keeps Orca busy for seconds, and silent in between.
_enqueue = orca.event_manager.EventManager._enqueue
_process = orca.event_manager.EventManager._processObjectEvent
_in_hand = []


def note_event(manager, kind, event):
    """Adds a line for an event, with how many wait or are in hand."""
    captured_speech.note(kind, text=str(event.type), left=manager._eventQueue.qsize() + len(_in_hand))


def enqueue(manager, event):
    _enqueue(manager, event)
    note_event(manager, 'event', event)


def process(manager, event):
    _in_hand.append(event)
    try:
        return _process(manager, event)
    finally:
        _in_hand.pop()
        note_event(manager, 'done', event)


orca.event_manager.EventManager._enqueue = enqueue
orca.event_manager.EventManager._processObjectEvent = process

# So is what has its focus: a page that has just loaded hears a key only once it is the page itself.
_set_focus = orca.orca.setLocusOfFocus


def set_focus(event, focus, *rest, **more):
    _set_focus(event, focus, *rest, **more)
    captured_speech.note('focus', text=focus.getRoleName() if focus else '')


orca.orca.setLocusOfFocus = set_focus

# So is each key that reaches Orca: what is said after it is counted from there.
_process_key = orca.event_manager.EventManager._processKeyboardEvent


def process_key(manager, event):
    if event.type == orca.event_manager.pyatspi.KEY_PRESSED_EVENT:
        captured_speech.note('key', text=event.event_string)
    return _process_key(manager, event)


orca.event_manager.EventManager._processKeyboardEvent = process_key


def announcing(method):
    """The same method, which has what is spoken in it written down as announced."""

    def announce(*args):
        captured_speech.announced = True
        try:
            return method(*args)
        finally:
            captured_speech.announced = False

    return announce


for _name in ('pumpMessages', 'handleEvent'):
    setattr(orca.liveregions.LiveRegionManager, _name, announcing(getattr(orca.liveregions.LiveRegionManager, _name)))


# A message that waits in Orca when the next key comes is dropped by it, as a voice would break off.
_flush = orca.liveregions.LiveRegionManager.flushMessages


def flush(manager):
    for _politeness, _time, message, _object in manager.msg_queue.queue:
        captured_speech.note('dropped', text=' '.join(map(str, message['content'])))
    return _flush(manager)


orca.liveregions.LiveRegionManager.flushMessages = flush
