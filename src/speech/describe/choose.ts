import { msg, str } from '@lit/localize';
import type { Award, Cell, Move, State } from '../../rules/types.js';
import { captureQuestion } from './captures.js';
import { awardWord } from './marks.js';
import { describeMove } from './move.js';
import { cellText, listOr } from './words.js';
import type { Wording } from './wording.js';

/** The words in which moves can differ, by name: cells as they are, a capture with what it takes. */
function partsOf(move: Move): Record<string, string> {
  if ('block' in move) return { from: move.from, to: move.to, block: move.block };
  if ('capture' in move) {
    return { from: move.from, to: move.to, capture: [move.capture ?? '', ...move.removed].join(' ') };
  }
  if ('award' in move) return { cell: move.cell, award: move.award };
  if ('site' in move) return { site: move.site };
  if ('farm' in move) return { farm: move.farm };
  return { first: move.trunk[0], second: move.trunk[1] };
}

/** The only part in which the moves differ, if it is one. */
function onlyDifference(moves: readonly Move[]): string | undefined {
  const [first, ...others] = moves.map(partsOf);
  if (!first) return undefined;
  const different = Object.keys(first).filter((name) => others.some((parts) => parts[name] !== first[name]));
  return different.length === 1 ? different[0] : undefined;
}

const isAward = (text: string | undefined): text is Award => text === 'W' || text === 'B' || text === 'neutral';

/** What was meant, asked by nothing but the difference: `B3 or D3?` */
function differenceQuestion(part: string, moves: readonly Move[], wording: Wording): string {
  const values = moves.map((move) => partsOf(move)[part] ?? '');
  const cells = (names: readonly Cell[]): string =>
    listOr(
      names.map((cell) => cellText(cell, wording)),
      wording,
    );
  switch (part) {
    case 'block': {
      const choice = cells(values);
      return msg(str`Block ${choice}?`, { id: 'describe.choose.block' });
    }
    case 'capture':
      return captureQuestion(
        moves.filter((move) => 'capture' in move),
        wording,
      );
    case 'award': {
      const cell = cellText(moves.flatMap((move) => ('award' in move ? [move.cell] : []))[0] ?? '', wording);
      const choice = listOr(values.filter(isAward).map(awardWord), wording);
      return msg(str`${cell}: ${choice}?`, { id: 'describe.question.award.cell' });
    }
    default: {
      const choice = cells(values);
      return msg(str`${choice}?`, { id: 'describe.choose.cells' });
    }
  }
}

/** Which of two to four moves was meant, best first as given. */
export function chooseQuestion(state: State, moves: readonly Move[], wording: Wording): string {
  const part = onlyDifference(moves);
  if (part !== undefined && !moves.some((move) => 'trunk' in move)) return differenceQuestion(part, moves, wording);
  const said = moves.map((move) => describeMove({ before: state, move, after: null }, wording));
  const [first, ...others] = said;
  const choice = [first, ...others.map((other) => msg(str`Or: ${other}`, { id: 'describe.choose.or' }))].join(' ');
  return msg(str`${choice} Which one?`, { id: 'describe.choose.moves' });
}
