import type { Cell, GameId, Player } from '../../rules/index.js';
import { type ArgumentKind, type CommandId, commands } from '../commands.js';
import { directions } from '../describe/directions.js';
import type { Language } from '../languages/index.js';
import { digits } from '../languages/types.js';
import { type Hearing, pathsOf } from './lattice.js';
import { likenessCost } from './lexicon.js';
import { partsOf } from './parts.js';
import { isOneOf, tokensOf } from './tokens.js';

/** A command that a text may be. */
export interface CommandReading {
  id: CommandId;
  args: string[];
  cost: number;
  /** How many words carried nothing; a template without any is the better match. */
  idle: number;
}

/** What words name that only the position tells: "my pawn". */
export interface Known {
  /** The cell of the piece that they name, if they name one. */
  cell: (words: readonly string[]) => Cell | null;
  /** Whose pieces they name, if they name any. */
  owner: (words: readonly string[]) => Player | null;
}
const unknown: Known = { cell: () => null, owner: () => null };

type Segment = { word: string } | { argument: ArgumentKind };
interface Template {
  id: CommandId;
  segments: Segment[];
  words: string[];
  silent: boolean;
}

/** What of a language does not change from one text to the next. */
interface Compiled {
  templates: Template[];
  /** Fillers of one word. */
  idle: ReadonlySet<string>;
  /** The words for numerals: recognisers write "go back 1" for "go back one". */
  numerals: ReadonlyMap<string, string>;
}

const compiledOf = new WeakMap<Language, Compiled>();
const placeholder = /^\{(\w+)\}$/u;

/**
 * The command that the words are, cheapest reading first.
 * @param spoken only what is taught for speaking counts, and not the short aliases for typing
 * @param known what words name that only the position tells
 */
export function matchCommand(
  tokens: readonly string[],
  language: Language,
  game: GameId,
  hearing: Hearing,
  spoken: boolean,
  known: Known = unknown,
): CommandReading | null {
  const { templates, idle: idleWords, numerals } = compiled(language);
  const inWords = (token: string): string => numerals.get(token) ?? token;
  const present = new Set([...tokens, ...tokens.map(inWords)]);
  let best: CommandReading | null = null;
  for (const template of templates) {
    if (spoken && template.silent) continue;
    if (template.words.some((word) => !present.has(word))) continue;
    for (const found of match(template, tokens)) if (!best || weight(found) < weight(best)) best = found;
  }
  return best;

  function match(template: Template, words: readonly string[]): CommandReading[] {
    const found: CommandReading[] = [];
    const walk = (segment: number, index: number, args: string[], cost: number, idle: number): void => {
      const wanted = template.segments[segment];
      const word = words[index];
      if (!wanted && word === undefined) {
        found.push({ id: template.id, args, cost, idle });
        return;
      }
      if (word === undefined) return;
      if (wanted && 'word' in wanted && (wanted.word === word || wanted.word === inWords(word)))
        walk(segment + 1, index + 1, args, cost, idle);
      if (wanted && 'argument' in wanted)
        for (const argument of argumentsAt(wanted.argument, words, index, language, game, hearing, known))
          walk(segment + 1, argument.next, [...args, argument.value], cost + argument.cost, idle);
      if (idleWords.has(word)) walk(segment, index + 1, args, cost, idle + 1);
    };
    walk(0, 0, [], 0, 0);
    return found;
  }
}

const weight = (reading: CommandReading): number => reading.cost + reading.idle * 0.05;

interface Argument {
  value: string;
  next: number;
  cost: number;
}

/** A cell takes at most four words ("column C row 3"), an owner two. */
const longestArgument = 4;

