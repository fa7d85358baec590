/** What people are told when something could not be kept. */
import { msg } from '@lit/localize';
import type { StoreFault } from './types.js';

/** One fault in the active language: what is wrong, what is safe, what to do. */
export function faultSentence(fault: StoreFault): string {
  switch (fault) {
    case 'full':
      return msg('This device has no room left. Nothing was recorded. Free some space, then say it again.', {
        id: 'records.fault.full',
      });
    case 'missing':
      return msg(
        'This browser keeps no records: the window is private, or site data is switched off. Play on, and save the record as a file before you close the page.',
        { id: 'records.fault.missing' },
      );
    case 'blocked':
      return msg(
        'Another tab holds the records in an older version of Gridscribe. The records are safe. Close the other tabs, then load this page again.',
        { id: 'records.fault.blocked' },
      );
    case 'newer':
      return msg(
        'A newer version of Gridscribe wrote the records on this device. They are safe, but this version cannot read them. Load this page again to get the newer one.',
        { id: 'records.fault.newer' },
      );
    case 'conflict':
      return msg(
        'This record is being written in another tab. Nothing was recorded here. Go on in the other tab, or take over here.',
        { id: 'records.fault.conflict' },
      );
    case 'gone':
      return msg(
        'This record is not on this device, or it was deleted. All other records are safe. Choose another one, or start a new game.',
        { id: 'records.fault.gone' },
      );
    case 'broken':
      return msg(
        'The browser could not read or write this record. Nothing new was recorded, and what was recorded before is left as it is. Load this page again.',
        { id: 'records.fault.broken' },
      );
  }
}

/** Said beside the fault when the store could not be opened: what is played now does not last. */
export const notKept = (): string =>
  msg('You can play, but what you record now is gone when this page closes.', { id: 'records.fault.not-kept' });
