import type { Verbosity, Wording } from '../speech/describe.js';

/** The languages that Gridscribe speaks, the one it is written in first. */
export const locales = ['en', 'de'] as const;
/** A language by its BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** How Gridscribe behaves for the person at this device. */
export interface Settings {
  /** The language of everything that is shown, said and understood; `auto`: the device's. */
  locale: 'auto' | Locale;
  /** Cells are said as "Charlie three". */
  spelling: boolean;
  /** Gridscribe speaks with a voice of its own, besides a screen reader. */
  voice: boolean;
  /** How fast that voice is: 1 is its own speed. */
  voiceRate: number;
  /** How loud it is, up to 1. */
  voiceVolume: number;
  /** The voice chosen for a language, by its `voiceURI`; where none is, Gridscribe takes one. */
  voiceNames: Partial<Record<Locale, string>>;
  /** Short sounds go with the edge of the board, a move, a refusal and the microphone. */
  earcons: boolean;
  /** The device vibrates with the same. */
  vibration: boolean;
  verbosity: Verbosity;
  /** Which moves are asked about before they are recorded. */
  confirm: 'always' | 'unsure' | 'never';
  /** How cells beside each other that hold the same are read: together, or one by one. */
  rows: 'runs' | 'cells';
  /** What is said when the focus comes to the board, besides the name of the cell. */
  entering: 'name' | 'turn' | 'board';
  /** How much is said after each move: the move alone, whose turn it is, or also what is asked. */
  afterMove: 'move' | 'turn' | 'task';
  /** What of the log is read before each turn, beyond the move just made. */
  readBefore: 'nothing' | 'last' | 'log';
  theme: 'auto' | 'light' | 'dark';
  /** Letters and question keys on the board. */
  boardKeys: boolean;
  /** How the board is built: by what points at it, or always as a grid or as buttons. */
  board: 'auto' | 'grid' | 'buttons';
  /** Who listens: the first that can, Gridscribe's own, the browser on the device, or a service of the browser's maker. */
  recogniser: 'auto' | 'embedded' | 'browser' | 'service';
  /**
   * What Talk does: listens for one utterance, or while it is held; or from then on, to what begins with "Scribe", or to
   * everything.
   */
  talk: 'once' | 'hold' | 'word' | 'open';
  /** How long the rest of a move is waited for before it is asked for, in seconds. */
  pause: number;
  /** The microphone stays open while Gridscribe speaks, since it cannot hear that. */
  headphones: boolean;
  /** For how many milliseconds the same key or tap again is taken for a slip of the hand. */
  ignoreRepeats: number;
  /** Rows and then cells are offered one after another, for people who press one switch or two. */
  scan: 'off' | 'one' | 'two';
  /** How many milliseconds each is offered with one switch. */
  scanEvery: number;
  /** The key that the switch sends which picks; with two switches the other one goes on. */
  scanKey: 'space' | 'enter';
  /** What is offered is said. */
  scanSpeaks: boolean;
}

export const defaultSettings: Settings = {
  locale: 'auto',
  spelling: false,
  voice: false,
  voiceRate: 1,
  voiceVolume: 1,
  voiceNames: {},
  earcons: true,
  vibration: true,
  verbosity: 'normal',
  confirm: 'unsure',
  rows: 'runs',
  entering: 'name',
  afterMove: 'turn',
  readBefore: 'last',
  theme: 'auto',
  boardKeys: true,
  board: 'auto',
  recogniser: 'auto',
  talk: 'once',
  pause: 1.5,
  headphones: false,
  ignoreRepeats: 0,
  scan: 'off',
  scanEvery: 2000,
  scanKey: 'space',
  scanSpeaks: true,
};

/** How fast the own voice can be, slowest first. */
export const voiceRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** How loud it can be, softest first. */
export const voiceVolumes: readonly number[] = [0.25, 0.5, 0.75, 1];

/** Longer names of voices have not been seen, and are not kept. */
const longestVoiceName = 300;

/** How long the rest of a move can be waited for, in seconds. */
export const pauses: readonly number[] = [0.5, 1, 1.5, 3, 5];
/** How long a repetition can be ignored, in milliseconds. */
export const repeatTimes: readonly number[] = [0, 100, 200, 300, 500, 700, 1000];
/** How long each is offered in turn, in milliseconds. */
export const scanTimes: readonly number[] = [1000, 1500, 2000, 3000, 5000, 8000];

