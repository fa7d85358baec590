import type { Cell, Move, Outcome, State } from '../rules/index.js';
import { gameOf } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import type { Names, Wording } from '../speech/describe.js';
import { describeQuestion, partQuestion } from '../speech/describe/question.js';
import { describeTurn } from '../speech/describe/turn.js';
import type { Context, Draft, Heard, Interpretation, Question } from '../speech/interpret.js';
import { dropLast } from '../speech/interpret/draft.js';
import { interpret } from '../speech/interpret/interpretation.js';
import { movesOf, slotOf } from '../speech/interpret/open-slot.js';
import { answers, refusals, review, tableUndo, voiceQuestions } from './on-demand.js';
import * as say from './sayings.js';
import { faultSentence } from './faults.js';
import {
  after,
  forcedAfter,
  isOver,
  outcomeOf,
  type Progress,
  progressAt,
  progressFrom,
  progressOf,
  stateOf,
} from './progress.js';
import type { Reply, Request, Told } from './reply.js';
import type { Look } from './review.js';
import { type Settings, wordingOf } from './settings.js';
import type { AgreedEnd, Entry, Kept, Store, Summary } from './types.js';

/** A command that waits for "yes". */
type Pending = 'undo' | 'new-game' | 'swap';

type Answers = typeof import('./answers.js');

/** The voice that reads this record aloud, which some commands are meant for while it does. */
export interface ReadingVoice {
  /** It has paused and waits for yes or no. */
  asks(): boolean;
  /** Does a command that is meant for the reading; false for one that is not. */
  takes(id: CommandId): boolean;
}
/** A question to be asked; `ask` is for a slot. */
type Asking = { kind: 'ask' | 'choose' | 'confirm'; moves: Move[]; draft: Draft | null } & Pick<Question, 'part'>;

const requests: readonly CommandId[] = ['help', 'settings', 'print', 'save', 'stop'];
/** What needs a record. */
const ofRecords: readonly CommandId[] = ['print', 'save', 'new-game', 'swap'];

/**
 * One open record: the only writer of it. What is said, typed, keyed or tapped goes in, a reply comes out; moves and drafts
 * are on the disk before the reply is given. Calls are worked off one after another.
 */
export class Session {
  #summary: Summary;
  #progress: Progress;
  #entries: number;
  #pending: Pending | null = null;
  #logPlace = 0;
  #lastCommand: CommandId | null = null;
  #lastTold: (Pick<Reply, 'kind' | 'table' | 'log'> & { told: Told }) | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** After how many moves the board is shown while that is not the present. */
  #place: number | null = null;
  #along: Look['along'] | null = null;
  /** The cell that is looked at: questions that go on from somewhere go on from there. */
  here: Cell = 'A1';
  #byVoice = false;
  /** Another tab writes this record: questions are answered, nothing is changed. */
  readOnly = false;
  /** The voice that reads this record aloud, if there is one. */
  voice: ReadingVoice | null = null;
  /** An exercise: there is no record to be saved, and no game to come after it. */
  practising = false;

  private constructor(
    kept: Kept,
    progress: Progress,
    private readonly store: Store,
    private readonly settings: () => Settings,
    private readonly locale: () => string,
  ) {
    this.#summary = kept.summary;
    this.#entries = kept.entries.length;
    this.#progress = progress;
    this.#logPlace = progress.played.length;
  }

  /** A session of a kept record; null if what is kept makes no game. */
  static of(kept: Kept, store: Store, settings: () => Settings, locale: () => string): Session | null {
    const progress = progressOf(kept);
    return progress.ok ? new Session(kept, progress.value, store, settings, locale) : null;
  }

  /** A session that begins at a position and keeps nothing: for exercises. `store` is one of memory, of its own. */
  static at(kept: Kept, start: State, store: Store, settings: () => Settings, locale: () => string): Session {
    const session = new Session(kept, progressFrom(start), store, settings, locale);
    session.practising = true;
    return session;
  }

