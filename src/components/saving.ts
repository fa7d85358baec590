import type { Progress } from '../records/progress.js';
import type { Summary } from '../records/types.js';
import { part } from './parts.js';
import type { Services } from './services.js';

/** Hands a record to the browser as a file to be saved, and says so. */
export async function saveRecord(services: Services, read: { summary: Summary; progress: Progress }): Promise<void> {
  const loaded = await part(() => import('./save-record.js'));
  loaded?.saveNameless(services, read);
}
