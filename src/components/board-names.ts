import { msg, str } from '@lit/localize';
import type { BoardView, Edge } from '../rules/types.js';

/** The name of the open end, by the names of the squares low left and up right of it: those come first, as in all names. */
export const openEndName = (low: string, high: string): string =>
  msg(str`${low} and ${high}, open end`, { id: 'board.free-end' });

/** The name of an edge by its two squares, told as a trunk where one lies on it. */
export const edgeName = ([a, b]: Edge, { trunks }: BoardView): string =>
  trunks.some(([c, d]) => c === a && d === b)
    ? msg(str`${a} and ${b}, trunk`, { id: 'board.trunk' })
    : msg(str`${a} and ${b}, edge`, { id: 'board.edge' });