function argumentsAt(
  kind: ArgumentKind,
  words: readonly string[],
  index: number,
  language: Language,
  game: GameId,
  hearing: Hearing,
  known: Known,
): Argument[] {
  const found: Argument[] = [];
  for (let length = 1; length <= longestArgument && index + length <= words.length; length++) {
    const some = words.slice(index, index + length);
    const next = index + length;
    if (kind === 'owner') {
      const owner = known.owner(some);
      for (const value of owner === null ? ownersNamed(some, language, game) : [owner])
        found.push({ value, next, cost: 0 });
      continue;
    }
    if (kind === 'direction') {
      for (const value of directions)
        if (isOneOf(some, language.directions[value], language)) found.push({ value, next, cost: 0 });
      continue;
    }
    if (kind === 'number') {
      const number = length === 1 ? numberNamed(some[0] ?? '', language) : null;
      if (number) found.push({ ...number, next });
      continue;
    }
    const piece = kind === 'cell' ? known.cell(some) : null;
    if (piece !== null) found.push({ value: piece, next, cost: 0 });
    for (const path of pathsOf(some, language, hearing)) {
      const parts = partsOf(path, language)?.parts ?? [];
      const only = parts[0];
      if (parts.length !== 1 || only?.kind !== kind) continue;
      const value = only.kind === 'cell' ? only.cell : only.kind === 'column' ? only.letter : only.digit;
      found.push({ value, next, cost: path.cost });
    }
  }
  return found;
}

function ownersNamed(words: readonly string[], language: Language, game: GameId): string[] {
  const { owners, pawnB } = language;
  const named = (phrases: readonly string[]): boolean => isOneOf(words, phrases, language);
  if (game !== 'isolation') return (['W', 'B'] as const).filter((owner) => named(owners[owner]));
  if (named(owners.A)) return ['A'];
  return named(pawnB) || named(owners.B) ? ['B'] : [];
}

function numberNamed(word: string, language: Language): { value: string; cost: number } | null {
  if (/^[1-9]\d{0,2}$/u.test(word)) return { value: word, cost: 0 };
  const named = (phrases: readonly string[]): boolean => isOneOf([word], phrases, language);
  const value =
    digits.find((one) => named([language.digits[one], ...(language.digitVariants[one] ?? [])])) ??
    Object.entries(language.numbers)
      .find(([name]) => named([name]))?.[1]
      .toString();
  if (value !== undefined) return { value, cost: 0 };
  const alike = digits.find((one) => named(language.sounds[one] ?? []));
  return alike ? { value: alike, cost: likenessCost } : null;
}

function compiled(language: Language): Compiled {
  const known = compiledOf.get(language);
  if (known) return known;
  const templates = commands.flatMap(({ id }) => {
    const { said, typed = [] } = language.commands[id];
    return [
      ...said.flatMap((text) => compile(id, text, false, language)),
      ...typed.flatMap((text) => compile(id, text, true, language)),
    ];
  });
  const fillers = language.fillers.map((filler) => tokensOf(filler, language));
  const idle = new Set(fillers.flatMap((words) => (words.length === 1 ? words : [])));
  const made = { templates, idle, numerals: new Map<string, string>(Object.entries(language.digits)) };
  compiledOf.set(language, made);
  return made;
}

function compile(id: CommandId, text: string, silent: boolean, language: Language): Template[] {
  return expand(text.split(' ')).map((pieces) => {
    const segments = pieces.flatMap((piece): Segment[] => {
      const argument = placeholder.exec(piece)?.[1];
      return argument === undefined
        ? tokensOf(piece, language).map((word) => ({ word }))
        : [{ argument: argument as ArgumentKind }];
    });
    const words = segments.flatMap((segment) => ('word' in segment ? [segment.word] : []));
    return { id, segments, words, silent };
  });
}

/** Every way to say a template whose `(words)` may be left out. */
function expand(pieces: string[]): string[][] {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return [[]];
  const tails = expand(rest);
  const optional = /^\((.+)\)$/u.exec(piece);
  if (!optional) return tails.map((tail) => [piece, ...tail]);
  return tails.flatMap((tail) => [[optional[1] ?? '', ...tail], tail]);
}
