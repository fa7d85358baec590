import type { Move, Outcome, Result, State } from '../rules/index.js';
import { gameOf, rulesOf } from '../rules/known-games.js';
import type { Played } from '../speech/describe.js';
import { ok } from '../rules/result.js';
import type { Draft, Question } from '../speech/interpret.js';
import type { AgreedEnd, Entry, Kept, Summary } from './types.js';

/** What the entries of a record come to. */
export interface Progress {
  start: State;
  /** The moves that stand, each with the states around it. */
  played: Played[];
  /** Moves taken back that can be played again, the next one last. */
  undone: Move[];
  /** How many moves were taken back since the last one was made. */
  takenBack: number;
  draft: Draft | null;
  asked: Question | null;
  /** How the people ended it. */
  end: AgreedEnd | null;
}

/** A record as it is kept, read for someone who only looks at it. */
export interface ReadRecord {
  summary: Summary;
  progress: Progress;
}

/** The position that a record has come to. */
export const stateOf = (progress: Progress): State => progress.played.at(-1)?.after ?? progress.start;

/** How the rules say that the game ended, if they do. */
export const outcomeOf = (progress: Progress): Outcome | null => {
  const state = stateOf(progress);
  return gameOf(state).outcome(state);
};

/** Whether nothing more may be played. */
export const isOver = (progress: Progress): boolean => progress.end !== null || outcomeOf(progress) !== null;

/** A record that has just begun, at a position. */
const progressFrom = (start: State): Progress => ({
  start,
  played: [],
  undone: [],
  takenBack: 0,
  draft: null,
  asked: null,
  end: null,
});

/**
 * Works out a record from its entries.
 * @param begun the position that they begin at; that of the record's options where it is left out
 * @returns the number of the first entry, from 0, that cannot be what happened; -1 if the options are at fault
 */
export function progressOf({ summary, entries }: Kept, begun?: State): Result<Progress, number> {
  const started = begun ? ok(begun) : rulesOf(summary.game).start(summary.options);
  if (!started.ok) return { ok: false, error: -1 };
  let progress = progressFrom(started.value);
  for (const [index, entry] of entries.entries()) {
    const next = after(progress, entry);
    if (!next) return { ok: false, error: index };
    progress = next;
  }
  return { ok: true, value: progress };
}

/** A record one entry later; null if the entry does not fit. The progress given is left as it is. */
export function after(progress: Progress, entry: Entry): Progress | null {
  const settled = { ...progress, draft: null, asked: null };
  switch (entry.kind) {
    case 'move': {
      const move = gameOf(progress.start).parse(entry.line);
      const added = move && !progress.end && play(progress, move);
      return added ? { ...settled, played: [...progress.played, added], undone: [], takenBack: 0 } : null;
    }
    case 'undo': {
      if (progress.end) return { ...settled, end: null };
      const last = progress.played.at(-1);
      if (!last) return null;
      return {
        ...settled,
        played: progress.played.slice(0, -1),
        undone: [...progress.undone, last.move],
        takenBack: progress.takenBack + 1,
      };
    }
    case 'redo': {
      const move = progress.undone.at(-1);
      const added = move && !progress.end && play(progress, move);
      return added
        ? { ...settled, played: [...progress.played, added], undone: progress.undone.slice(0, -1), takenBack: 0 }
        : null;
    }
    case 'draft':
      return { ...progress, draft: entry.draft, asked: entry.asked };
    case 'end':
      return isOver(progress) ? null : { ...settled, end: entry.end };
  }
}

/** A record some entries later; null if one of them does not fit. */
const progressAfter = (progress: Progress, entries: readonly Entry[]): Progress | null =>
  entries.reduce<Progress | null>((so, entry) => so && after(so, entry), progress);

/** The farm that goes on the last spot once these entries are made: it can be offered, since nothing else can be played. */
export function forcedAfter(progress: Progress, entries: readonly Entry[]): Move | null {
  const then = progressAfter(progress, entries);
  const legal = then && !then.end ? gameOf(then.start).legalMoves(stateOf(then)) : [];
  const [only, another] = legal;
  return only && !another && 'farm' in only ? only : null;
}

/** The record as it was after some of its moves. */
export function progressAt(progress: Progress, place: number): Progress {
  const whole = place >= progress.played.length;
  return {
    ...progress,
    played: progress.played.slice(0, place),
    undone: [],
    draft: null,
    asked: null,
    end: whole ? progress.end : null,
  };
}

function play(progress: Progress, move: Move): Played | null {
  const before = stateOf(progress);
  const result = gameOf(before).play(before, move);
  return result.ok ? { before, move, after: result.value } : null;
}
