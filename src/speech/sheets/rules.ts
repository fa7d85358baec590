/** The rules card: the rules in plain words, with a drawing where words alone are hard. */
import type { GameId } from '../../rules/types.js';
import type { Wording } from '../describe.js';
import { aboutBlocks } from './about.js';
import { approachRules } from './rules-approach.js';
import { isolationRules } from './rules-isolation.js';
import { nearestRules } from './rules-nearest.js';
import { territoriesRules } from './rules-territories.js';
import type { Block } from './types.js';

const rulesOf: Record<GameId, (wording: Wording) => Block[]> = {
  isolation: isolationRules,
  'approach-withdraw': approachRules,
  'nearest-site': nearestRules,
  territories: territoriesRules,
};

/** The rules card's blocks. */
export const rulesBlocks = (game: GameId, wording: Wording): Block[] => [
  ...rulesOf[game](wording),
  ...aboutBlocks(game),
];
