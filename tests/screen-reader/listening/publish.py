"""Puts another version of the built app where it is served: a page that differs, and a service worker that knows of it."""

import re
import time


# Seconds without a request after which the service worker counts as having fetched everything, and after which it never will.
QUIET, LONGEST = 2, 60


def forget_requests(folder):
    """Has only a page that is opened from now on count as one that fetches its service worker."""
    (folder / 'requests.log').write_text('', encoding='utf-8')


def wait_for_worker(folder):
    """Waits until a page has fetched its service worker, and that all the rest. Raises TimeoutError if it does not."""
    log = folder / 'requests.log'
    until = time.time() + LONGEST
    while time.time() < until:
        if '/sw.js' in log.read_text(encoding='utf-8').splitlines() and time.time() > log.stat().st_mtime + QUIET:
            forget_requests(folder)
            return
        time.sleep(0.1)
    raise TimeoutError('The page has not fetched its service worker.')


def publish(folder):
    """Changes the app in a folder. Raises ValueError if it is not built as it is known here."""
    wait_for_worker(folder)
    version = str(time.time_ns())
    page = folder / 'index.html'
    page.write_text(page.read_text(encoding='utf-8') + f'<!-- {version} -->\n', encoding='utf-8')
    worker = folder / 'sw.js'
    script = worker.read_text(encoding='utf-8')
    changed = re.sub(r'"revision":"\w+","url":"index\.html"', f'"revision":"{version}","url":"index.html"', script)
    if changed == script:
        raise ValueError('sw.js does not name a revision of index.html.')
    worker.write_text(changed, encoding='utf-8')
