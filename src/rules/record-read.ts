/** Reading a record's text and checking it against the rules. */
import { games, isGameId } from './games.js';
import { gameOf } from './known-games.js';
import { checkEnding } from './record-end.js';
import type { Ending } from './record-end.js';
import { knownTags, optionsFromTags, tagAtFault } from './record-options.js';
import { formatVersion, isDate, isTagName, lengthOf, longestText, longestValue, nameTags } from './record.js';
import type { GameRecord, RecordError, RecordFault, Tag } from './record.js';
import { fail, ok } from './result.js';
import type { GameId, Move, Options, Result, State } from './types.js';

const tagPattern = /^\[([^ "\]]+) "((?:[^"\\]|\\["\\])*)"\]$/;
const movePattern = /^(\d{1,6})\. *(\S.*)$/;
const shownLength = 100;

interface Line {
  number: number;
  text: string;
  /** A blank line comes before it. */
  apart: boolean;
}

interface Header {
  tags: Map<string, string>;
  /** The line of each tag. */
  lines: Map<string, number>;
  /** The line where a tag that is missing could have stood. */
  end: number;
  /** The line at which the header could not be read on. */
  error: RecordError | null;
}

const compareLines = (a: RecordError, b: RecordError): number => a.line - b.line;

/** The lines that are not blank, without trailing spaces. */
const linesOf = (text: string): Line[] => {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const tidy = all.map((line) => line.trimEnd());
  return tidy
    .map((line, index) => ({ number: index + 1, text: line, apart: tidy[index - 1] === '' }))
    .filter((line) => line.text !== '');
};

const readTag = (text: string): Tag | 'bad-tag' | 'too-long' => {
  const [, name = '', escaped = ''] = tagPattern.exec(text) ?? [];
  if (!isTagName(name) || /\p{Cc}/u.test(text)) return 'bad-tag';
  const value = escaped.replace(/\\(["\\])/g, '$1');
  return lengthOf(value) > longestValue ? 'too-long' : { name, value };
};

const readHeader = (lines: readonly Line[]): Header => {
  const header: Header = { tags: new Map(), lines: new Map(), end: 1, error: null };
  for (const { number, text } of lines) {
    header.end = number;
    const tag = readTag(text);
    if (typeof tag === 'string') return { ...header, error: { line: number, code: tag } };
    if (header.tags.has(tag.name)) return { ...header, error: { line: number, code: 'tag-twice', name: tag.name } };
    header.tags.set(tag.name, tag.value);
    header.lines.set(tag.name, number);
    header.end = number + 1;
  }
  return header;
};

/** Everything wrong with the tags that every record has, but for result and termination, which depend on the moves. */
const commonFaults = ({ tags, lines, end }: Header): RecordError[] => {
  const faults: RecordError[] = ['Gridscribe', 'Game', 'Result', 'Termination']
    .filter((name) => !tags.has(name))
    .map((name) => ({ line: end, code: 'missing-tag', name }));
  const [version, game, date = '?'] = [tags.get('Gridscribe'), tags.get('Game'), tags.get('Date')];
  const fault = (name: string, error: RecordFault): number => faults.push({ line: lines.get(name) ?? end, ...error });
  if (version !== undefined && version !== formatVersion) fault('Gridscribe', { code: 'unknown-version', version });
  if (game !== undefined && !isGameId(game)) fault('Game', { code: 'unknown-game', game });
  if (date !== '?' && !isDate(date)) fault('Date', { code: 'bad-date', date });
  return faults;
};

const readSetup = (game: GameId, header: Header): Result<{ options: Options; state: State }, RecordError> => {
  const { tags, lines, end } = header;
  const said = optionsFromTags(game, tags);
  if ('missing' in said) return fail({ line: end, code: 'missing-tag', name: said.missing });
  const started = games[game].start(said.options);
  // Options that the game starts with are of its options' type.
  if (started.ok) return ok({ options: said.options, state: started.value });
  const tag = tagAtFault(game, tags, started.error);
  const line = tag === undefined ? end : lines.get(tag);
  if (tag !== undefined && line === undefined) return fail({ line: end, code: 'missing-tag', name: tag });
  return fail({ line: line ?? end, code: 'bad-setup', error: started.error });
};

const readMoves = (start: State, lines: readonly Line[]): Result<{ moves: Move[]; state: State }, RecordError> => {
  const game = gameOf(start);
  const moves: Move[] = [];
  let state = start;
  for (const { number, text } of lines) {
    const expected = moves.length + 1;
    if (game.outcome(state) !== null) return fail({ line: number, code: 'after-end' });
    const [, count, words = ''] = movePattern.exec(text) ?? [];
    if (Number(count) !== expected) return fail({ line: number, code: 'bad-number', expected });
    const move = game.parse(words);
    if (move === null) return fail({ line: number, code: 'bad-move', text: words.slice(0, shownLength) });
    const played = game.play(state, move);
    if (!played.ok) return fail({ line: number, code: 'illegal-move', error: played.error });
    moves.push(move);
    state = played.value;
  }
  return ok({ moves, state });
};

const readEnding = (state: State, { tags, lines, end }: Header): Result<Ending, RecordError> => {
  const [result = '', termination = ''] = [tags.get('Result'), tags.get('Termination')];
  const checked = checkEnding(state, result, termination);
  if (checked.ok) return checked;
  const faults = checked.error.map((fault): RecordError => ({
    line: lines.get(fault.code === 'wrong-result' ? 'Result' : 'Termination') ?? end,
    ...fault,
  }));
  const [first = { line: end, code: 'bad-termination', termination }] = faults.sort(compareLines);
  return fail(first);
};

const peopleOf = (game: GameId, tags: ReadonlyMap<string, string>): GameRecord['names'] => {
  const names: GameRecord['names'] = {};
  for (const [player, tag] of nameTags(game)) {
    const name = tags.get(tag);
    if (name !== undefined) names[player] = name;
  }
  return names;
};

/**
 * Reads a record and checks all of it against the rules: the set-up, every move, and whether the result and the way
 * the game ended agree with where the moves led.
 * @returns the record, or the first line that is wrong and why. The header is judged before the moves; result and
 * termination after them, since only the moves show what they should be. Never throws, whatever it is given.
 */
export const readRecord = (text: unknown): Result<GameRecord, RecordError> => {
  const source = typeof text === 'string' ? text : '';
  if (source.length > longestText) return fail({ line: 1, code: 'too-long' });
  const lines = linesOf(source);
  const body = lines.findIndex((line, index) => index > 0 && line.apart && !line.text.startsWith('['));
  const header = readHeader(body < 0 ? lines : lines.slice(0, body));

  const game = header.tags.get('Game');
  const setup = isGameId(game) ? readSetup(game, header) : null;
  const faults = [header.error, ...commonFaults(header), setup?.ok === false ? setup.error : null];
  const [fault] = faults.filter((entry) => entry !== null).sort(compareLines);
  if (fault !== undefined) return fail(fault);
  // Without a fault there is a game, and it has started.
  if (!isGameId(game) || setup?.ok !== true) return fail({ line: header.end, code: 'missing-tag', name: 'Game' });

  const read = readMoves(setup.value.state, body < 0 ? [] : lines.slice(body));
  if (!read.ok) return read;
  const ending = readEnding(read.value.state, header);
  if (!ending.ok) return ending;
  const date = header.tags.get('Date') ?? '?';
  const known = knownTags(game);
  return ok({
    game,
    options: setup.value.options,
    names: peopleOf(game, header.tags),
    date: date === '?' ? null : date,
    moves: read.value.moves,
    result: ending.value.result,
    termination: ending.value.termination,
    tags: [...header.tags].filter(([name]) => !known.has(name)).map(([name, value]) => ({ name, value })),
  });
};
