import { once } from './once.js';

/** What the commands do, apart from what they load themselves; null if it cannot be loaded now. */
export const commands = once(() => import('./carry-out.js'));
