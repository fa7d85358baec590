import type { Hypothesis, Recognition } from '../recogniser.js';
import type { Guess, Passes } from './passes.js';
import { isLetter } from './words.js';

// The numbers here were read off the passes over a fifth of the cases of `bench/voice` in all its voices (docs/voice.md);
// scores are in the engine's unit, of which ten make one thing e times as likely as another.

/**
 * How well a saying must fit beside mere sounds, a frame: to be anything, to be done as a command, to be plain. That it
 * leaves all others behind speaks for it too, but for a command: so many units count as one a frame, up to a limit.
 */
const floors = { none: -17, command: -8, plain: -9 };
/** And without what else speaks for it, where it would change the record; where it takes something back at once. */
const changing = { least: -16, undo: -9 };
const distance = { unit: 120, most: 8 };
/** What is so little louder than the room, in decibels, must fit better by so much, and leave others further behind. */
const loudRoom = { below: 13, fit: 2, margin: 1.5 };
/** How far the next guess must be behind for a guess to be sure, and where letters without spelling words are heard. */
const clear = { spelled: 500, letters: 900 };
/** What is not possible now is so much less likely to be said. */
const unlikely = 150;
/**
 * What is not possible must be better than what is by so much to be named; in a loud room by more, and also beside something
 * possible that fits so well by itself: that is asked about.
 */
const beats = { quiet: 500, loud: 1500, likely: 1000 };
const likelyFit = -12;
/** Nobody takes longer for a word, in seconds, with the quiet around a saying left aside: that was music, or other words. */
const pace = { word: 1.1, around: 0.6 };
/** A second guess that is not further behind than this is offered too. */
export const near = 700;

/** What `interpret` makes a move of at once; two that it lets choose from, both in doubt; one that it asks about. */
const sure = 0.95;
const either = [0.48, 0.4] as const;
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

/** The commands that change the record, drop something, or are answers. */
const changes: readonly string[] = ['undo', 'yes', 'no', 'cancel', 'new-game', 'swap'];

/** Whether the room is nearly as loud as a voice that is so much louder, in decibels. */
export const isLoud = (clearness: number): boolean => clearness < loudRoom.below;

/** What the passes over an utterance come to. */
export function decided(passes: Passes, { clearness, isNear }: Circumstances): Decision {
  const { best, rival, second } = passes;
  const loud = isLoud(clearness);
  const none: Decision = { recognition: { kind: loud ? 'too-loud' : 'other' }, sure: false };
  // What is not possible must be plainly better than what is; what does not begin with the word that calls need not.
  const isBetterBy = loud ? beats.loud : isLikely(best) ? beats.likely : beats.quiet;
  const beaten =
    rival &&
    rival.kind !== 'legal' &&
    (!best || rival.score > best.score + (rival.kind === 'uncalled' ? 0 : isBetterBy));
  const first = beaten ? rival : best;
  if (!first) return none;
  if (first.kind === 'uncalled') return { recognition: { kind: 'other' }, sure: false };
  const margin = marginOf(first, passes) / (loud ? loudRoom.margin : 1);
  const worth = first.fit - (loud ? loudRoom.fit : 0) + Math.min(distance.most, margin / distance.unit);
  if (worth < floors.none || isTooLong(first, passes)) return none;
  const { id } = first.meaning;
  if (changes.includes(id)) return change(first, worth, margin, isNear) ?? none;
  if (id !== 'move') return question(first, margin, isNear);
  // What is not possible is named only where it fits by itself.
  const isPlain = (beaten ? first.fit : worth) >= floors.plain && isNear;
  if (isPlain && margin >= clear.letters) return heard(true, [first.spelled, sure]);
  if (isPlain && margin >= clear.spelled) return heard(first.text === first.spelled, [first.text, sure]);
  if (beaten) return none;
  const next = rival?.kind === 'legal' ? rival : second;
  if (next?.meaning.id !== 'move' || first.score - next.score > near) return heard(false, [first.spelled, doubtful]);
  // Where a letter's name alone is in doubt it is asked for by its column, of all that rhyme with it; otherwise two whole
  // readings are offered.
  return isLetterOnly(first, next)
    ? heard(false, [first.text, either[0]], [next.text, either[1]])
    : heard(false, [first.spelled, either[0]], [next.spelled, either[1]]);
}

/** Whether a possible move may well have been said, however much better an impossible one fits. */
const isLikely = (best: Guess | null): boolean => best?.meaning.id === 'move' && best.fit >= likelyFit;

/** Whether two guesses differ in one letter alone, which was said without its spelling word. */
const isLetterOnly = ({ words }: Guess, next: Guess): boolean =>
  words.length === next.words.length &&
  words.filter(isLetter).length === 1 &&
  words.every((word, index) => isLetter(word) || word === next.words[index]);

const isTooLong = ({ words }: Guess, { seconds }: Passes): boolean => seconds > pace.around + pace.word * words.length;

/** How far the next guess is behind; what is not possible counts less. */
function marginOf(first: Guess, { rival, second }: Passes): number {
  const behind = [rival, second].map((one) =>
    one === null || one === first ? Infinity : first.score - one.score + (one.kind === 'illegal' ? unlikely : 0),
  );
  return Math.min(...behind);
}

/** What a command comes to that changes nothing: it is done, or asked about. */
function question({ fit, spelled }: Guess, margin: number, isNear: boolean): Decision {
  const isPlain = fit >= floors.command && margin >= clear.spelled / 2 && isNear;
  return isPlain ? heard(margin >= clear.spelled, [spelled, sure]) : heard(false, [spelled, doubtful]);
}

/** And one that changes something: it is done where it is plain in every way. In doubt, nothing but taking back is asked about. */
function change({ fit, spelled, meaning }: Guess, worth: number, margin: number, isNear: boolean): Decision | null {
  if (fit < changing.least || worth < floors.plain) return null;
  const isUndo = meaning.id === 'undo';
  if (margin >= clear.spelled && isNear && (!isUndo || fit >= changing.undo)) return heard(true, [spelled, sure]);
  return isUndo && margin >= clear.spelled / 2 ? heard(false, [spelled, doubtful]) : null;
}

const heard = (isSure: boolean, ...guesses: [text: string, confidence: number][]): Decision => ({
  recognition: { kind: 'heard', hypotheses: guesses.map(([text, confidence]): Hypothesis => ({ text, confidence })) },
  sure: isSure,
});
