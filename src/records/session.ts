import type { Cell, Move, State } from '../rules/index.js';
import type { CommandId } from '../speech/commands.js';
import type { Wording } from '../speech/describe.js';
import { isDoubted } from '../speech/interpret/heard.js';
import type { Context, Draft, Heard, Interpretation, Question } from '../speech/interpret.js';
import { interpretCells } from '../speech/interpret/cells-alone.js';
import { dropLast } from '../speech/interpret/draft.js';
import { movesOf } from '../speech/interpret/open-slot.js';
import { loadWords } from '../speech/load.js';
import { commands } from './commands.js';
import { Keeper } from './keeper.js';
import { refusals, voiceQuestions, words } from './on-demand.js';
import { type Progress, progressOf } from './progress.js';
import type { Reply, Told } from './reply.js';
import * as say from './sayings.js';
import { type Settings, spellsAloud } from './settings.js';
import type { AgreedEnd, Entry, Kept, Store, Summary } from './types.js';

/** The voice that reads this record aloud, which some commands are meant for while it does. */
export interface ReadingVoice {
  /** It has paused and waits for yes or no. */
  asks(): boolean;
  /** Does a command that is meant for the reading; false for one that is not. */
  takes(id: CommandId): boolean;
}
/** A question to be asked; `ask` is for a slot. */
type Asking = { kind: 'ask' | 'choose' | 'confirm'; moves: Move[]; draft: Draft | null } & Pick<Question, 'part'>;

/**
 * One open record: the only writer of it. What is said, typed, keyed or tapped goes in, a reply comes out; moves and drafts
 * are on the disk before the reply is given. Calls are worked off one after another.
 */
export class Session {
  readonly #keeper: Keeper;
  #lastCommand: CommandId | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** The voice that reads this record aloud, if there is one. */
  voice: ReadingVoice | null = null;
  /** An exercise: there is no record to be saved, and no game to come after it. */
  practising = false;

  private constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /**
   * A session of a kept record; null if what is kept makes no game.
   * @param start in an exercise, the position that it begins at; its store is then never that of the records
   */
  static of(kept: Kept, store: Store, settings: () => Settings, locale: () => string, start?: State): Session | null {
    const progress = progressOf(kept, start);
    if (!progress.ok) return null;
    const session = new Session(new Keeper(kept, progress.value, store, settings, locale));
    session.practising = start !== undefined;
    return session;
  }

  get summary(): Summary {
    return this.#keeper.summary;
  }
  get progress(): Progress {
    return this.#keeper.progress;
  }
  get state(): State {
    return this.#keeper.state;
  }
  /** The game up to the position that is shown: the present one, unless someone looks at an earlier one. */
  get shown(): Progress {
    return this.#keeper.shown;
  }
  /** Whether an earlier position is shown. */
  get isLookingBack(): boolean {
    return this.#keeper.place !== null;
  }
  get over(): boolean {
    return this.#keeper.over;
  }
  get draft(): Draft | null {
    return this.progress.draft;
  }
  /** Whether something waits for "yes" or "no" that no question of the record is about. */
  get pending(): boolean {
    return this.#keeper.pending !== null;
  }
  /** The cell that is looked at: questions that go on from somewhere go on from there. */
  get here(): Cell {
    return this.#keeper.here;
  }
  set here(cell: Cell) {
    this.#keeper.here = cell;
  }
  /** Another tab writes this record: questions are answered, nothing is changed. */
  get readOnly(): boolean {
    return this.#keeper.readOnly;
  }
  set readOnly(is: boolean) {
    this.#keeper.readOnly = is;
  }

  /** How texts are worded; for speech with spelling words where the person uses them or spoke. */
  wording(spoken = false): Wording {
    return this.#keeper.wording(spoken);
  }

  /** Whose turn it is and what is asked, for the prompt; once over, how it ended. What waits for "yes" asks first. */
  prompt(): string[] {
    return this.#keeper.promptIn(this.wording());
  }

  /** What is read to someone who opens the record: what was played, as far as they want it, and what is asked now. */
  opening(): Reply {
    const keeper = this.#keeper;
    const { readBefore } = keeper.settings();
    if (readBefore === 'nothing') return keeper.silent();
    return keeper.reply('answered', (wording) => [
      ...say.playedBefore(this.progress, readBefore, wording),
      ...keeper.promptIn(wording),
    ]);
  }

  /**
   * Takes what was typed, recognised or tapped.
   * @param source how it came; a recogniser's words are trusted less than typing
   * @param confirm which moves are asked about, where the settings do not count
   */
  hear(heard: Heard, source: Context['source'] = 'typed', confirm = this.#keeper.settings().confirm): Promise<Reply> {
    return this.#inTurn(() => this.#hear(heard, source, confirm), source === 'voice');
  }

