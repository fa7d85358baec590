import type { Settings } from './settings.js';

/** What a preset sets. The language, the look and the speed of the voice are everyone's own. */
type Preset = Omit<Settings, 'locale' | 'theme' | 'voiceRate'>;

/** The ways of using Gridscribe, the one that it starts with first. */
export const presetIds = ['reader', 'speaks', 'scribe'] as const;
/** A way of using Gridscribe. */
export type PresetId = (typeof presetIds)[number];

const common = { confirm: 'unsure', readBefore: 'last', boardKeys: true, board: 'auto' } as const;

/** All that is set at once for each way of using Gridscribe. */
export const presets: Record<PresetId, Preset> = {
  reader: { ...common, voice: false, spelling: false, verbosity: 'normal' },
  speaks: { ...common, voice: true, spelling: true, verbosity: 'normal' },
  scribe: { ...common, voice: false, spelling: false, verbosity: 'brief' },
};

/** The preset that these settings come to; null if somebody has made their own mix. */
export function presetOf(settings: Settings): PresetId | null {
  const fits = (id: PresetId): boolean =>
    Object.entries(presets[id]).every(([name, value]) => settings[name as keyof Preset] === value);
  return presetIds.find(fits) ?? null;
}
