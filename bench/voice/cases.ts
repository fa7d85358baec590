import { simpler } from '../../src/records/by-voice.js';
import type { GameId, Move, State } from '../../src/rules/index.js';
import { commandsIn } from '../../src/components/talk-scene.js';
import { rowOf } from '../../src/rules/index.js';
import { type Draft, interpret, type Interpretation, type Question } from '../../src/speech/interpret.js';
import { filled } from '../../src/speech/interpret/draft.js';
import { isDoubted } from '../../src/speech/interpret/heard.js';
import { slotOf } from '../../src/speech/interpret/open-slot.js';
import { shapeOf, type SlotName, type Values } from '../../src/speech/interpret/slots.js';
import type { Recognition, Scene } from '../../src/speech/recogniser.js';
import { conversation, guesses, meets, openAfter, stateAfter, told } from '../../tests/speech/conversation.js';
import { type Case, isMeant } from './manifest.js';

/** What an utterance is heard in: the state, and what was said before in the same breath or asked since. */
export interface Stage {
  state: State;
  draft: Draft | null;
  asked: Question | null;
  /** What the words themselves come to. */
  meant: Interpretation;
}

/**
 * What is said before the last " / " was said before, and understood.
 * @throws {Error} if the moves cannot be played
 */
export function stageOf({ game, played, said }: Case): Stage {
  const state = stateAfter(game, played);
  const parts = said.split(' / ').map(guesses);
  let open: { draft?: Draft; asked?: Question } = {};
  for (const part of parts.slice(0, -1)) open = openAfter(interpret(part, { game, state, ...open }), open);
  const [meant = { kind: 'unheard' }] = conversation(state, parts.slice(-1), { ...open, locale: 'en' }) as [
    Interpretation,
  ];
  return { state, draft: open.draft ?? null, asked: open.asked ?? null, meant };
}

/** What can be heard on a stage: what the app listens for there. */
export const sceneOf = ({ state, draft, asked }: Stage, wakeWord: boolean): Scene => ({
  state,
  draft,
  asked,
  locale: 'en',
  commands: commandsIn({ state, draft, asked, pending: false, voice: true }),
  wakeWord,
});

/** What became of a case. */
export type Verdict = 'at once' | 'one question' | 'asked' | 'refused' | 'wrong';

/** What became of it, in words, and whether the record was changed by what was not said. */
export interface Judged {
  verdict: Verdict;
  told: string;
  recorded: boolean;
  /** What is open afterwards. */
  after: Pick<Stage, 'draft' | 'asked'>;
}

/** Judges what was heard; a question is answered with the right choice by text, where that is among what it offers. */
export function judge(heard: Recognition, one: Case, stage: Stage): Judged {
  const { game, wanted } = one;
  const { state, draft, asked } = stage;
  const before = { draft, asked };
  const nothing = wanted === 'unheard' ? 'at once' : 'refused';
  if (heard.kind !== 'heard') return { verdict: nothing, told: heard.kind, recorded: false, after: before };
  const open = { ...(draft && { draft }), ...(asked && { asked }) };
  const answer = put(interpret(heard.hypotheses, { game, state, ...open, source: 'voice' }), before, state);
  const next = openAfter(answer, open);
  const after = { draft: next.draft ?? null, asked: withPart(next.asked ?? null, answer) };
  const isAsked = answer.kind === 'command' && isDoubted(heard.hypotheses);
  const changes = answer.kind === 'command' && answer.id === 'undo' && !isAsked;
  const records = ('sure' in answer && answer.sure) || changes;
  const verdict = (): Verdict => {
    if (answer.kind === 'unheard') return nothing;
    if (!isMeant(one)) return records || (answer.kind === 'command' && !isAsked) ? 'wrong' : 'asked';
    if (isSame(answer, stage.meant, wanted, game)) return isAsked ? 'one question' : 'at once';
    if (isAsked) return 'asked';
    if (answer.kind === 'illegal' || records || answer.kind === 'command') return 'wrong';
    return isMended(answer, after, one, stage) ? 'one question' : 'asked';
  };
  const found = verdict();
  return { verdict: found, told: told(answer, game), recorded: records && found === 'wrong', after };
}

type Asking = Interpretation & Pick<Question, 'part'>;