const choices: { [Name in keyof Omit<Settings, 'voiceNames'>]: readonly Settings[Name][] } = {
  locale: ['auto', ...locales],
  spelling: [true, false],
  voice: [true, false],
  voiceRate: voiceRates,
  voiceVolume: voiceVolumes,
  earcons: [true, false],
  vibration: [true, false],
  verbosity: ['brief', 'normal', 'full'],
  confirm: ['always', 'unsure', 'never'],
  rows: ['runs', 'cells'],
  entering: ['name', 'turn', 'board'],
  afterMove: ['move', 'turn', 'task'],
  readBefore: ['nothing', 'last', 'log'],
  theme: ['auto', 'light', 'dark'],
  boardKeys: [true, false],
  board: ['auto', 'grid', 'buttons'],
  recogniser: ['auto', 'embedded', 'browser', 'service'],
  talk: ['once', 'hold', 'word', 'open'],
  pause: pauses,
  headphones: [true, false],
  ignoreRepeats: repeatTimes,
  scan: ['off', 'one', 'two'],
  scanEvery: scanTimes,
  scanKey: ['space', 'enter'],
  scanSpeaks: [true, false],
};

const place = 'gridscribe-settings';

/**
 * The language that a setting comes to.
 * @param preferred what the device's owner reads, best first, as `navigator.languages` has it; regions do not count
 */
export function localeFor(setting: Settings['locale'], preferred: readonly string[]): Locale {
  if (setting !== 'auto') return setting;
  for (const tag of preferred) {
    const found = locales.find((locale) => locale === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return locales[0];
}

/** The next rate of the own voice, faster or slower; the same at the end. */
export function nextRate(rate: number, way: 'faster' | 'slower'): number {
  return voiceRates[voiceRates.indexOf(rate) + (way === 'faster' ? 1 : -1)] ?? rate;
}

/** Whether what is said has spelling words: the own voice always uses them, since its letters are easily misheard. */
export const spellsAloud = ({ spelling, voice }: Settings): boolean => spelling || voice;

/** How texts are worded with these settings, and those that are spoken. */
export const wordingOf = (settings: Settings, spoken = false): Pick<Wording, 'spelling' | 'verbosity' | 'rows'> => ({
  spelling: spoken && spellsAloud(settings),
  verbosity: settings.verbosity,
  rows: settings.rows,
});

/** The settings kept on this device; what is missing or makes no sense is as at first. */
export function loadSettings(): Settings {
  const kept = read();
  const isChoice = (name: string): boolean =>
    Object.hasOwn(choices, name) && choices[name as keyof typeof choices].some((choice) => choice === kept[name]);
  return {
    ...defaultSettings,
    ...Object.fromEntries(Object.entries(kept).filter(([name]) => isChoice(name))),
    voiceNames: voiceNamesIn(kept['voiceNames']),
  };
}

/** The voices chosen, as far as what was kept names any. */
function voiceNamesIn(kept: unknown): Settings['voiceNames'] {
  if (typeof kept !== 'object' || kept === null) return {};
  const isName = ([locale, name]: [string, unknown]): boolean =>
    locales.some((one) => one === locale) && typeof name === 'string' && name.length <= longestVoiceName;
  return Object.fromEntries(Object.entries(kept).filter(isName));
}

/**
 * Keeps changed settings, if this browser lets it.
 * @param changed what another tab has changed beside them stays as it is kept
 */
export function saveSettings(changed: Partial<Settings>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...loadSettings(), ...changed }));
  } catch {
    // They last as long as the page then.
  }
}

/**
 * Calls back with the settings whenever another tab has changed or forgotten them.
 * @returns ends it
 */
export function onSettings(hear: (settings: Settings) => void): () => void {
  // Without a key, everything that was kept is gone.
  const heard = ({ key }: StorageEvent): void => {
    if (key === place || key === null) hear(loadSettings());
  };
  window.addEventListener('storage', heard);
  return () => {
    window.removeEventListener('storage', heard);
  };
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
