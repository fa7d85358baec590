import { msg, str } from '@lit/localize';
import type { Cell, Colour, GameId, Mark, State } from '../../rules/types.js';
import { seenOf, type Seen } from './seen.js';
import { plural } from './plural.js';
import { cellText, cellsText } from './words.js';
import type { Owner, Wording } from './wording.js';

const cellsWith = (seen: Seen, kind: Mark['kind'], owner: Owner): Cell[] =>
  Object.entries(seen.view.marks).flatMap(([cell, marks]) =>
    marks.some((mark) => mark.kind === kind && 'owner' in mark && mark.owner === owner) ? [cell] : [],
  );

function tokensText(owner: Colour, cells: readonly Cell[], wording: Wording): string {
  const [count, where] = [cells.length, cellsText(cells, wording)];
  if (owner === 'W') {
    if (count === 0) return msg('No white tokens.', { id: 'describe.pieces.tokens.white.none' });
    return plural(count, wording, {
      one: () => msg(str`${count} white token: ${where}.`, { id: 'describe.pieces.tokens.white.one' }),
      other: () => msg(str`${count} white tokens: ${where}.`, { id: 'describe.pieces.tokens.white.other' }),
    });
  }
  if (count === 0) return msg('No black tokens.', { id: 'describe.pieces.tokens.black.none' });
  return plural(count, wording, {
    one: () => msg(str`${count} black token: ${where}.`, { id: 'describe.pieces.tokens.black.one' }),
    other: () => msg(str`${count} black tokens: ${where}.`, { id: 'describe.pieces.tokens.black.other' }),
  });
}

function sitesText(owner: Colour, cells: readonly Cell[], wording: Wording): string {
  const [count, where] = [cells.length, cellsText(cells, wording)];
  if (owner === 'W') {
    if (count === 0) return msg('No white sites.', { id: 'describe.pieces.sites.white.none' });
    return plural(count, wording, {
      one: () => msg(str`${count} white site: ${where}.`, { id: 'describe.pieces.sites.white.one' }),
      other: () => msg(str`${count} white sites: ${where}.`, { id: 'describe.pieces.sites.white.other' }),
    });
  }
  if (count === 0) return msg('No black sites.', { id: 'describe.pieces.sites.black.none' });
  return plural(count, wording, {
    one: () => msg(str`${count} black site: ${where}.`, { id: 'describe.pieces.sites.black.one' }),
    other: () => msg(str`${count} black sites: ${where}.`, { id: 'describe.pieces.sites.black.other' }),
  });
}

function farmsText(owner: Colour, cells: readonly Cell[], wording: Wording): string {
  const [count, where] = [cells.length, cellsText(cells, wording)];
  if (owner === 'W') {
    if (count === 0) return msg('No white farms.', { id: 'describe.pieces.farms.white.none' });
    return plural(count, wording, {
      one: () => msg(str`${count} white farm: ${where}.`, { id: 'describe.pieces.farms.white.one' }),
      other: () => msg(str`${count} white farms: ${where}.`, { id: 'describe.pieces.farms.white.other' }),
    });
  }
  if (count === 0) return msg('No black farms.', { id: 'describe.pieces.farms.black.none' });
  return plural(count, wording, {
    one: () => msg(str`${count} black farm: ${where}.`, { id: 'describe.pieces.farms.black.one' }),
    other: () => msg(str`${count} black farms: ${where}.`, { id: 'describe.pieces.farms.black.other' }),
  });
}

function awardsText(owner: Colour | 'neutral', cells: readonly Cell[], wording: Wording): string {
  const [count, where] = [cells.length, cellsText(cells, wording)];
  switch (owner) {
    case 'W':
      if (count === 0) return msg('No cells awarded white.', { id: 'describe.pieces.awards.white.none' });
      return plural(count, wording, {
        one: () => msg(str`${count} cell awarded white: ${where}.`, { id: 'describe.pieces.awards.white.one' }),
        other: () => msg(str`${count} cells awarded white: ${where}.`, { id: 'describe.pieces.awards.white.other' }),
      });
    case 'B':
      if (count === 0) return msg('No cells awarded black.', { id: 'describe.pieces.awards.black.none' });
      return plural(count, wording, {
        one: () => msg(str`${count} cell awarded black: ${where}.`, { id: 'describe.pieces.awards.black.one' }),
        other: () => msg(str`${count} cells awarded black: ${where}.`, { id: 'describe.pieces.awards.black.other' }),
      });
    case 'neutral':
      if (count === 0) return msg('No cells awarded neutral.', { id: 'describe.pieces.awards.neutral.none' });
      return plural(count, wording, {
        one: () => msg(str`${count} cell awarded neutral: ${where}.`, { id: 'describe.pieces.awards.neutral.one' }),
        other: () =>
          msg(str`${count} cells awarded neutral: ${where}.`, { id: 'describe.pieces.awards.neutral.other' }),
      });
  }
}

function pawnText(seen: Seen, owner: 'A' | 'B', wording: Wording): string {
  const cell = cellText(cellsWith(seen, 'pawn', owner)[0] ?? '', wording);
  return owner === 'A'
    ? msg(str`Pawn A at ${cell}.`, { id: 'describe.pieces.pawn.a' })
    : msg(str`Pawn B at ${cell}.`, { id: 'describe.pieces.pawn.b' });
}

function noneOf(game: GameId): string {
  return game === 'isolation'
    ? msg('In this game there are pawn A and pawn B.', { id: 'describe.pieces.isolation' })
    : msg('In this game there are white and black.', { id: 'describe.pieces.colours' });
}

/**
 * A player's pieces with their number and cells in reading order. In Nearest-site the cells awarded follow.
 * A player that the game does not have gives a sentence that says whom it has.
 */
export function describePieces(state: State, owner: Owner, wording: Wording): string {
  const seen = seenOf(state);
  if (state.game === 'isolation') {
    return owner === 'A' || owner === 'B' ? pawnText(seen, owner, wording) : noneOf(state.game);
  }
  if (owner === 'A') return noneOf(state.game);
  if (state.game === 'nearest-site') {
    const awards = awardsText(owner, cellsWith(seen, 'award', owner), wording);
    if (owner === 'neutral') return awards;
    const sites = sitesText(owner, cellsWith(seen, 'site', owner), wording);
    return seen.awarding ? [sites, awards].join(' ') : sites;
  }
  if (owner === 'neutral') return noneOf(state.game);
  return state.game === 'territories'
    ? farmsText(owner, cellsWith(seen, 'farm', owner), wording)
    : tokensText(owner, cellsWith(seen, 'token', owner), wording);
}
