import { isGameId, type GameId, type State } from '../../src/rules/index.js';
import { commands } from '../../src/speech/commands.js';
import { type Draft, interpret, type Interpretation, type Question } from '../../src/speech/interpret.js';
import type { Recognition, Scene } from '../../src/speech/recogniser.js';
import { conversation, guesses, meets, openAfter, stateAfter, told } from '../../tests/speech/conversation.js';

/** One line of a manifest: a file, and what must come of it. */
export interface Case {
  file: string;
  voice: string;
  kind: string;
  game: GameId;
  played: string[];
  said: string;
  wanted: string;
}

/**
 * Reads a manifest. The voice is the folder that a file is in.
 * @throws {Error} naming the line that makes no sense
 */
export function readManifest(text: string): Case[] {
  return text.split('\n').flatMap((line, index): Case[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [file = '', kind = '', game = '', played = '', said = '', wanted = ''] = line.split('\t');
    if (!isGameId(game)) throw new Error(`line ${index + 1}: no game is called "${game}"`);
    const voice = file.includes('/') ? (file.split('/').at(-2) ?? '') : 'all';
    const moves = played.split(';').filter((move) => move !== '');
    return [{ file, voice, kind, game, played: moves, said, wanted: wanted.trim() }];
  });
}

/** What an utterance is heard in: the state, and what was said before in the same breath or asked since. */
export interface Stage {
  state: State;
  draft: Draft | null;
  asked: Question | null;
  /** What the words themselves come to. */
  meant: Interpretation;
}

/** What is said before the last " / " was said before, and understood. */
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

/** What can be heard on a stage. */
export const sceneOf = ({ state, draft, asked }: Stage, wakeWord: boolean): Scene => ({
  state,
  draft,
  asked,
  locale: 'en',
  commands: commands.map(({ id }) => id),
  wakeWord,
});

/** What became of a case. */
export type Verdict = 'at once' | 'one question' | 'asked' | 'refused' | 'wrong';

/** What became of it, in words, and whether a move was recorded that was not said. */
export interface Judged {
  verdict: Verdict;
  told: string;
  recorded: boolean;
  /** What is open afterwards. */
  after: Pick<Stage, 'draft' | 'asked'>;
}

/** Judges what was heard; a question is answered with the right choice by text. */
export function judge(heard: Recognition, { game, wanted, said }: Case, stage: Stage): Judged {
  const { state, draft, asked, meant } = stage;
  const before = { draft, asked };
  if (heard.kind !== 'heard')
    return { verdict: wanted === 'unheard' ? 'at once' : 'refused', told: heard.kind, recorded: false, after: before };
  const open = { ...(draft && { draft }), ...(asked && { asked }) };
  const answer = interpret(heard.hypotheses, { game, state, ...open, source: 'voice' });
  const next = openAfter(answer, open);
  const after = { draft: next.draft ?? null, asked: next.asked ?? null };
  const recorded = (answer.kind === 'move' && answer.sure) || answer.kind === 'moves';
  const verdict = (): Verdict => {
    if (isSame(answer, meant, wanted, game)) return 'at once';
    if (answer.kind === 'unheard') return 'refused';
    if (answer.kind === 'illegal' || recorded || answer.kind === 'command') return 'wrong';
    const reply = answer.kind === 'move' ? confirmed(answer, meant, game) : lastPart(said);
    return isSame(interpret(reply, { game, state, ...next }), meant, wanted, game) ? 'one question' : 'asked';
  };
  const found = verdict();
  return { verdict: found, told: told(answer, game), recorded: recorded && found === 'wrong', after };
}

const lastPart = (said: string): string => said.split(' / ').at(-1) ?? '';

/** The answer to the question whether a move is meant. */
function confirmed(answer: Interpretation & { kind: 'move' }, meant: Interpretation, game: GameId): string {
  return meant.kind === 'move' && told({ ...answer, sure: true }, game) === told({ ...meant, sure: true }, game)
    ? 'yes'
    : 'no';
}

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
