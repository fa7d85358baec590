#!/usr/bin/python3
"""Starts Orca: `launch.py FOLDER`, with the settings folder that holds `orca-customizations.py`.

Debian's own `orca` command refuses to start when the same user runs another one; this one does not, so that a run of the
tests disturbs nobody who listens on the same machine, and does not wait for another run.
"""

import sys

sys.prefix = '/usr'

from orca import orca  # noqa: E402  (Orca looks at the prefix while it is imported)

settings_folder = sys.argv[1]
manager = orca.getSettingsManager()
manager.activate(settings_folder, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