  get summary(): Summary {
    return this.#summary;
  }
  get progress(): Progress {
    return this.#progress;
  }
  get state(): State {
    return stateOf(this.#progress);
  }
  /** The game up to the position that is shown: the present one, unless someone looks at an earlier one. */
  get shown(): Progress {
    return this.#place === null ? this.#progress : progressAt(this.#progress, this.#place);
  }
  /** Whether an earlier position is shown. */
  get isLookingBack(): boolean {
    return this.#place !== null;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.#progress);
  }
  get over(): boolean {
    return isOver(this.#progress);
  }
  get draft(): Draft | null {
    return this.#progress.draft;
  }
  /** The command that waits for "yes" or "no". */
  get pending(): Pending | null {
    return this.#pending;
  }
  /** The legal moves that fit what was said so far. */
  get fitting(): readonly Move[] {
    return this.#progress.asked?.moves ?? gameOf(this.state).legalMoves(this.state);
  }

  /** How texts are worded; for speech with spelling words where the person uses them or spoke. */
  wording(spoken = false): Wording {
    const names: Names = this.#summary.names;
    const spelled = spoken && this.#byVoice ? { spelling: true } : {};
    return { ...wordingOf(this.settings(), spoken), ...spelled, locale: this.locale(), names };
  }

  /** Whose turn it is and what is asked, for the prompt; once over, how it ended. A command that waits for "yes" asks first. */
  prompt(): string[] {
    return this.#promptIn(this.wording());
  }

  /** What is read to someone who opens the record: what was played, as far as they want it, and what is asked now. */
  opening(): Reply {
    const { readBefore } = this.settings();
    if (readBefore === 'nothing') return this.#silent();
    return this.#reply('answered', (wording) => [
      ...say.playedBefore(this.#progress, readBefore, wording),
      ...this.#promptIn(wording),
    ]);
  }

  #promptIn(wording: Wording): string[] {
    if (this.#pending) return [this.#pendingQuestion(this.#pending)(wording).join(' ')];
    if (this.over) return say.endSentences(this.#progress, wording);
    const { asked, draft } = this.#progress;
    if (!asked) return say.turnSentences(this.state, wording);
    const turn = say.turnSentences(this.state, { ...wording, verbosity: 'brief' });
    const question = this.#question(asked, draft)(wording);
    // Where no part is asked for, the question itself says whose turn it is.
    return turn.some((sentence) => question.startsWith(sentence)) ? [question] : [...turn, question];
  }

  /**
   * Takes what was typed, recognised or tapped.
   * @param source how it came; a recogniser's words are trusted less than typing
   * @param confirm which moves are asked about, where the settings do not count
   */
  hear(heard: Heard, source: Context['source'] = 'typed', confirm = this.settings().confirm): Promise<Reply> {
    return this.#inTurn(() => this.#hear(heard, source, confirm), source === 'voice');
  }

  /** Asks whoever speaks, and is not understood, for no more than a column or a row. */
  narrow(): Promise<Reply> {
    return this.#inTurn(async () => {
      const narrowed = (await voiceQuestions())?.narrowed(this.#progress.draft, this.state);
      return narrowed ? this.#ask(narrowed) : this.#reply('asked', (wording) => this.#promptIn(wording));
    }, true);
  }

  /** What something said would come to now; nothing is changed by asking. */
  understand(heard: Heard, source: Context['source'] = 'typed'): Interpretation {
    return interpret(heard, this.#context(source));
  }

  /** Does a command of the table, as a key or a button asks for it. */
  command(id: CommandId, args: readonly string[] = []): Promise<Reply> {
    return this.#inTurn(() => this.#command(id, args));
  }

  /** Plays a move that was offered as an answer to the open question. */
  choose(move: Move): Promise<Reply> {
    return this.#inTurn(() => this.#record([move]));
  }

  /** Drops what was said last of the move. */
  dropLast(): Promise<Reply> {
    return this.#inTurn(() => {
      const { draft } = this.#progress;
      if (!draft) return this.#reply('answered', (wording) => say.turnSentences(this.state, wording));
      const shorter = dropLast(draft);
      if (!shorter) return this.#command('cancel', []);
      return this.#ask({ kind: 'ask', moves: movesOf(shorter, this.state), draft: shorter });
    });
  }

