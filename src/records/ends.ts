/** How games end, as it is read back. */
import type { Player } from '../rules/index.js';
import { type Agreement, agreements } from './types.js';

const players: readonly unknown[] = ['A', 'B', 'W'] satisfies Player[];

export const isAgreement = (value: unknown): value is Agreement => agreements.some((agreement) => agreement === value);

/** True for a player, and for null, which is a draw. */
export const isWinner = (value: unknown): value is Player | null => value === null || players.includes(value);
