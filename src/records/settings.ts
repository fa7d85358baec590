import type { Verbosity } from '../speech/describe.js';

/** How Gridscribe behaves for the person at this device. */
export interface Settings {
  /** Cells are said as "Charlie three". */
  spelling: boolean;
  verbosity: Verbosity;
  /** Which moves are asked about before they are recorded. */
  confirm: 'always' | 'unsure' | 'never';
  theme: 'auto' | 'light' | 'dark';
  /** Letters and question keys on the board. */
  boardKeys: boolean;
  /** How the board is built: by what points at it, or always as a grid or as buttons. */
  board: 'auto' | 'grid' | 'buttons';
}

export const defaultSettings: Settings = {
  spelling: false,
  verbosity: 'normal',
  confirm: 'unsure',
  theme: 'auto',
  boardKeys: true,
  board: 'auto',
};

const choices: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  spelling: [true, false],
  verbosity: ['brief', 'normal', 'full'],
  confirm: ['always', 'unsure', 'never'],
  theme: ['auto', 'light', 'dark'],
  boardKeys: [true, false],
  board: ['auto', 'grid', 'buttons'],
};

const place = 'gridscribe-settings';

/** The settings kept on this device; what is missing or makes no sense is as at first. */
export function loadSettings(): Settings {
  const settings = { ...defaultSettings };
  const kept = read();
  const take = <Name extends keyof Settings>(name: Name): void => {
    const found = choices[name].find((choice) => choice === kept[name]);
    if (found !== undefined) settings[name] = found;
  };
  for (const name of Object.keys(choices) as (keyof Settings)[]) take(name);
  return settings;
}

/** Keeps the settings; false if this browser does not let it. */
export function saveSettings(settings: Settings): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the settings. */
export function forgetSettings(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
