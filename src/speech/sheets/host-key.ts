/** The host's key. It is for whoever leads the table and never lies with what players have. */
import { msg } from '@lit/localize';
import type { GameId, NearestState } from '../../rules/types.js';
import type { Wording } from '../describe.js';
import { awardsKeyBlocks } from './audit.js';
import { practiceKeyBlocks } from './practice.js';
import { type Block, heading, note } from './types.js';

/**
 * The answers to the practice sheet and, where a game of Nearest-site is given, its right awards.
 * @param audited a game whose four sites stand
 */
export const hostKeyBlocks = (game: GameId, audited: NearestState | null, wording: Wording): Block[] => [
  note(
    msg('For the host alone. Players should not look at this sheet. Keep it apart from all other sheets.', {
      id: 'sheet.key.warning',
    }),
  ),
  heading(msg('Answers to the practice sheet', { id: 'sheet.key.practice' })),
  ...practiceKeyBlocks(game, wording),
  ...(audited ? [heading(msg('The audit', { id: 'sheet.key.audit' })), ...awardsKeyBlocks(audited)] : []),
];
