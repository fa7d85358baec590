import type { Settings } from './settings.js';

/** The language, the look, how the voice sounds, how one is listened to, and what somebody's hands need: no preset touches these. */
type Own =
  | 'locale'
  | 'theme'
  | 'voiceRate'
  | 'voiceVolume'
  | 'voiceNames'
  | 'recogniser'
  | 'talk'
  | 'pause'
  | 'headphones'
  | 'ignoreRepeats'
  | 'scan'
  | 'scanEvery'
  | 'scanKey'
  | 'scanSpeaks';

/** What a preset sets. */
type Preset = Omit<Settings, Own>;

/** The ways of using Gridscribe, the one that it starts with first. */
export const presetIds = ['reader', 'speaks', 'scribe'] as const;
/** A way of using Gridscribe. */
export type PresetId = (typeof presetIds)[number];

const common = {
  confirm: 'unsure',
  readBefore: 'last',
  rows: 'runs',
  boardKeys: true,
  board: 'auto',
  vibration: true,
} as const;

/** A screen reader says where one is by itself; a voice of our own says whose turn it is there. */
const listening = { earcons: true, entering: 'name', afterMove: 'turn', verbosity: 'normal' } as const;

/** All that is set at once for each way of using Gridscribe. */
export const presets: Record<PresetId, Preset> = {
  reader: { ...common, ...listening, voice: false, spelling: false },
  speaks: { ...common, ...listening, entering: 'turn', voice: true, spelling: true },
  // Whoever writes for others at a table makes no noise, sees the board, and needs to hear the move alone.
  scribe: {
    ...common,
    voice: false,
    earcons: false,
    spelling: false,
    verbosity: 'brief',
    entering: 'name',
    afterMove: 'move',
  },
};

/** The preset that these settings come to; null if somebody has made their own mix. */
export function presetOf(settings: Settings): PresetId | null {
  const fits = (id: PresetId): boolean =>
    Object.entries(presets[id]).every(([name, value]) => settings[name as keyof Preset] === value);
  return presetIds.find(fits) ?? null;
}
