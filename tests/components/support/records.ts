import type { NewRecord } from '../../../src/records/types.js';

/** Games to begin: one of each, and a short one. */
export const isolation: NewRecord = { game: 'isolation', options: {}, names: {} };
export const short: NewRecord = { game: 'isolation', options: { size: 3 }, names: {} };
export const captures: NewRecord = { game: 'approach-withdraw', options: {}, names: {} };
export const awards: NewRecord = { game: 'nearest-site', options: { sites: { W: ['A1'], B: ['E5'] } }, names: {} };
export const land: NewRecord = {
  game: 'territories',
  options: { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] },
  names: {},
};
