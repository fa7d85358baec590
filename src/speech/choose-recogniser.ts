import type { OnDevice } from './browser/api.js';
import type { RecogniserFault } from './recogniser.js';

/** Who can listen: Gridscribe's own, the browser on the device, or a service of the browser's maker. */
export type RecogniserKind = 'embedded' | 'browser' | 'service';

/** What there is to choose from. */
export interface CanListen {
  /** Gridscribe's own recogniser can run in this browser. */
  embedded: boolean;
  /** It knows the language that is spoken. */
  speaks: boolean;
  /** The browser recognises that language on the device. */
  local: OnDevice;
  /** The browser has a recogniser at all. */
  browser: boolean;
}

/**
 * Who listens: whom the person chose, otherwise the first that can. A service, which hears everything that is said, is only
 * ever chosen by a person.
 * @returns why nobody can, if so: `language` where it is only the language that is not known
 */
export function recogniserFor(wanted: 'auto' | RecogniserKind, can: CanListen): RecogniserKind | RecogniserFault {
  switch (wanted) {
    case 'embedded':
      if (!can.embedded) return 'unsupported';
      return can.speaks ? 'embedded' : 'language';
    case 'browser':
      return can.local === 'no' ? 'unsupported' : 'browser';
    case 'service':
      return can.browser ? 'service' : 'unsupported';
    case 'auto':
      if (can.embedded && can.speaks) return 'embedded';
      if (can.local !== 'no') return 'browser';
      return can.embedded ? 'language' : 'unsupported';
  }
}
