/** From what was chosen to the sheets to be printed. */
import type { GameId } from '../rules/types.js';
import type { Wording } from '../speech/describe.js';
import { type PlayedGame, sheetKinds, sheetKindsOf, sheetName, type Sitting, sheetsOf } from '../speech/sheets.js';
import type { PrintPart, PrintSheet } from './print-blocks.js';
import { kitName, kitSheet } from './print-kit.js';
import { layoutOf, type PrintOptions } from './print-layout.js';

/** Everything that one can choose to print, in the order in which it is printed; the host's key is the last. */
const printParts: readonly PrintPart[] = ['board', 'pieces', ...sheetKinds];

const isKit = (part: PrintPart): part is 'board' | 'pieces' => part === 'board' || part === 'pieces';

/** The name of a part. */
export const partName = (part: PrintPart): string => (isKit(part) ? kitName(part) : sheetName(part));

/** The parts that there are for some games. */
export const partsFor = (games: readonly GameId[], played: PlayedGame | null): PrintPart[] =>
  printParts.filter(
    (part) => isKit(part) || games.some((game) => sheetKindsOf(game, ofGame(played, game)).includes(part)),
  );

const ofGame = (played: PlayedGame | null, game: GameId): PlayedGame | null =>
  played?.start.game === game ? played : null;

/** What is to be printed. */
export interface PrintChoice {
  games: readonly GameId[];
  parts: ReadonlySet<PrintPart>;
  played: PlayedGame | null;
  tables: number;
  /** The sitting whose sheets are printed, of the only game there is then; null for blank ones. */
  sitting: Sitting | null;
  /** The round whose tables have match sheets, from 0; null for all. */
  round: number | null;
  options: PrintOptions;
}

/** The sheets: game by game, and after all of them what is for the host. */
export function printSheets(choice: PrintChoice, wording: Wording): PrintSheet[] {
  const { games, parts, played, tables, sitting, round, options } = choice;
  const layout = layoutOf(options);
  const locale = wording.locale ?? 'en';
  const sheets = games.flatMap((game) => {
    const own = ofGame(played, game);
    return printParts
      .filter((part) => parts.has(part))
      .flatMap((part): PrintSheet[] => {
        if (isKit(part)) return [kitSheet(part, { game, layout, options, locale })];
        if (!sheetKindsOf(game, own).includes(part)) return [];
        const made = sheetsOf(part, { game, played: own, tables, sitting, round }, wording);
        return made.map(({ kind, ...sheet }) => ({ part: kind, ...sheet }));
      });
  });
  const of = (audience: PrintSheet['audience']): PrintSheet[] => sheets.filter((sheet) => sheet.audience === audience);
  return [...of('players'), ...of('host')];
}
