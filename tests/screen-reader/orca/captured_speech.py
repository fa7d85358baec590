"""A speech server for Orca that writes down what it is given to say, one JSON line each, and makes no sound."""

import json
import os
import time

from orca import speechserver

_log = open(os.environ['GRIDSCRIBE_HEARD'], 'a', buffering=1, encoding='utf-8')


def note(kind, **facts):
    """Adds a line to the log: when (seconds), what kind of thing, and what is known of it."""
    _log.write(json.dumps({'at': round(time.time(), 4), 'kind': kind, **facts}, ensure_ascii=False) + '\n')


# Whether what is spoken now comes from a live region.
announced = False


def note_speech(text):
    """Adds a line for something spoken."""
    note('spoken', text=text, announced=announced)


class SpeechServer(speechserver.SpeechServer):
    """The one voice that there is. Its methods are those that Orca calls."""

    _only = None

    @staticmethod
    def getFactoryName():
        return 'captured'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ['captured', 'captured']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            note_speech(text)

    def speakCharacter(self, character, acss=None):
        note_speech(character)

    def speakKeyEvent(self, event, acss=None):
        note('echo', text=event.getKeyName())

    def sayAll(self, utterances, progress):
        for context, _acss in utterances:
            note_speech(context.utterance)

    def stop(self):
        note('stop')
