import type { Settings } from './settings.js';

/** What is everyone's own: the language, the look, how the voice sounds, and how one is listened to. */
type Own =
  'locale' | 'theme' | 'voiceRate' | 'voiceVolume' | 'voiceNames' | 'recogniser' | 'talk' | 'pause' | 'headphones';
/** What a preset sets. */
type Preset = Omit<Settings, Own>;

/** The ways of using Gridscribe, the one that it starts with first. */
export const presetIds = ['reader', 'speaks', 'scribe'] as const;
/** A way of using Gridscribe. */
export type PresetId = (typeof presetIds)[number];

const common = { confirm: 'unsure', readBefore: 'last', boardKeys: true, board: 'auto', vibration: true } as const;

/** All that is set at once for each way of using Gridscribe. */
export const presets: Record<PresetId, Preset> = {
  reader: { ...common, voice: false, earcons: true, spelling: false, verbosity: 'normal' },
  speaks: { ...common, voice: true, earcons: true, spelling: true, verbosity: 'normal' },
  // Whoever writes for others at a table makes no noise.
  scribe: { ...common, voice: false, earcons: false, spelling: false, verbosity: 'brief' },
};

/** The preset that these settings come to; null if somebody has made their own mix. */
export function presetOf(settings: Settings): PresetId | null {
  const fits = (id: PresetId): boolean =>
    Object.entries(presets[id]).every(([name, value]) => settings[name as keyof Preset] === value);
  return presetIds.find(fits) ?? null;
}
