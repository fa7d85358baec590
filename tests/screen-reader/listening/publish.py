"""Puts another version of the built app where it is served: a page that differs, and a service worker that knows of it."""

import re
import time


def publish(folder):
    """Changes the app in a folder. Raises ValueError if it is not built as it is known here."""
    version = str(time.time_ns())
    page = folder / 'index.html'
    page.write_text(page.read_text(encoding='utf-8') + f'<!-- {version} -->\n', encoding='utf-8')
    worker = folder / 'sw.js'
    script = worker.read_text(encoding='utf-8')
    changed = re.sub(r'"revision":"\w+","url":"index\.html"', f'"revision":"{version}","url":"index.html"', script)
    if changed == script:
        raise ValueError('sw.js does not name a revision of index.html.')
    worker.write_text(changed, encoding='utf-8')
