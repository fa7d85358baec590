/** What is asked when a record is stepped through with a partner. */
import { msg, str } from '@lit/localize';
import type { Move } from '../rules/types.js';
import { cellText, cellsText } from './describe/words.js';
import type { Wording } from './describe/wording.js';

/** An action by its coordinates alone: what it did is for the partner to say. */
export function actionText(move: Move, wording: Wording): string {
  const named = (cell: string): string => cellText(cell, wording);
  if ('block' in move) {
    const [from, to, block] = [named(move.from), named(move.to), named(move.block)];
    return msg(str`${from} to ${to}, block ${block}.`, { id: 'partner.action.isolation' });
  }
  if ('capture' in move) {
    const [from, to] = [named(move.from), named(move.to)];
    return msg(str`${from} to ${to}.`, { id: 'partner.action.step' });
  }
  if ('trunk' in move) {
    const cells = cellsText(move.trunk, wording);
    return msg(str`A trunk between ${cells}.`, { id: 'partner.action.trunk' });
  }
  if ('site' in move) {
    const cell = named(move.site);
    return msg(str`A site on ${cell}.`, { id: 'partner.action.site' });
  }
  if ('farm' in move) {
    const cell = named(move.farm);
    return msg(str`A farm on ${cell}.`, { id: 'partner.action.farm' });
  }
  const cell = named(move.cell);
  return msg(str`An award of ${cell}.`, { id: 'partner.action.award' });
}

/** What the partner is asked about an action. */
export function questionText(move: Move): string {
  if ('block' in move)
    return msg('Who moved, in which direction, and which cell can nobody enter any more?', {
      id: 'partner.ask.isolation',
    });
  if ('capture' in move)
    return msg('Whose token moved? What came off: by approach, by withdrawal, or nothing?', {
      id: 'partner.ask.approach',
    });
  if ('trunk' in move)
    return msg('Whose trunk is it? Did it close a territory, and who goes on?', { id: 'partner.ask.trunk' });
  if ('site' in move) return msg('Whose site is it, and who goes on?', { id: 'partner.ask.site' });
  if ('farm' in move) return msg('Whose farm is it, and who goes on?', { id: 'partner.ask.farm' });
  return msg('To whom was the cell awarded, and how far is it to the nearest site of each?', {
    id: 'partner.ask.award',
  });
}

/** What the partner is asked after the last action. */
export const endQuestion = (isOver: boolean): string =>
  isOver
    ? msg('Why did the game end, and how?', { id: 'partner.ask.end' })
    : msg('The record stops here. Why is the game not over, and who goes on?', { id: 'partner.ask.stop' });
