import type { Award, Counts, Outcome } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { Wording } from '../speech/describe.js';
import { describeOutcome, describeTermination } from '../speech/describe/outcome.js';
import { outcomeOf, type Progress, stateOf } from './progress.js';
import type { Agreement } from './types.js';

/** The claims that Nearest-site was closed with; undefined where a game ended otherwise. */
function claimsOf(progress: Progress, termination: Agreement): Counts | undefined {
  if (termination !== 'as agreed') return undefined;
  const marks = Object.values(viewBoard(stateOf(progress)).marks).flat();
  const of = (award: Award): number => marks.filter((mark) => mark.kind === 'award' && mark.owner === award).length;
  return { W: of('W'), B: of('B'), neutral: of('neutral') };
}

/** How the game ended: by its rules, or as the people agreed. */
export function endSentences(progress: Progress, wording: Wording): string[] {
  const { game } = progress.start;
  if (progress.end) {
    const { termination, winner } = progress.end;
    return [describeTermination(game, termination, winner, wording, claimsOf(progress, termination))];
  }
  const outcome: Outcome | null = outcomeOf(progress);
  return outcome ? [describeOutcome(game, outcome, wording)] : [];
}
