import type { Hypothesis, Recognition } from '../recogniser.js';
import type { Guess, Passes } from './passes.js';

// The numbers here were read off the passes over half of the voices of `bench/voice`; scores are in the engine's unit, of
// which ten make one thing e times as likely as another.

/**
 * How well a saying must fit beside mere sounds, a frame: to be anything, to be given as a command, to be plain. That it
 * leaves all others behind speaks for it too: so many units count as one a frame, up to a limit.
 */
const floors = { none: -11, command: -9, plain: -7 };
/** And without what else speaks for it, where it would change the record; where it takes something back at once. */
const changing = { least: -16, undo: -9 };
const distance = { unit: 120, most: 8 };
/** What is so little louder than the room, in decibels, must fit better by so much, and leave others further behind. */
const loudRoom = { below: 13, fit: 2, margin: 1.5 };
/** How far the next guess must be behind for a guess to be sure, and where letters without spelling words are heard. */
const clear = { spelled: 500, letters: 900 };
/** What is not possible now is so much less likely to be said. */
const unlikely = 150;
/** What is not possible must be better than what is by so much to be named. */
const beats = 500;
/** A second guess that is not further behind than this is offered too. */
export const near = 700;

/** What `interpret` makes a move of at once; two that it lets choose from; one that it asks about. */
const sure = 0.95;
const either = [0.6, 0.5] as const;
const doubtful = 0.4;

/** What an utterance comes to. */
export interface Decision {
  recognition: Recognition;
  /** It leaves no doubt: whoever spoke sits at the table. */
  sure: boolean;
}

/** How an utterance sounded. */
export interface Circumstances {
  /** How much louder than the room it was, in decibels. */
  clearness: number;
  /** Whether it was as loud as those at the table are. */
  isNear: boolean;
}

/** A command that changes the record, or lets something be recorded: only what is plain in every way is one. */
const changes: readonly string[] = ['undo', 'yes', 'new-game', 'swap'];

/** What the passes over an utterance come to. */
export function decided(passes: Passes, { clearness, isNear }: Circumstances): Decision {
  const { best, rival, second } = passes;
  const loud = clearness < loudRoom.below;
  const none: Decision = { recognition: { kind: loud ? 'too-loud' : 'other' }, sure: false };
  // What is not possible must be plainly better than what is; what does not begin with the word that calls need not.
  const beaten =
    rival && rival.kind !== 'legal' && (!best || rival.score > best.score + (rival.kind === 'uncalled' ? 0 : beats));
  const first = beaten ? rival : best;
  if (!first) return none;
  if (first.kind === 'uncalled') return { recognition: { kind: 'other' }, sure: false };
  const margin = marginOf(first, passes) / (loud ? loudRoom.margin : 1);
  const worth = first.fit - (loud ? loudRoom.fit : 0) + Math.min(distance.most, margin / distance.unit);
  if (worth < floors.none) return none;
  if (first.meaning.id !== 'move') return command(first, worth, margin, isNear) ?? none;
  const isPlain = worth >= floors.plain && isNear;
  if (isPlain && margin >= clear.letters) return heard(true, [first.spelled, sure]);
  if (isPlain && margin >= clear.spelled) return heard(first.text === first.spelled, [first.text, sure]);
  if (beaten) return none;
  const next = rival?.kind === 'legal' ? rival : second;
  if (next?.meaning.id !== 'move' || first.score - next.score > near) return heard(false, [first.spelled, doubtful]);
  // One letter alone is asked for by its column; of several, or beside words, two whole readings are offered.
  return first.meaning.values.length === 1 && first.text !== first.spelled
    ? heard(false, [first.text, either[0]], [next.text, either[1]])
    : heard(false, [first.spelled, either[0]], [next.spelled, either[1]]);
}

/** How far the next guess is behind; what is not possible counts less. */
function marginOf(first: Guess, { rival, second }: Passes): number {
  const behind = [rival, second].map((one) =>
    one === null || one === first ? Infinity : first.score - one.score + (one.kind === 'illegal' ? unlikely : 0),
  );
  return Math.min(...behind);
}

function command(first: Guess, worth: number, margin: number, isNear: boolean): Decision | null {
  const isPlain = worth >= floors.plain && isNear;
  const { id } = first.meaning;
  const isChange = changes.includes(id);
  if (isChange && first.fit < changing.least) return null;
  const isUndoInDoubt = id === 'undo' && first.fit < changing.undo;
  if (isPlain && margin >= clear.spelled && !isUndoInDoubt) return heard(true, [first.spelled, sure]);
  if (worth < floors.command || margin < clear.spelled / 2) return null;
  // Taking back is asked about; nothing else that changes the record is given in doubt.
  if (isChange) return id === 'undo' ? heard(false, [first.text, doubtful]) : null;
  return heard(false, [first.spelled, sure]);
}

const heard = (isSure: boolean, ...guesses: [text: string, confidence: number][]): Decision => ({
  recognition: { kind: 'heard', hypotheses: guesses.map(([text, confidence]): Hypothesis => ({ text, confidence })) },
  sure: isSure,
});
