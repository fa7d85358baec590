import type { Move } from '../rules/index.js';
import type { CommandId } from '../speech/commands.js';
import type { Context, Heard } from '../speech/interpret.js';
import { interpret } from '../speech/interpret/interpretation.js';
import * as say from './command-sayings.js';
import type { Keeper } from './keeper.js';
import { answers, review, tableUndo } from './on-demand.js';
import { stateOf } from './progress.js';
import type { Reply, Request, Told } from './reply.js';
import { notLoaded, turnSentences } from './sayings.js';

type Answers = typeof import('./answers.js');

const requests: readonly CommandId[] = ['help', 'settings', 'print', 'save', 'stop'];
/** An answer in doubt is an answer: what it brings is said. And undo is asked about by what it would take back. */
const asksItself: readonly CommandId[] = ['yes', 'no', 'undo'];
/** What needs a record. */
const ofRecords: readonly CommandId[] = ['print', 'save', 'new-game', 'swap'];

/** A command as it was given. */
export interface Given {
  id: CommandId;
  args: readonly string[];
  /** It was the last command too. */
  again: boolean;
  /** What was heard, where it is not sure that it was this; null where it is. */
  doubted: Heard | null;
  /** It was given in an exercise. */
  practising: boolean;
  /** What a pick would be understood against now. */
  context: Context;
}

/** Does a command of the table to an open record. `cancel` is the session's own. */
export async function carryOut(given: Given, keeper: Keeper): Promise<Reply> {
  const { id, args, again, doubted } = given;
  if (given.practising && ofRecords.includes(id)) return keeper.reply('refused', say.notInPractice);
  if (doubted !== null && !asksItself.includes(id)) return askWhether(given, doubted, keeper);
  if (requests.includes(id)) return requested(id as Request, keeper);
  switch (id) {
    case 'yes':
    case 'no':
      return answerPending(id, keeper);
    case 'undo':
      return undo(keeper, doubted !== null);
    case 'redo':
      // What the people have ended goes on only once they say so.
      if (keeper.progress.end) return turnReply(keeper, 'refused');
      if (keeper.progress.undone.length === 0) return keeper.reply('refused', say.nothingToRedo);
      return keeper.write([{ kind: 'redo' }], 'recorded', (wording) =>
        say.redone(keeper.progress, wording, keeper.settings()),
      );
    case 'new-game':
      return ask(say.askNewGame, () => requested(id, keeper), keeper);
    case 'swap':
      return ask(say.askSwap, () => requested(id, keeper), keeper);
    case 'repeat':
      return keeper.lastTold
        ? keeper.reply(keeper.lastTold.kind, keeper.lastTold.told, keeper.lastTold.table, keeper.lastTold.log)
        : turnReply(keeper);
    case 'log-back':
    case 'log-on': {
      const { length } = keeper.progress.played;
      const place = Math.min(length, Math.max(-1, keeper.logPlace + (id === 'log-on' ? 1 : -1)));
      keeper.logPlace = place;
      const line = place >= 0 && place < length ? place : undefined;
      return answer((loaded) => loaded.logStep(keeper.progress, place), keeper, line);
    }
    case 'microphone-off':
      return {
        ...(await answer((loaded) => loaded.answerOf(id, args, keeper.progress, again), keeper)),
        request: id,
      };
    case 'faster':
    case 'slower': {
      const settings = keeper.settings();
      const reply = await answer((loaded) => loaded.rateAnswer(id, settings), keeper);
      return settings.voice ? { ...reply, request: id } : reply;
    }
    default:
      return look(given, keeper);
  }
}

/** Whose turn it is, or how the game ended, where there is nothing else to be said. */
const turnReply = (keeper: Keeper, kind: Reply['kind'] = 'answered'): Reply =>
  keeper.reply(kind, (wording) => turnSentences(keeper.progress, wording));

const failed = (keeper: Keeper): Reply => keeper.reply('failed', () => [notLoaded()]);

