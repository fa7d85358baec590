import type { GameId, GameRecord, Options, Player, Result } from '../rules/index.js';
import type { Draft, Question } from '../speech/interpret.js';

export const agreements = ['resigned', 'draw agreed', 'time', 'as agreed'] as const;
/** How a game ended other than by its rules; `as agreed` closes Nearest-site as claimed, unchecked. */
export type Agreement = (typeof agreements)[number];

/** A game's end by the people at the table. */
export interface AgreedEnd {
  termination: Agreement;
  /** Null for a draw. */
  winner: Player | null;
}

/**
 * What happened to a record, in order. Nothing is ever changed or taken out: an undo is an entry of its own. So a record
 * is what its entries come to, whenever the machine stopped.
 */
export type Entry =
  /** One canonical line of the game's notation. */
  | { kind: 'move'; line: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What was said of the next move so far, and the question that is open; null once there is neither. */
  | { kind: 'draft'; draft: Draft | null; asked: Question | null }
  | { kind: 'end'; end: AgreedEnd };

/** What the list of records shows of one. */
export interface Summary {
  /** Unguessable and never used again. */
  id: string;
  game: GameId;
  options: Options;
  names: Partial<Record<Player, string>>;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  updated: number;
  /** How many moves stand. */
  plies: number;
  /** How the game ended; null while it is open. */
  end: { winner: Player | null; by: 'rules' | Agreement } | null;
  /** The title that someone gave it; otherwise it goes by game and day. */
  title?: string;
  /** The record whose second game this is. */
  after?: string;
  /** The day that the file it came from gives, as YYYY-MM-DD; null where that knows none. Otherwise it is the day of `created`. */
  date?: GameRecord['date'];
  /** Tags of that file that Gridscribe does not know. */
  tags?: GameRecord['tags'];
  /** When it was deleted, in milliseconds since 1970; it can be put back until it is swept away. */
  deleted?: number;
}

/** What a new record needs. */
export type NewRecord = Pick<Summary, 'game' | 'options' | 'names' | 'after' | 'title' | 'date' | 'tags'>;

/** A record as it is kept. */
export interface Kept {
  summary: Summary;
  entries: Entry[];
}

/**
 * Why the store could not do it. `full`: no room; `missing`: this browser keeps nothing (a private window, or switched off);
 * `blocked`: another tab holds an older version open; `newer`: a newer Gridscribe wrote the data; `conflict`: another tab
 * wrote this record meanwhile; `gone`: there is no such record; `broken`: anything else.
 */
export type StoreFault = 'full' | 'missing' | 'blocked' | 'newer' | 'conflict' | 'gone' | 'broken';

/** Answers of the store: it never throws and never rejects. */
export type Stored<Value> = Promise<Result<Value, StoreFault>>;

/** Where records are kept. */
export interface Store {
  /** Whether what it keeps outlasts the page. */
  readonly lasting: boolean;
  /** Every record that is not deleted, the one last used first. */
  list(): Stored<Summary[]>;
  create(record: NewRecord): Stored<Summary>;
  load(id: string): Stored<Kept>;
  /**
   * Adds entries to a record and brings its summary up to date, all or nothing, and answers only once they are on the disk.
   * @param count how many entries the record has as the caller knows it; another number is a `conflict`
   */
  append(
    id: string,
    count: number,
    entries: readonly Entry[],
    changed: Pick<Summary, 'plies' | 'end'>,
  ): Stored<Summary>;
  /** Gives a record another title, or back the one it goes by when the title is empty. */
  rename(id: string, title: string): Stored<Summary>;
  /** Takes a record out of the list; `restore` puts it back. */
  remove(id: string): Stored<Summary>;
  restore(id: string): Stored<Summary>;
  /** Forgets everything on this device. */
  forget(): Stored<null>;
}
