import { isCell } from '../../rules/cells.js';
import type { Cell } from '../../rules/index.js';
import { answerOf, type Context, type Interpretation } from './answer.js';
import { candidatesOfCells, candidatesOfTap } from './candidates.js';
import type { Heard } from './heard.js';
import { sceneOf } from './scene.js';

/** Nothing but cells: `c3`, `C1 B2`, `b2, c1`, `c1b2`. */
const onlyCells = /^[\s,.]*(?:[a-l][1-9][\s,.]*){1,8}$/i;

/**
 * What cells come to that are tapped, or typed and nothing besides, without knowing the words of any language: the same as
 * `interpret` answers.
 * @returns null where it takes words, or more than the legal moves, to tell
 */
export function interpretCells(heard: Heard, { state, draft, asked, source }: Context): Interpretation | null {
  const isTap = typeof heard !== 'string' && 'pick' in heard;
  const cells = isTap ? heard.pick : typedCells(heard, source);
  if (cells.length === 0 || !cells.every(isCell)) return null;
  const scene = sceneOf(state, draft, asked);
  const found = isTap ? candidatesOfTap(cells, scene) : candidatesOfCells(cells, scene);
  const [best] = found.sort((one, other) => one.cost - other.cost);
  if (best?.kind === 'command') return { kind: 'command', id: best.id, args: best.args };
  // Beside a move that is not the plainest, the letters and numbers may mean something else as words.
  return best?.kind === 'legal' && (isTap || best.cost === 0) ? answerOf(best) : null;
}

/** What is heard may be other letters than it seems. */
function typedCells(heard: Heard, source: Context['source']): Cell[] {
  if (typeof heard !== 'string' || source === 'voice' || !onlyCells.test(heard)) return [];
  return heard.toUpperCase().match(/[A-L][1-9]/g) ?? [];
}