/** Answers a question about the position that is shown, or shows another. */
async function look({ id, args, again, context }: Given, keeper: Keeper): Promise<Reply> {
  const loaded = await review(keeper.locale());
  if (!loaded) return failed(keeper);
  const { progress, here, along } = keeper;
  const { length } = progress.played;
  const place = keeper.place ?? length;
  const { draft, asked, ...bare } = context;
  const now = keeper.place === null ? { ...bare, draft, asked } : { ...bare, state: stateOf(keeper.shown) };
  const found = loaded.lookOf(id, args, { progress, place, here, along, context: now, again });
  if (!found) return turnReply(keeper);
  if (found.place !== undefined) keeper.place = found.place < length ? found.place : null;
  keeper.along = found.along ?? along;
  const moved = found.here !== undefined && found.here !== here;
  keeper.here = found.here ?? here;
  const reply = keeper.reply('answered', found.told, [], found.log);
  if (!found.here) return reply;
  return { ...reply, ...(moved && { here: found.here }), ...(id === 'jump' && { request: id }) };
}

/** @param log the line of the log, from 0, that is told, if it is one */
async function answer(told: (loaded: Answers) => Told | null, keeper: Keeper, log?: number): Promise<Reply> {
  const loaded = await answers();
  if (!loaded) return failed(keeper);
  const found = told(loaded) ?? ((wording) => turnSentences(keeper.progress, wording));
  return keeper.reply('answered', found, [], log);
}

/** What the screen has to do. */
const requested = (request: Request, keeper: Keeper): Reply => ({ ...keeper.silent(), request });

/** Lets something wait for "yes". */
function ask(question: Told, perform: () => Reply | Promise<Reply>, keeper: Keeper): Reply {
  keeper.pending = { question, perform };
  return keeper.reply('asked', question);
}

/** Asks whether a row of awards was meant; only yes records it, and then all of it. */
export const askRow = (moves: readonly Move[], keeper: Keeper): Reply =>
  ask(
    (wording) => say.askRow(keeper.state, moves, wording),
    () => keeper.record(moves),
    keeper,
  );

/** Asks whether a command was given, in the words of the guess that it comes from: others may have been something else. */
function askWhether(given: Given, heard: Heard, keeper: Keeper): Reply {
  const { id, context } = given;
  const isIt = (text: string): boolean => {
    const alone = interpret(text, context);
    return alone.kind === 'command' && alone.id === id;
  };
  const words = textsOf(heard).find(isIt) ?? '';
  return ask(
    () => say.askWhether(words),
    () => carryOut({ ...given, doubted: null }, keeper),
    keeper,
  );
}

const textsOf = (heard: Heard): string[] =>
  typeof heard === 'string' ? [heard] : 'pick' in heard ? [] : heard.map(({ text }) => text);

function answerPending(id: 'yes' | 'no', keeper: Keeper): Reply | Promise<Reply> {
  const { pending } = keeper;
  const { asked, draft } = keeper.progress;
  keeper.pending = null;
  if (pending) {
    if (id === 'no')
      return asked ? keeper.reply('asked', (wording) => [keeper.question(asked, draft)(wording)]) : turnReply(keeper);
    return pending.perform();
  }
  const move = asked?.kind === 'confirm' ? asked.moves[0] : undefined;
  if (id === 'yes' && move) return keeper.record([move]);
  if (id === 'no' && asked) return keeper.cancel();
  return keeper.reply('answered', (wording) => say.nothingAsked(keeper.progress, wording));
}

function undo(keeper: Keeper, doubted: boolean): Reply | Promise<Reply> {
  const { played, takenBack, end } = keeper.progress;
  if (!end && played.length === 0) return keeper.reply('refused', say.nothingToUndo);
  if (!end && takenBack > 0)
    return ask(
      (wording) => say.bothAgree(keeper.progress, wording),
      () => takeBack(keeper),
      keeper,
    );
  if (doubted)
    return ask(
      (wording) => say.askUndo(keeper.progress, wording),
      () => takeBack(keeper),
      keeper,
    );
  return takeBack(keeper);
}

async function takeBack(keeper: Keeper): Promise<Reply> {
  const before = keeper.progress;
  const last = before.end ? undefined : before.played.at(-1);
  const loaded = await tableUndo();
  return keeper.write(
    [{ kind: 'undo' }],
    'recorded',
    (wording) => say.undone(before, wording),
    () => (last && loaded ? [loaded.describeTableUndo(last, keeper.wording())] : []),
  );
}
