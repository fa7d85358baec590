import { msg } from '@lit/localize';
import type { PresetId } from '../records/presets.js';

/** A way of using Gridscribe, as the person who uses it says it. */
export function presetText(id: PresetId): string {
  switch (id) {
    case 'reader':
      return msg('I listen with my screen reader', { id: 'settings.preset.reader' });
    case 'speaks':
      return msg('Gridscribe speaks', { id: 'settings.preset.speaks' });
    case 'scribe':
      return msg('I am the scribe', { id: 'settings.preset.scribe' });
  }
}

/** What is said once a way of using Gridscribe is chosen. */
export function presetChosen(id: PresetId): string {
  switch (id) {
    case 'reader':
      return msg('All is set for your screen reader.', { id: 'settings.preset.reader.chosen' });
    case 'speaks':
      return msg('All is set. Gridscribe speaks now; any key or tap silences it.', {
        id: 'settings.preset.speaks.chosen',
      });
    case 'scribe':
      return msg('All is set for the scribe.', { id: 'settings.preset.scribe.chosen' });
  }
}
