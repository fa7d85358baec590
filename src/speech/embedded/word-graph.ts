import { type CellWords, type Piece, type Saying, waysOf } from './saying.js';

/** A way from one state to another by a word. */
export interface Arc {
  to: number;
  word: string;
}

/** Everything that can be said, as the engine follows it: states, of which the first is where it begins. */
export interface WordGraph {
  states: readonly { arcs: readonly Arc[]; ends: boolean }[];
}

/** A state before states with the same way on are put together; `skips` are reached without a word. */
interface Loose {
  arcs: { to: Loose; word: string }[];
  skips: Loose[];
  ends: boolean;
  id: number;
}

/**
 * The graph of some sayings with as few states as can be: what begins alike is followed once, and so is what ends alike.
 * The engine's time goes with the states.
 */
export function graphOf(sayings: readonly Saying[], words: CellWords): WordGraph {
  return smallest(looseOf(sayings, words));
}

/** One word or more, in any order. */
export const anyOf = (words: readonly string[]): WordGraph => {
  const arcs = words.map((word): Arc => ({ to: 1, word }));
  return {
    states: [
      { arcs, ends: false },
      { arcs, ends: true },
    ],
  };
};

function looseOf(sayings: readonly Saying[], words: CellWords): Loose {
  let count = 0;
  const loose = (): Loose => ({ arcs: [], skips: [], ends: false, id: count++ });
  const along = (from: Loose, way: string, to: Loose): void => {
    const some = way.split(' ');
    const last = some.pop();
    let at = from;
    for (const word of some) {
      const next = loose();
      at.arcs.push({ to: next, word });
      at = next;
    }
    if (last !== undefined) at.arcs.push({ to, word: last });
  };
  const first = loose();
  const end = { ...loose(), ends: true };
  for (const { pieces } of sayings) {
    let at = first;
    for (const [index, piece] of pieces.entries()) {
      const next = index === pieces.length - 1 ? end : loose();
      if (piece.kind === 'words' && piece.optional) at.skips.push(next);
      for (const way of phrasesOf(piece, words)) along(at, way, next);
      at = next;
    }
  }
  return first;
}

/** All that can be said at a place, in engine's words. */
function phrasesOf(piece: Piece, words: CellWords): readonly string[] {
  if (piece.kind === 'words') return piece.ways;
  return piece.kind === 'choice' ? piece.of.flatMap(({ ways }) => ways) : piece.of.flatMap((one) => waysOf(one, words));
}

/** States that can be reached from some without a word, and those themselves. */
function withSkips(states: readonly Loose[]): Loose[] {
  const all = new Set(states);
  for (const state of all) for (const next of state.skips) all.add(next);
  return [...all].sort((one, other) => one.id - other.id);
}

/** Whatever words led to several states leads to one now, and states from which the same can follow are one. */
function smallest(first: Loose): WordGraph {
  const states: { arcs: Arc[]; ends: boolean }[] = [{ arcs: [], ends: false }];
  const bySets = new Map<string, number>();
  const byWays = new Map<string, number>();
  const wayOn = (from: readonly Loose[]): { arcs: Arc[]; ends: boolean } => {
    const byWord = new Map<string, Set<Loose>>();
    for (const { arcs } of from)
      for (const { word, to } of arcs) byWord.set(word, (byWord.get(word) ?? new Set()).add(to));
    const arcs = [...byWord].map(([word, to]): Arc => ({ word, to: place(withSkips([...to])) }));
    return { arcs, ends: from.some(({ ends }) => ends) };
  };
  const place = (from: readonly Loose[]): number => {
    const set = from.map(({ id }) => id).join(' ');
    const known = bySets.get(set);
    if (known !== undefined) return known;
    const way = wayOn(from);
    const sorted = way.arcs.map(({ to, word }) => `${word} ${to}`).sort();
    const key = `${String(way.ends)} ${sorted.join(',')}`;
    const found = byWays.get(key) ?? states.push(way) - 1;
    byWays.set(key, found);
    bySets.set(set, found);
    return found;
  };
  states[0] = wayOn(withSkips([first]));
  return { states };
}
