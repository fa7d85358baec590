/**
 * The sheets of every game as plain data in the active locale. Pure: whatever shows, prints or embosses them, the words
 * and their order are the same.
 */
import { msg, str } from '@lit/localize';
import type { GameId, NearestState, State } from '../rules/types.js';
import { games } from '../rules/index.js';
import { gameName, type Wording } from './describe.js';
import { auditBlocks } from './sheets/audit.js';
import { exampleBlocks } from './sheets/example.js';
import { handCopyBlocks } from './sheets/hand-copy.js';
import { hostKeyBlocks } from './sheets/host-key.js';
import { matchBlocks } from './sheets/match.js';
import { practiceBlocks } from './sheets/practice.js';
import { blankRecordBlocks, filledRecordBlocks, type PlayedGame } from './sheets/record.js';
import { rulesBlocks } from './sheets/rules.js';
import { setUpBlocks } from './sheets/set-up.js';
import { type Sitting, tablesOf, tournamentBlocks } from './sheets/tournament.js';
import { type Block, type Sheet, type SheetKind, sheetKinds } from './sheets/types.js';

export { sheetKinds } from './sheets/types.js';
export type { Block, BoardBlock, Sheet, SheetKind, TableBlock } from './sheets/types.js';
export type { PlayedGame } from './sheets/record.js';
export type { Sitting } from './sheets/tournament.js';

/** What sheets are made of, beside the game. */
export interface SheetMatter {
  game: GameId;
  /** The game that was played, for the filled record, the audit and its key; null for none. */
  played: PlayedGame | null;
  /** How many tables have a blank match sheet each, where there is no sitting. */
  tables: number;
  /** The sitting that the match sheets and the tournament sheet are filled with; null for blank ones. */
  sitting: Sitting | null;
  /** The round of the sitting whose tables have match sheets, from 0; null for all. */
  round: number | null;
}

/** A sheet's name in a list of sheets. */
export function sheetName(kind: SheetKind): string {
  switch (kind) {
    case 'set-up':
      return msg('Set-up card', { id: 'sheet.name.set-up' });
    case 'rules':
      return msg('Rules card', { id: 'sheet.name.rules' });
    case 'example':
      return msg('Worked example', { id: 'sheet.name.example' });
    case 'practice':
      return msg('Practice sheet', { id: 'sheet.name.practice' });
    case 'record':
      return msg('Record sheet', { id: 'sheet.name.record' });
    case 'filled':
      return msg('Filled record', { id: 'sheet.name.filled' });
    case 'audit-1':
      return msg('Audit sheet, half 1', { id: 'sheet.name.audit-1' });
    case 'audit-2':
      return msg('Audit sheet, half 2', { id: 'sheet.name.audit-2' });
    case 'match':
      return msg('Match sheet', { id: 'sheet.name.match' });
    case 'tournament':
      return msg('Tournament sheet', { id: 'sheet.name.tournament' });
    case 'hand-copy':
      return msg('The kit by hand', { id: 'sheet.name.hand-copy' });
    case 'host-key':
      return msg('Host key', { id: 'sheet.name.host-key' });
  }
}

/** The kinds of sheets that there are for a game; the filled record only where a game was played. */
export const sheetKindsOf = (game: GameId, played: PlayedGame | null): SheetKind[] =>
  sheetKinds.filter((kind) => {
    if (kind === 'filled') return played !== null;
    return game === 'nearest-site' || (kind !== 'audit-1' && kind !== 'audit-2');
  });

/** The position that a played game of Nearest-site has come to, once all its sites stand; null for anything else. */
function audited({ played }: SheetMatter): NearestState | null {
  const state: State | undefined = played?.moves.at(-1)?.after ?? played?.start;
  if (state?.game !== 'nearest-site') return null;
  return games['nearest-site'].phase(state) === 'placing' ? null : state;
}

const matchSheets = ({ game, tables, sitting, round }: SheetMatter, wording: Wording): Block[][] =>
  sitting
    ? tablesOf(sitting, round).map(({ table, seated }) => matchBlocks(game, table, seated, wording))
    : Array.from({ length: tables }, (_, index) => matchBlocks(game, index + 1, null, wording));

/** The blocks of each sheet of a kind: one, but for match sheets, of which each table has its own. */
function blocksOf(kind: SheetKind, matter: SheetMatter, wording: Wording): Block[][] {
  const { game, played, sitting } = matter;
  switch (kind) {
    case 'set-up':
      return [setUpBlocks(game, played?.start ?? null, wording)];
    case 'rules':
      return [rulesBlocks(game, wording)];
    case 'example':
      return [exampleBlocks(game, wording)];
    case 'practice':
      return [practiceBlocks(game, wording)];
    case 'record':
      return [blankRecordBlocks(game, wording)];
    case 'filled':
      return played ? [filledRecordBlocks(played, wording)] : [];
    case 'audit-1':
      return [auditBlocks(1, audited(matter), wording)];
    case 'audit-2':
      return [auditBlocks(2, audited(matter), wording)];
    case 'match':
      return matchSheets(matter, wording);
    case 'tournament':
      return [tournamentBlocks(game, sitting, wording)];
    case 'hand-copy':
      return [handCopyBlocks(game, wording)];
    case 'host-key':
      return [hostKeyBlocks(game, audited(matter), wording)];
  }
}

/**
 * The sheets of a kind for a game.
 * @param matter its `played` is of the same game; otherwise it counts as none
 */
export function sheetsOf(kind: SheetKind, matter: SheetMatter, wording: Wording): Sheet[] {
  const { game, played } = matter;
  const own = { ...matter, played: played?.start.game === game ? played : null };
  const title = msg(str`${gameName(game)}: ${sheetName(kind)}`, { id: 'sheet.title' });
  return blocksOf(kind, own, wording).map((blocks) => ({
    kind,
    game,
    title,
    audience: kind === 'host-key' ? 'host' : 'players',
    blocks,
  }));
}
