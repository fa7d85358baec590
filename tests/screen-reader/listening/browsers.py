"""How each browser is started: a window on the desk's screen, a profile of its own, and nothing that it asks or fetches."""

import json

CHROMIUM_FLAGS = (
    '--no-sandbox',  # it refuses to run as root otherwise
    '--disable-gpu',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    '--disable-sync',
    '--disable-features=Translate,MediaRouter,OptimizationHints',
    '--password-store=basic',
    '--test-type',
    '--force-renderer-accessibility',
    '--ozone-platform=x11',
    '--window-size=1000,740',
    '--window-position=0,0',
)

FIREFOX_SETTINGS = {
    'accessibility.force_disabled': -1,
    'app.normandy.enabled': False,
    'app.update.enabled': False,
    'browser.aboutwelcome.enabled': False,
    'browser.newtab.preload': False,
    'browser.newtabpage.enabled': False,
    'browser.preonboarding.enabled': False,
    'browser.safebrowsing.downloads.remote.enabled': False,
    'browser.sessionstore.resume_from_crash': False,
    'browser.shell.checkDefaultBrowser': False,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.tabs.warnOnClose': False,
    'datareporting.policy.dataSubmissionEnabled': False,
    'dom.disable_beforeunload': True,
    # On a busy machine it would say that a page slows it down.
    'dom.ipc.processHangMonitor': False,
    'dom.ipc.reportProcessHangs': False,
    # Its question whether records may be kept would come over the start of the first game.
    'dom.storageManager.prompt.testing': True,
    'dom.storageManager.prompt.testing.allow': True,
    'extensions.update.enabled': False,
    # There is no own voice at this desk, and nobody has to be told so.
    'media.webspeech.synth.dont_notify_on_error': True,
    'network.captive-portal-service.enabled': False,
    'network.connectivity-service.enabled': False,
    'services.settings.server': '',
    'sidebar.revamp': False,
    'termsofuse.bypassNotification': True,
    'toolkit.telemetry.enabled': False,
}


def chromium(profile, address):
    """Chromium as an app window: no tabs, no address bar."""
    return ['/usr/bin/chromium', *CHROMIUM_FLAGS, f'--user-data-dir={profile}', f'--app={address}']


def firefox(profile, address):
    """Firefox without its own controls around the page."""
    profile.mkdir(parents=True)
    lines = [f'user_pref({json.dumps(name)}, {json.dumps(value)});' for name, value in FIREFOX_SETTINGS.items()]
    (profile / 'user.js').write_text('\n'.join(lines), encoding='utf-8')
    size = ['--width', '1000', '--height', '740']
    return ['/usr/bin/firefox-esr', '--no-remote', '--new-instance', '--profile', str(profile), *size, '--kiosk', address]


BROWSERS = {'chromium': chromium, 'firefox': firefox}
