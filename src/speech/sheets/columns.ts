/** Header cells of tables, shared so that the same column has the same name on every sheet. */
import { msg } from '@lit/localize';
import type { GameId } from '../../rules/types.js';

/** The award of a cell. */
export const awardColumn = (): string => msg('Award', { id: 'sheet.column.award' });

/** A cell, and how far it is from the nearest site of each colour. */
export const stepColumns = (): string[] => [
  msg('Cell', { id: 'sheet.column.cell' }),
  msg('Steps to white', { id: 'sheet.column.steps.white' }),
  msg('Steps to black', { id: 'sheet.column.steps.black' }),
];

/** A move as it is said, as it is written, and what it shows. */
export const exampleColumns = (): string[] => [
  msg('Said', { id: 'sheet.example.said' }),
  msg('Written', { id: 'sheet.example.written' }),
  msg('What it shows', { id: 'sheet.example.shows' }),
];

/** Something to try, whether it is allowed, and the reason. */
export const tryColumns = (): string[] => [
  msg('Action', { id: 'sheet.column.action' }),
  msg('Allowed?', { id: 'sheet.column.allowed' }),
  msg('Reason', { id: 'sheet.column.reason' }),
];

const turn = (): string => msg('Turn', { id: 'sheet.column.turn' });
const who = (): string => msg('Who', { id: 'sheet.column.who' });

/** What a record sheet has a column for: the turn, the player, and each part of a move of the game. */
export function recordColumns(game: GameId): string[] {
  const from = msg('From', { id: 'sheet.column.from' });
  const to = msg('To', { id: 'sheet.column.to' });
  switch (game) {
    case 'isolation':
      return [turn(), who(), from, to, msg('Block', { id: 'sheet.column.block' })];
    case 'approach-withdraw':
      return [
        ...[turn(), who(), from, to],
        msg('Capture', { id: 'sheet.column.capture' }),
        msg('Removed', { id: 'sheet.column.removed' }),
      ];
    case 'nearest-site':
      return [
        ...[turn(), who()],
        msg('Site on', { id: 'sheet.column.site' }),
        msg('Cell awarded', { id: 'sheet.column.awarded' }),
        awardColumn(),
      ];
    case 'territories':
      return [
        ...[turn(), who()],
        msg('Farm on', { id: 'sheet.column.farm' }),
        msg('Trunk between', { id: 'sheet.column.trunk' }),
        msg('and', { id: 'sheet.column.and' }),
        msg('Closes?', { id: 'sheet.column.closes' }),
      ];
  }
}