  /** Ends the game as the people agreed. */
  end(end: AgreedEnd): Promise<Reply> {
    return this.#inTurn(async () => {
      if (this.over) return this.#reply('answered', (wording) => say.endSentences(this.#progress, wording));
      return this.#write([{ kind: 'end', end }], 'recorded', (wording) => say.endSentences(this.#progress, wording));
    });
  }

  #inTurn(work: () => Reply | Promise<Reply>, byVoice = false): Promise<Reply> {
    const done = this.#queue.then(() => {
      this.#byVoice = byVoice;
      return work();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #context(source: Context['source']): Context {
    const { draft, asked } = this.#progress;
    // A command that waits for "yes" is a question too, but none about moves.
    const isAsked = this.#pending ?? (asked === null && this.voice?.asks());
    const question: Question | null = isAsked ? { kind: 'confirm', moves: [] } : asked;
    return {
      game: this.#summary.game,
      state: this.state,
      locale: this.locale(),
      ...(source && { source }),
      ...(draft && { draft }),
      ...(question && { asked: question }),
    };
  }

  async #hear(heard: Heard, source: Context['source'], confirm: Settings['confirm']): Promise<Reply> {
    const understood = interpret(heard, this.#context(source));
    if (understood.kind === 'command') return this.#command(understood.id, understood.args);
    if (understood.kind === 'unheard') return this.#reply('unheard', () => [say.notUnderstood(textOf(heard))]);
    if (this.#progress.end) return this.#reply('refused', (wording) => say.endSentences(this.#progress, wording));
    switch (understood.kind) {
      case 'move': {
        const asks =
          confirm === 'always' ? !this.#isConfirmed(understood.move) : !understood.sure && confirm === 'unsure';
        return asks
          ? this.#ask({ kind: 'confirm', moves: [understood.move], draft: null })
          : this.#record([understood.move]);
      }
      case 'moves':
        return this.#record(understood.moves);
      case 'ask':
      case 'choose': {
        const simpler = this.#byVoice ? await voiceQuestions() : null;
        return this.#ask(simpler?.simpler(understood, this.#progress, this.state) ?? understood);
      }
      case 'illegal':
        return this.#refuse(understood);
    }
  }

  /** Whether the question that is open is about this very move, so that the answer to it needs no question of its own. */
  #isConfirmed(move: Move): boolean {
    const { asked } = this.#progress;
    return asked?.kind === 'confirm' && JSON.stringify(asked.moves[0]) === JSON.stringify(move);
  }

  #record(moves: readonly Move[]): Promise<Reply> {
    // A command given again after a move asks anew.
    this.#lastCommand = null;
    const game = gameOf(this.state);
    const entries = moves.map((move): Entry => ({ kind: 'move', line: game.format(move) }));
    const forced = forcedAfter(this.#progress, entries);
    const asked: Question | null = forced && { kind: 'confirm', moves: [forced] };
    return this.#write(
      asked ? [...entries, { kind: 'draft', draft: null, asked }] : entries,
      'recorded',
      (wording) => [
        ...say.saidOf(this.#progress, moves.length, wording, this.settings()),
        ...(asked ? [this.#question(asked, null)(wording)] : []),
      ],
      () => say.tableOf(this.#progress, moves.length, this.wording()),
    );
  }

  async #ask(asked: Asking): Promise<Reply> {
    const { part } = asked;
    const kind = asked.kind === 'ask' ? 'slot' : asked.kind;
    const question: Question = { kind, moves: asked.moves, ...(part && { part }) };
    const entry: Entry = { kind: 'draft', draft: asked.draft, asked: question };
    return this.#write([entry], 'asked', (wording) => [this.#question(question, asked.draft)(wording)]);
  }

  async #refuse({ move, error, draft, near }: Interpretation & { kind: 'illegal' }): Promise<Reply> {
    const { state } = this;
    const before = this.#progress.draft;
    const question: Question | null = draft && near?.length ? { kind: 'slot', moves: near } : null;
    const loaded = await refusals();
    if (!loaded) return this.#reply('failed', () => [say.notLoaded()]);
    const reason: Told = (wording) => [loaded.describeReason(error, state, move, wording)];
    // The question is still the one that was asked, and the reason says what is allowed.
    if (JSON.stringify(draft ?? null) === JSON.stringify(before)) return this.#reply('refused', reason);
    const told: Told = (wording) => [
      ...reason(wording),
      ...(question ? [this.#question(question, draft ?? null)(wording)] : []),
    ];
    return this.#write([{ kind: 'draft', draft: draft ?? null, asked: question }], 'refused', told);
  }

  #pendingQuestion(pending: Pending): Told {
    switch (pending) {
      case 'undo':
        return (wording) => say.bothAgree(this.#progress, wording);
      case 'new-game':
        return say.askNewGame;
      case 'swap':
        return say.askSwap;
    }
  }

  #question(question: Question, draft: Draft | null): (wording: Wording) => string {
    const { state } = this;
    const { part } = question;
    if (part) return () => partQuestion(part);
    if (question.kind !== 'slot') {
      const { kind, moves } = question;
      return (wording) => describeQuestion(state, { kind, moves }, wording);
    }
    const slot = slotOf(question.moves, draft, state);
    if (!slot) return (wording) => describeTurn(state, wording);
    const first = draft?.slots.first?.[0];
    const asked = { kind: 'slot' as const, slot, moves: question.moves, ...(first !== undefined && { first }) };
    return (wording) => describeQuestion(state, asked, wording);
  }

  async #command(id: CommandId, args: readonly string[]): Promise<Reply> {
    if (this.voice?.takes(id)) return this.#silent();
    const again = id === this.#lastCommand;
    if (id !== 'repeat') this.#lastCommand = id;
    if (this.practising && ofRecords.includes(id)) return this.#reply('refused', say.notInPractice);
    if (requests.includes(id)) return { ...this.#silent(), request: id as Request };
    switch (id) {
      case 'yes':
      case 'no':
        return this.#answerPending(id);
      case 'cancel':
        this.#pending = null;
        return this.#write([{ kind: 'draft', draft: null, asked: null }], 'answered', (wording) =>
          say.turnSentences(this.state, wording),
        );
      case 'undo':
        return this.#undo();
      case 'redo':
        if (this.#progress.undone.length === 0) return this.#reply('refused', say.nothingToRedo);
        return this.#write([{ kind: 'redo' }], 'recorded', (wording) =>
          say.redone(this.#progress, wording, this.settings()),
        );
      case 'new-game':
      case 'swap':
        this.#pending = id;
        return this.#reply('asked', this.#pendingQuestion(id));
      case 'repeat':
        return this.#lastTold
          ? this.#reply(this.#lastTold.kind, this.#lastTold.told, this.#lastTold.table, this.#lastTold.log)
          : this.#reply('answered', (wording) => say.turnSentences(this.state, wording));
      case 'log-back':
      case 'log-on': {
        const { length } = this.#progress.played;
        const place = Math.min(length, Math.max(-1, this.#logPlace + (id === 'log-on' ? 1 : -1)));
        this.#logPlace = place;
        const line = place >= 0 && place < length ? place : undefined;
        return this.#answer(
          (loaded) => loaded.logStep(this.#progress, place),
          () => line,
        );
      }
      case 'microphone-off':
        return { ...(await this.#answer((loaded) => loaded.answerOf(id, args, this.#progress, again))), request: id };
      case 'faster':
      case 'slower': {
        const settings = this.settings();
        const reply = await this.#answer((loaded) => loaded.rateAnswer(id, settings));
        return settings.voice ? { ...reply, request: id } : reply;
      }
      default: {
        return this.#look(id, args, again);
      }
    }
  }

  /** Answers a question about the position that is shown, or shows another. */
  async #look(id: CommandId, args: readonly string[], again: boolean): Promise<Reply> {
    const loaded = await review();
    if (!loaded) return this.#reply('failed', () => [say.notLoaded()]);
    const { length } = this.#progress.played;
    const place = this.#place ?? length;
    const { draft, asked, ...context } = this.#context('typed');
    const now = this.isLookingBack ? { ...context, state: stateOf(this.shown) } : { ...context, draft, asked };
    const { progress, here } = this;
    const look = loaded.lookOf(id, args, { progress, place, here, along: this.#along, context: now, again });
    if (!look) return this.#reply('answered', (wording) => say.turnSentences(this.state, wording));
    if (look.place !== undefined) this.#place = look.place < length ? look.place : null;
    this.#along = look.along ?? this.#along;
    const moved = look.here !== undefined && look.here !== here;
    this.here = look.here ?? here;
    const reply = this.#reply('answered', look.told, [], look.log);
    if (!look.here) return reply;
    return { ...reply, ...(moved && { here: look.here }), ...(id === 'jump' && { request: id }) };
  }

  async #answer(
    told: (loaded: Answers) => Told | null,
    log: (loaded: Answers) => number | undefined = () => undefined,
  ): Promise<Reply> {
    const loaded = await answers();
    if (!loaded) return this.#reply('failed', () => [say.notLoaded()]);
    const answer = told(loaded) ?? ((wording) => say.turnSentences(this.state, wording));
    return this.#reply('answered', answer, [], log(loaded));
  }

  async #answerPending(id: 'yes' | 'no'): Promise<Reply> {
    const pending = this.#pending;
    const { asked } = this.#progress;
    this.#pending = null;
    if (pending) {
      if (id === 'no') return this.#reply('answered', (wording) => say.turnSentences(this.state, wording));
      return pending === 'undo' ? this.#takeBack() : { ...this.#silent(), request: pending };
    }
    const move = asked?.kind === 'confirm' ? asked.moves[0] : undefined;
    if (id === 'yes' && move) return this.#record([move]);
    if (id === 'no' && asked) return this.#command('cancel', []);
    return this.#reply('answered', (wording) => say.nothingAsked(this.state, wording));
  }

  #undo(): Reply | Promise<Reply> {
    const { played, takenBack, end } = this.#progress;
    if (!end && played.length === 0) return this.#reply('refused', say.nothingToUndo);
    if (!end && takenBack > 0) {
      this.#pending = 'undo';
      return this.#reply('asked', this.#pendingQuestion('undo'));
    }
    return this.#takeBack();
  }

  async #takeBack(): Promise<Reply> {
    const before = this.#progress;
    const last = before.end ? undefined : before.played.at(-1);
    const loaded = await tableUndo();
    return this.#write(
      [{ kind: 'undo' }],
      'recorded',
      (wording) => say.undone(before, wording),
      () => (last && loaded ? [loaded.describeTableUndo(last, this.wording())] : []),
    );
  }

  /** Keeps entries, and only then lets them count; if they cannot be kept, nothing has changed. */
  async #write(entries: readonly Entry[], kind: Reply['kind'], told: Told, table?: () => string[]): Promise<Reply> {
    if (this.readOnly) return this.#reply('failed', () => [faultSentence('conflict')]);
    let progress = this.#progress;
    for (const entry of entries) {
      const next = after(progress, entry);
      if (!next) return this.#reply('failed', () => [faultSentence('broken')]);
      progress = next;
    }
    const outcome = outcomeOf(progress);
    const changed = {
      plies: progress.played.length,
      end: progress.end
        ? { winner: progress.end.winner, by: progress.end.termination }
        : outcome && { winner: outcome.winner, by: 'rules' as const },
    };
    const kept = await this.store.append(this.#summary.id, this.#entries, entries, changed);
    if (!kept.ok) {
      if (kept.error === 'conflict') this.readOnly = true;
      return this.#reply('failed', () => [faultSentence(kept.error)]);
    }
    this.#progress = progress;
    this.#place = null;
    this.#entries += entries.length;
    this.#summary = kept.value;
    this.#pending = null;
    this.#logPlace = progress.played.length;
    return this.#reply(kind, told, table?.() ?? []);
  }

  #silent(): Reply {
    return { kind: 'answered', lines: [], spoken: [], urgent: false, table: [] };
  }

  #reply(kind: Reply['kind'], told: Told, table: string[] = [], log?: number): Reply {
    // A reply keeps its words: said again, it tells of the same moment.
    const [lines, spoken] = [told(this.wording()), told(this.wording(true))];
    const fixed: Told = (wording) => (wording.spelling ? spoken : lines);
    this.#lastTold = { told: fixed, kind, table, log };
    return { kind, lines, spoken, urgent: kind === 'refused' || kind === 'failed', table, log };
  }
}

function textOf(heard: Heard): string {
  if (typeof heard === 'string') return heard.trim().slice(0, 60);
  return 'pick' in heard ? heard.pick.join(' ') : (heard[0]?.text ?? '');
}