  /** Asks whoever speaks, and is not understood, for no more than a column or a row. */
  narrow(): Promise<Reply> {
    return this.#inTurn(async () => {
      const keeper = this.#keeper;
      const narrowed = this.over ? null : (await voiceQuestions())?.narrowed(this.draft, this.state);
      return narrowed ? this.#ask(narrowed) : keeper.reply('asked', (wording) => keeper.promptIn(wording));
    }, true);
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
      const { draft } = this;
      if (!draft) return this.#keeper.reply('answered', (wording) => say.turnSentences(this.progress, wording));
      const shorter = dropLast(draft);
      if (!shorter) return this.#command('cancel', []);
      return this.#ask({ kind: 'ask', moves: movesOf(shorter, this.state), draft: shorter });
    });
  }

  /** Ends the game as the people agreed. */
  end(end: AgreedEnd): Promise<Reply> {
    return this.#inTurn(async () => {
      const keeper = this.#keeper;
      const told: Told = (wording) => say.endSentences(this.progress, wording);
      return this.over ? keeper.reply('answered', told) : keeper.write([{ kind: 'end', end }], 'recorded', told);
    });
  }

  #inTurn(work: () => Reply | Promise<Reply>, byVoice = false): Promise<Reply> {
    const keeper = this.#keeper;
    const done = this.#queue.then(async () => {
      keeper.byVoice = byVoice;
      // Without the words the answer is given in letters and numbers.
      if (byVoice || spellsAloud(keeper.settings())) await loadWords(keeper.locale()).catch(() => undefined);
      return work();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** What an utterance is understood against now. */
  context(source: Context['source'] = 'typed'): Context {
    const { pending } = this.#keeper;
    const { draft, asked } = this.progress;
    // What waits for "yes" is a question too, but none about a move.
    const isAsked = pending ?? (asked === null && this.voice?.asks());
    const question: Question | null = isAsked ? { kind: 'confirm', moves: [] } : asked;
    return {
      game: this.summary.game,
      state: this.state,
      locale: this.#keeper.locale(),
      source,
      ...(draft && { draft }),
      ...(question && { asked: question }),
    };
  }

  #hear(heard: Heard, source: Context['source'], confirm: Settings['confirm']): Promise<Reply> {
    const context = this.context(source);
    const plain = interpretCells(heard, context);
    if (plain) return this.#act(plain, heard, confirm);
    return this.#with(words(this.#keeper.locale()), ({ interpret }) =>
      this.#act(interpret(heard, context), heard, confirm),
    );
  }

  async #act(understood: Interpretation, heard: Heard, confirm: Settings['confirm']): Promise<Reply> {
    const keeper = this.#keeper;
    if (understood.kind === 'command')
      return this.#command(understood.id, understood.args, isDoubted(heard) ? heard : null);
    if (understood.kind === 'unheard') return keeper.reply('unheard', () => [say.notUnderstood(textOf(heard))]);
    if (this.progress.end) return keeper.reply('refused', (wording) => say.endSentences(this.progress, wording));
    switch (understood.kind) {
      case 'move':
      case 'moves': {
        const moves = understood.kind === 'move' ? [understood.move] : understood.moves;
        const asks = confirm === 'always' ? !this.#isConfirmed(moves) : !understood.sure && confirm === 'unsure';
        if (!asks) return this.#record(moves);
        return moves.length === 1
          ? this.#ask({ kind: 'confirm', moves, draft: null })
          : this.#with(commands(), ({ askRow }) => askRow(moves, keeper));
      }
      case 'ask':
      case 'choose': {
        const simpler = keeper.byVoice ? await voiceQuestions() : null;
        return this.#ask(simpler?.simpler(understood, this.progress, this.state) ?? understood);
      }
      case 'illegal':
        return this.#with(refusals(), ({ refuse }) => refuse(understood, keeper));
    }
  }

  #record(moves: readonly Move[]): Promise<Reply> {
    // A command given again after a move asks anew.
    this.#lastCommand = null;
    return this.#keeper.record(moves);
  }

  /** Whether the question that is open is about this very move, so that the answer to it needs no question of its own. */
  #isConfirmed(moves: readonly Move[]): boolean {
    const { asked } = this.progress;
    return asked?.kind === 'confirm' && JSON.stringify(asked.moves) === JSON.stringify(moves);
  }

  async #ask(asked: Asking): Promise<Reply> {
    const { part } = asked;
    const kind = asked.kind === 'ask' ? 'slot' : asked.kind;
    const question: Question = { kind, moves: asked.moves, ...(part && { part }) };
    const entry: Entry = { kind: 'draft', draft: asked.draft, asked: question };
    return this.#keeper.write([entry], 'asked', (wording) => [this.#keeper.question(question, asked.draft)(wording)]);
  }

  #command(id: CommandId, args: readonly string[], doubted: Heard | null = null): Promise<Reply> {
    const keeper = this.#keeper;
    if (this.voice?.takes(id)) return Promise.resolve(keeper.silent());
    const again = id === this.#lastCommand;
    if (id !== 'repeat') this.#lastCommand = id;
    if (id === 'cancel') return keeper.cancel();
    const { practising } = this;
    return this.#with(commands(), ({ carryOut }) =>
      carryOut({ id, args, again, doubted, practising, context: this.context() }, keeper),
    );
  }

  /** What comes of a part of the app that is loaded first; if that cannot be, nothing changes. */
  async #with<Part>(loading: Promise<Part | null>, then: (part: Part) => Reply | Promise<Reply>): Promise<Reply> {
    const part = await loading;
    return part ? then(part) : this.#keeper.reply('failed', () => [say.notLoaded()]);
  }
}

function textOf(heard: Heard): string {
  if (typeof heard === 'string') return heard.trim().slice(0, 60);
  return 'pick' in heard ? heard.pick.join(' ') : (heard[0]?.text ?? '');
}
