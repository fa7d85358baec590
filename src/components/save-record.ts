import { msg } from '@lit/localize';
import type { Progress } from '../records/progress.js';
import { recordFile } from '../records/record-file.js';
import type { Summary } from '../records/types.js';
import type { Services } from './services.js';
import { saveText } from './text-file.js';

/** Saves a record as a file, without names, and says so: names only go along from the page for sharing. */
export function saveNameless(
  { announcer }: Services,
  { summary, progress }: { summary: Summary; progress: Progress },
): void {
  const { name, text } = recordFile(summary, progress, {});
  saveText(name, text);
  announcer.say(
    Object.keys(summary.names).length > 0
      ? msg('The record is saved as a file, without the names. Share can send them along.', {
          id: 'play.saved.nameless',
        })
      : msg('The record is saved as a file.', { id: 'play.saved' }),
  );
}
