import type { Move } from '../../rules/index.js';
import { languageOf } from '../languages/known-languages.js';
import { answerOf, type Context, type Interpretation, type Legal, type Question } from './answer.js';
import { type Draft, fits, openSlot } from './draft.js';
import { faultOf, union } from './fault.js';
import type { Heard } from './heard.js';
import { margin, type Ranked, rankedOf } from './rank.js';
import type { Scene } from './scene.js';
import type { SlotName } from './slots.js';
import { wordSceneOf } from './word-scene.js';

export type { Context, Draft, Heard, Interpretation, Question, SlotName };

/** More choices than this are no help. */
const mostChoices = 4;

type RankedLegal = Ranked & Legal;
type RankedSeveral = Ranked & { kind: 'several' };

/**
 * What was said, typed or tapped, against the legal moves, the unfinished draft and the question last asked. Pure and
 * synchronous: the same words in the same context always come to the same thing, and nothing is changed.
 */
export function interpret(heard: Heard, context: Context): Interpretation {
  const language = languageOf(context.locale ?? 'en');
  const scene = wordSceneOf(context.state, context.draft, context.asked, language, context.source === 'voice');
  const ranked = rankedOf(heard, scene);
  const best = ranked[0];
  if (!best) return { kind: 'unheard' };
  switch (best.kind) {
    case 'command':
      return answered(best, scene) ?? { kind: 'command', id: best.id, args: best.args };
    case 'several':
      return { kind: 'moves', moves: best.moves, sure: isSure(best, ranked) };
    case 'refused':
      return { kind: 'illegal', move: best.move, error: best.error };
    case 'illegal':
      return refused(ranked, scene);
    case 'legal':
      return narrowed(best, ranked, scene);
  }
}

/** Yes to the question whether a move was meant. */
function answered(command: Ranked & { kind: 'command' }, scene: Scene): Interpretation | null {
  const move = scene.asked?.moves[0];
  if (command.id !== 'yes' || scene.asked?.kind !== 'confirm' || !move) return null;
  return { kind: 'move', move, sure: true };
}

function refused(ranked: readonly Ranked[], scene: Scene): Interpretation {
  for (const one of ranked) {
    if (one.kind !== 'illegal') continue;
    const fault = faultOf(one.draft, one.shape, scene.state, scene.legal);
    if (fault) return { kind: 'illegal', ...fault };
  }
  return { kind: 'unheard' };
}

function narrowed(best: RankedLegal, ranked: readonly Ranked[], scene: Scene): Interpretation {
  const rivals = rivalsOf(best, ranked);
  const slot = openSlot(best.moves, best.draft, best.shape);
  // Beside a whole move, a reading that leaves something open is no choice to offer.
  const choices = slot ? rivals : rivals.filter((one) => openSlot(one.moves, one.draft, one.shape) === null);
  if (choices.length > 1) return between(choices, scene);
  const rivalled = ranked.some((one) => one.kind === 'command' && one.cost - best.cost < margin);
  const doubted = best.doubted || rivalled || rivals.length > 1 || isContradicted(best, ranked);
  return answerOf(doubted ? { ...best, draft: doubt(best.draft, scene.draft) } : best);
}

/** Whether a row of awards was said for sure, and is not just as likely something else or another row. */
function isSure(best: RankedSeveral, ranked: readonly Ranked[]): boolean {
  if (best.unsure || best.doubted || isContradicted(best, ranked)) return false;
  const said = JSON.stringify(best.moves);
  const isOther = (one: Ranked): boolean => one.kind !== 'several' || JSON.stringify(one.moves) !== said;
  return !ranked.some((one) => one.rank !== best.rank && one.cost - best.cost < margin && isOther(one));
}

/** Whether a guess that came before was likely something else. */
function isContradicted(best: Ranked, ranked: readonly Ranked[]): boolean {
  const earlier = new Set(ranked.map(({ rank }) => rank).filter((rank) => rank < best.rank));
  return [...earlier].some((rank) => ranked.find((one) => one.rank === rank)?.kind !== best.kind);
}

/**
 * The legal readings that are as likely as the best, one for each thing they come to, the best first. Another way to
 * read the same plain words is no rival.
 */
function rivalsOf(best: RankedLegal, ranked: readonly Ranked[]): RankedLegal[] {
  const rivals: RankedLegal[] = [];
  for (const one of ranked) {
    if (one.kind !== 'legal' || one.cost - best.cost >= margin) continue;
    if (one !== best && one.rank === best.rank && !one.unsure) continue;
    if (!rivals.some((rival) => sameMoves(rival.moves, one.moves))) rivals.push(one);
  }
  return rivals.slice(0, mostChoices);
}

const sameMoves = (some: readonly Move[], others: readonly Move[]): boolean =>
  some.length === others.length && some.every((move, index) => move === others[index]);

/** Whole moves are chosen from; parts of moves are asked for by the slot in which they differ. */
function between(rivals: readonly RankedLegal[], scene: Scene): Interpretation {
  const [best] = rivals;
  if (!best) return { kind: 'unheard' };
  const draft = union(rivals.map((one) => one.draft));
  const whole = rivals.every((one) => openSlot(one.moves, one.draft, one.shape) === null);
  if (whole) return { kind: 'choose', moves: rivals.flatMap(({ moves }) => moves.slice(0, 1)), draft };
  const moves = fits(scene.legal, draft, best.shape);
  return { kind: 'ask', slot: openSlot(moves, draft, best.shape) ?? best.shape.slots[0] ?? 'cell', moves, draft };
}

/** Everything that this utterance added is unsure. */
function doubt(draft: Draft, before: Draft | undefined): Draft {
  const added = draft.order.filter((slot) => draft.slots[slot] !== before?.slots[slot]);
  return { ...draft, unsure: [...new Set([...draft.unsure, ...added])] };
}
