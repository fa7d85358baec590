"""Somebody who opens the app in a browser, presses keys and listens."""

import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from .browsers import BROWSERS
from .publish import publish


class Listener:
    """Opens an address in a new window with an empty profile: `with Listener(desk, 'chromium', address) as listener`.

    `folder`: where the app lies that is served there, if new versions are to be published.
    """

    # Seconds in which a browser that has just started may still find something to say.
    REST_AFTER_LOADING = 1.5

    def __init__(self, desk, browser, address, folder=None):
        self._desk = desk
        self._browser = browser
        self._address = address
        self._folder = folder

    def __enter__(self):
        self._profile = Path(tempfile.mkdtemp(prefix='profile-', dir=self._desk.folder))
        command = BROWSERS[self._browser](self._profile / 'profile', self._address)
        self._process = self._desk.start(self._browser, command)
        try:
            self._focus()
            self._desk.log.wait_for(lambda text: text.startswith('Finished loading Gridscribe'), 60, 'the page to load')
            self._wait_for_page()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error):
        self._desk.end(self._process)
        shutil.rmtree(self._profile, ignore_errors=True)

    def press(self, key, enough=lambda heard: True, held=0):
        """Presses a key and gives the `Heard` of it, waiting some seconds for what makes `enough(heard)` true.

        `key` is a name of xdotool's (`Tab`, `shift+Tab`, `Return`, `b`), or `type:` and a text to be typed. `publish:`
        presses nothing: it puts another version of the app on the server. `held`: seconds until the key is let go.
        """
        if key == 'publish:':
            return self._desk.log.settle(key, lambda: publish(Path(self._folder)), enough)
        return self._desk.log.settle(key, lambda: self.send(key, held), enough)

    def send(self, key, held=0):
        """Presses a key and waits for nothing but that it is let go."""
        if held:
            self._xdotool('keydown', key, 'sleep', str(held), 'keyup', key)
        elif key.startswith('type:'):
            self._xdotool('type', '--delay', '40', key.removeprefix('type:'))
        else:
            self._xdotool('key', '--clearmodifiers', key)

    def _wait_for_page(self):
        """Waits until the page has Orca's focus. Orca may have missed that it got it, on a busy machine, and then takes the first
        link for the focus: of a Tab that leads there it would say nothing. So the window gets the focus once more."""
        for _ in range(5):
            # A browser that starts slowly may have taken the focus away from its window once more, too.
            self._focus()
            self._desk.log.settle('', lambda: time.sleep(self.REST_AFTER_LOADING))
            if self._desk.log.focus == 'document web':
                return
            self._xdotool('search', '--maxdepth', '0', '.*', 'windowfocus')
        raise TimeoutError(f'Orca takes "{self._desk.log.focus}" for the focus, and not the page.')

    def _focus(self):
        self._xdotool('windowfocus', '--sync', self._window())

    def _window(self):
        until = time.time() + 60
        while time.time() < until:
            found = self._xdotool('search', '--onlyvisible', '--class', self._browser)
            if found:
                return found.splitlines()[0]
            time.sleep(0.05)
        raise TimeoutError(f'{self._browser} opened no window.')

    def _xdotool(self, *words):
        done = subprocess.run(['xdotool', *words], env=self._desk.env, capture_output=True, timeout=30, check=False)
        return done.stdout.decode().strip()
