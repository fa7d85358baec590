import type { Cell, Move, State } from '../rules/index.js';
import { gameOf } from '../rules/known-games.js';
import type { Names, Wording } from '../speech/describe.js';
import { describeQuestion, partQuestion } from '../speech/describe/question.js';
import { describeTurn } from '../speech/describe/turn.js';
import type { Draft, Question } from '../speech/interpret.js';
import { slotOf } from '../speech/interpret/open-slot.js';
import { isSpoken } from '../speech/languages/known-languages.js';
import { faultSentence } from './faults.js';
import { after, forcedAfter, isOver, outcomeOf, type Progress, progressAt, stateOf } from './progress.js';
import type { Reply, Told } from './reply.js';
import type { Look } from './review.js';
import * as say from './sayings.js';
import { type Settings, wordingOf } from './settings.js';
import type { Entry, Kept, Store, Summary } from './types.js';

/** A command or a row of awards that waits for "yes", and how it is asked about. */
interface Pending {
  question: Told;
  perform: () => Reply | Promise<Reply>;
}

/**
 * One record at work: what is written in it, what is shown of it and what was told last. Entries count once they are on the
 * disk, and not before. What is to be done with a record is for the session and its commands to say.
 */
export class Keeper {
  summary: Summary;
  pending: Pending | null = null;
  /** The line of the log that was read last, from 0; their number where none was. */
  logPlace: number;
  lastTold: (Pick<Reply, 'kind' | 'table' | 'log'> & { told: Told }) | null = null;
  /** After how many moves the board is shown while that is not the present. */
  place: number | null = null;
  /** The line of cells that was told last. */
  along: Look['along'] | null = null;
  /** The cell that is looked at: questions that go on from somewhere go on from there. */
  here: Cell = 'A1';
  /** Whether the person spoke just now. */
  byVoice = false;
  /** Another tab writes this record: questions are answered, nothing is changed. */
  readOnly = false;
  private entries: number;

  constructor(
    kept: Kept,
    public progress: Progress,
    private readonly store: Store,
    readonly settings: () => Settings,
    readonly locale: () => string,
  ) {
    this.summary = kept.summary;
    this.entries = kept.entries.length;
    this.logPlace = progress.played.length;
  }

  get state(): State {
    return stateOf(this.progress);
  }
  /** The game up to the position that is shown: the present one, unless someone looks at an earlier one. */
  get shown(): Progress {
    return this.place === null ? this.progress : progressAt(this.progress, this.place);
  }
  get over(): boolean {
    return isOver(this.progress);
  }

  /** How texts are worded; for speech with spelling words where the person uses them or spoke, once these words are there. */
  wording(spoken = false): Wording {
    const names: Names = this.summary.names;
    const locale = this.locale();
    const wording = wordingOf(this.settings(), spoken);
    const spelling = (wording.spelling || (spoken && this.byVoice)) && isSpoken(locale);
    return { ...wording, spelling, locale, names };
  }

  /** Whose turn it is and what is asked; once over, how it ended. What waits for "yes" asks first. */
  promptIn(wording: Wording): string[] {
    if (this.pending) return [this.pending.question(wording).join(' ')];
    const { asked, draft } = this.progress;
    if (this.over || !asked) return say.turnSentences(this.progress, wording);
    const turn = say.turnSentences(this.progress, { ...wording, verbosity: 'brief' });
    const question = this.question(asked, draft)(wording);
    // Where no part is asked for, the question itself says whose turn it is.
    return turn.some((sentence) => question.startsWith(sentence)) ? [question] : [...turn, question];
  }

  /** The sentence that asks a question about moves. */
  question(question: Question, draft: Draft | null): (wording: Wording) => string {
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

  /** Writes moves down, and says them back. */
  record(moves: readonly Move[]): Promise<Reply> {
    const game = gameOf(this.state);
    const entries = moves.map((move): Entry => ({ kind: 'move', line: game.format(move) }));
    const forced = forcedAfter(this.progress, entries);
    const asked: Question | null = forced && { kind: 'confirm', moves: [forced] };
    return this.write(
      asked ? [...entries, { kind: 'draft', draft: null, asked }] : entries,
      'recorded',
      (wording) => [
        ...say.saidOf(this.progress, moves.length, wording, this.settings()),
        ...(asked ? [this.question(asked, null)(wording)] : []),
      ],
      () => say.tableOf(this.progress, moves.length, this.wording()),
    );
  }

  /** Drops what was said of a move. */
  cancel(): Promise<Reply> {
    this.pending = null;
    return this.write([{ kind: 'draft', draft: null, asked: null }], 'answered', (wording) =>
      say.turnSentences(this.progress, wording),
    );
  }

  /** Keeps entries, and only then lets them count; if they cannot be kept, nothing has changed. */
  async write(entries: readonly Entry[], kind: Reply['kind'], told: Told, table?: () => string[]): Promise<Reply> {
    if (this.readOnly) return this.reply('failed', () => [faultSentence('conflict')]);
    let progress = this.progress;
    for (const entry of entries) {
      const next = after(progress, entry);
      if (!next) return this.reply('failed', () => [faultSentence('broken')]);
      progress = next;
    }
    const outcome = outcomeOf(progress);
    const changed = {
      plies: progress.played.length,
      end: progress.end
        ? { winner: progress.end.winner, by: progress.end.termination }
        : outcome && { winner: outcome.winner, by: 'rules' as const },
    };
    if (changed.end) await say.loadEndings();
    const kept = await this.store.append(this.summary.id, this.entries, entries, changed);
    if (!kept.ok) {
      if (kept.error === 'conflict') this.readOnly = true;
      return this.reply('failed', () => [faultSentence(kept.error)]);
    }
    this.progress = progress;
    this.place = null;
    this.entries += entries.length;
    this.summary = kept.value;
    this.pending = null;
    this.logPlace = progress.played.length;
    return this.reply(kind, told, table?.() ?? []);
  }

  /** A reply that says nothing. */
  silent(): Reply {
    return { kind: 'answered', lines: [], spoken: [], urgent: false, table: [] };
  }

  /** A reply that tells something, worded as it is read and as it is said. */
  reply(kind: Reply['kind'], told: Told, table: string[] = [], log?: number): Reply {
    // A reply keeps its words: said again, it tells of the same moment.
    const [lines, spoken] = [told(this.wording()), told(this.wording(true))];
    const fixed: Told = (wording) => (wording.spelling ? spoken : lines);
    this.lastTold = { told: fixed, kind, table, log };
    return { kind, lines, spoken, urgent: kind === 'refused' || kind === 'failed', table, log };
  }
}