/** A question as the app puts it: two choices at most, else the column alone. */
function put(answer: Interpretation, before: Pick<Stage, 'draft' | 'asked'>, state: State): Asking {
  if (answer.kind !== 'ask' && answer.kind !== 'choose') return answer;
  const { kind, moves, draft, part } = simpler(answer, before, state);
  if (!draft) return answer;
  if (kind === 'choose') return { kind, moves, draft };
  const slot = slotOf(moves, draft, state) ?? (answer.kind === 'ask' ? answer.slot : null);
  return slot ? { kind: 'ask', slot, moves, draft, ...(part && { part }) } : answer;
}

const withPart = (asked: Question | null, { part }: Asking): Question | null =>
  asked && { ...asked, ...(part && { part }) };

/** Whether the right answer to a question, where there is one, brings what was meant. */
function isMended(
  answer: Asking,
  { draft, asked }: Pick<Stage, 'draft' | 'asked'>,
  { game, wanted }: Case,
  { state, meant }: Stage,
): boolean {
  const right = (reply: string): boolean => {
    const open = { ...(draft && { draft }), ...(asked && { asked }) };
    const understood = put(interpret(reply, { game, state, ...open }), { draft, asked }, state);
    return isSame(understood, meant, wanted, game);
  };
  if (answer.kind === 'move') return meant.kind === 'move' && isSameMove(answer.move, meant.move, game) && right('yes');
  return repliesTo(answer, meant, state).some(right);
}

const isSameMove = (one: Move, other: Move, game: GameId): boolean =>
  told({ kind: 'move', move: one, sure: true }, game) === told({ kind: 'move', move: other, sure: true }, game);

/** What someone who meant something may answer to a question; nothing if it does not offer what they meant. */
function repliesTo(answer: Asking, meant: Interpretation, state: State): string[] {
  if (answer.kind !== 'ask' && answer.kind !== 'choose') return [];
  const [first] = answer.moves;
  if (!first) return [];
  const shape = shapeOf(state.game, first);
  const all: Values[] =
    meant.kind === 'move' ? shape.valuesOf(meant.move) : meant.kind === 'ask' ? [filledIn(meant.draft)] : [];
  if (answer.kind === 'choose')
    return answer.moves.flatMap((move, index) =>
      meant.kind === 'move' && isSameMove(move, meant.move, state.game)
        ? [index === 0 ? 'the first' : 'the second', ...all.map((values) => wholeText(values, shape.slots))]
        : [],
    );
  return all.flatMap((values) => {
    const value = values[answer.slot];
    if (value === undefined || !answer.moves.some((move) => fitsValue(move, answer.slot, value, state))) return [];
    if (answer.part === 'column') return [value.charAt(0)];
    if (answer.part === 'row') return [String(rowOf(value) + 1)];
    return [valueText(value)];
  });
}

const fitsValue = (move: Move, slot: SlotName, value: string, state: State): boolean =>
  shapeOf(state.game, move)
    .valuesOf(move)
    .some((values) => values[slot] === value);

/** What a draft says of a move so far. */
const filledIn = (draft: Draft): Values => Object.fromEntries(draft.order.map((slot) => [slot, filled(draft, slot)]));

const texts: Readonly<Record<string, string>> = { none: 'no capture', W: 'white', B: 'black' };
const valueText = (value: string): string => texts[value] ?? value;

const wholeText = (values: Values, slots: readonly SlotName[]): string =>
  slots.flatMap((slot) => (values[slot] === undefined ? [] : [valueText(values[slot])])).join(' ');

/** Whether an answer is the one that is wanted; a question only if the same was understood before it was asked. */
function isSame(answer: Interpretation, meant: Interpretation, wanted: string, game: GameId): boolean {
  if (!meets(answer, wanted, game)) return false;
  if (answer.kind !== 'ask' || meant.kind !== 'ask') return true;
  return JSON.stringify(sorted(answer.draft)) === JSON.stringify(sorted(meant.draft));
}

const sorted = ({ slots }: Draft): [string, string[]][] =>
  Object.entries(slots)
    .map(([slot, values]): [string, string[]] => [slot, [...values].sort()])
    .sort(([one], [other]) => (one < other ? -1 : 1));
