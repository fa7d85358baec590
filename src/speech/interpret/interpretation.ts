import type { GameId, Move, MoveError, State } from '../../rules/index.js';
import type { CommandId } from '../commands.js';
import { type Draft, fits, openSlot } from './draft.js';
import { faultOf, union } from './fault.js';
import type { Heard } from './heard.js';
import { margin, type Ranked, rankedOf } from './rank.js';
import { type Scene, sceneOf } from './scene.js';
import type { SlotName } from './slots.js';
import { languageOf } from '../languages/known-languages.js';

export type { Draft, Heard, SlotName };

/** The question that is open: is this move meant, which of these, or what is the missing part of one of these. */
export interface Question {
  kind: 'confirm' | 'choose' | 'slot';
  moves: readonly Move[];
  /** Of a slot for a cell only this is asked now: what was said of it was not understood as a whole. */
  part?: 'column' | 'row';
}

/** What an utterance is understood against. */
export interface Context {
  game: GameId;
  state: State;
  /** What was said of the move so far, as the last answer gave it. */
  draft?: Draft;
  asked?: Question;
  source?: 'typed' | 'dictated' | 'voice';
  /** A BCP 47 tag, `en` by default. */
  locale?: string;
}

/** What an utterance comes to. */
export type Interpretation =
  | { kind: 'move'; move: Move; sure: boolean }
  | { kind: 'moves'; moves: Move[] }
  | { kind: 'ask'; slot: SlotName; moves: Move[]; draft: Draft }
  | { kind: 'choose'; moves: Move[]; draft: Draft }
  | { kind: 'illegal'; move: Move; error: MoveError; draft?: Draft; near?: Move[] }
  | { kind: 'command'; id: CommandId; args: string[] }
  | { kind: 'unheard' };

/** More choices than this are no help. */
const mostChoices = 4;

type Legal = Ranked & { kind: 'legal' };

/**
 * What was said, typed or tapped, against the legal moves, the unfinished draft and the question last asked. Pure and
 * synchronous: the same words in the same context always come to the same thing, and nothing is changed.
 */
export function interpret(heard: Heard, context: Context): Interpretation {
  const language = languageOf(context.locale ?? 'en');
  const scene = sceneOf(context.state, context.draft, context.asked, language, context.source === 'voice');
  const ranked = rankedOf(heard, scene);
  const best = ranked[0];
  if (!best) return { kind: 'unheard' };
  switch (best.kind) {
    case 'command':
      return answered(best, scene) ?? { kind: 'command', id: best.id, args: best.args };
    case 'several':
      return { kind: 'moves', moves: best.moves };
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

function narrowed(best: Legal, ranked: readonly Ranked[], scene: Scene): Interpretation {
  const rivals = rivalsOf(best, ranked);
  const slot = openSlot(best.moves, best.draft, best.shape);
  // Beside a whole move, a reading that leaves something open is no choice to offer.
  const choices = slot ? rivals : rivals.filter((one) => openSlot(one.moves, one.draft, one.shape) === null);
  if (choices.length > 1) return between(choices, scene);
  const rivalled = ranked.some((one) => one.kind === 'command' && one.cost - best.cost < margin);
  const doubted = best.doubted || rivalled || rivals.length > 1 || isContradicted(best, ranked);
  const move = best.moves[0];
  if (!slot && move) return { kind: 'move', move, sure: !doubted && best.draft.unsure.length === 0 };
  const draft = doubted ? doubt(best.draft, scene.draft) : best.draft;
  return { kind: 'ask', slot: slot ?? best.shape.slots[0] ?? 'cell', moves: best.moves, draft };
}

/** Whether a guess that came before was likely something else. */
function isContradicted(best: Legal, ranked: readonly Ranked[]): boolean {
  const earlier = new Set(ranked.map(({ rank }) => rank).filter((rank) => rank < best.rank));
  return [...earlier].some((rank) => ranked.find((one) => one.rank === rank)?.kind !== 'legal');
}

/**
 * The legal readings that are as likely as the best, one for each thing they come to, the best first. Another way to
 * read the same plain words is no rival.
 */
function rivalsOf(best: Legal, ranked: readonly Ranked[]): Legal[] {
  const rivals: Legal[] = [];
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
function between(rivals: readonly Legal[], scene: Scene): Interpretation {
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
