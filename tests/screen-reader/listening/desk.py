"""A desk to work at that nobody sees: an X server, a session bus, a window manager and Orca, all private and all ended."""

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from .log import HeardLog

ORCA = Path(__file__).parent.parent / 'orca'
PYTHON = '/usr/bin/python3'  # Debian's own: Orca's modules belong to it
SCREEN = '1024x768x24'

# What would lead to somebody else's session bus, display or settings.
NOT_OURS = ('NO_AT_BRIDGE', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS', 'DISPLAY')


class Desk:
    """Starts everything when it is entered (`with Desk() as desk`) and leaves no process and no file behind.

    `env` is the environment that programs at this desk need, `log` what Orca has said and brailled.
    """

    def __init__(self):
        self._processes = []
        self.folder = Path(tempfile.mkdtemp(prefix='gridscribe-listening-'))
        self.env = self._environment()
        self.log = HeardLog(Path(self.env['GRIDSCRIBE_HEARD']))

    def __enter__(self):
        try:
            self._start_display()
            self._start_bus()
            self.start('openbox', ['openbox', '--sm-disable'])  # gives windows the focus
            self._start_orca()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_error):
        self.close()

    def start(self, name, command, **options):
        """Starts a program in a process group of its own. What it writes goes to `NAME.log` in the desk's folder."""
        with open(self.folder / f'{name}.log', 'ab') as output:
            options.setdefault('stdout', output)
            process = subprocess.Popen(
                command,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stderr=output,
                start_new_session=True,
                **options,
            )
        self._processes.append(process)
        return process

    def end(self, process):
        """Ends a program and everything that it has started."""
        self._processes.remove(process)
        for kind, seconds in ((signal.SIGTERM, 5), (signal.SIGKILL, 5)):
            try:
                os.killpg(process.pid, kind)
                process.wait(seconds)
                return
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue

    def close(self):
        """Ends every program, the last first, and removes the folder."""
        for process in reversed(self._processes[:]):
            self.end(process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _environment(self):
        env = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
        places = {
            'HOME': 'home',
            'XDG_RUNTIME_DIR': 'run',
            'XDG_CONFIG_HOME': 'config',
            'XDG_DATA_HOME': 'data',
            'XDG_CACHE_HOME': 'cache',
        }
        for name, place in places.items():
            (self.folder / place).mkdir(mode=0o700)
            env[name] = str(self.folder / place)
        heard = self.folder / 'heard.jsonl'
        heard.touch()
        return env | {
            'PATH': '/usr/bin:/bin:/usr/sbin:/sbin',
            'LANG': 'C.UTF-8',
            'LC_ALL': 'C.UTF-8',
            'GSETTINGS_BACKEND': 'memory',
            'GTK_A11Y': 'atspi',
            # Browsers tell assistive technology nothing unless they are told that there is some.
            'ACCESSIBILITY_ENABLED': '1',
            'GNOME_ACCESSIBILITY': '1',
            'GRIDSCRIBE_HEARD': str(heard),
        }

    def _start_display(self):
        """An X server takes a display number that is free, and says which."""
        reading, writing = os.pipe()
        command = ['Xvfb', '-displayfd', str(writing), '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset']
        self.start('xvfb', command, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as number:
            self.env['DISPLAY'] = f':{number.readline().strip()}'

    def _start_bus(self):
        command = ['dbus-daemon', '--session', '--nofork', '--print-address=1']
        bus = self.start('dbus', command, stdout=subprocess.PIPE)
        self.env['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().decode().strip()
        bus.stdout.close()

    def _start_orca(self):
        """Orca keeps files beside its settings, so it gets a copy of them."""
        settings = self.folder / 'orca'
        shutil.copytree(ORCA, settings, ignore=shutil.ignore_patterns('__pycache__'))
        self.start('orca', [PYTHON, str(settings / 'launch.py'), str(settings)])
        self.log.wait_for(lambda text: 'Screen reader on' in text, 30, 'Orca to start')
