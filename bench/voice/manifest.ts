import { isGameId, type GameId } from '../../src/rules/index.js';

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

/** What a manifest comes to: its cases, and a sentence for each line that is none. */
export interface Manifest {
  cases: Case[];
  faults: string[];
}

type Column = 'file' | 'kind' | 'game' | 'played' | 'said' | 'wanted' | 'voice';

/** The columns in their order where no line names them. */
const usual: readonly Column[] = ['file', 'kind', 'game', 'played', 'said', 'wanted'];

/** What a heading begins with, column by column. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  file: ['file', 'path', 'wav'],
  kind: ['kind'],
  game: ['game'],
  played: ['moves', 'played'],
  said: ['said', 'what was said', 'what is said', 'text', 'words', 'heard'],
  wanted: ['result', 'what must', 'wanted', 'expected'],
  voice: ['voice', 'speaker'],
};

/** Nobody says these to Gridscribe: nothing may come of them, whatever they say. */
const notMeant = ['other talk', 'neighbour'];

/** Whether a case is said to Gridscribe. */
export const isMeant = ({ kind }: Pick<Case, 'kind'>): boolean => !notMeant.includes(kind);

/** Kinds and games are written in small letters, with spaces or hyphens. */
const plain = (text: string): string => text.trim().toLowerCase();
const kindOf = (text: string): string => plain(text).replaceAll(/[-_]/gu, ' ').replace('neighbor', 'neighbour');

/**
 * Reads a manifest: a line for each file, tabs between the columns. A line that names the columns puts them in another order;
 * columns that are not known are left out. The voice is the folder that a file is in, unless a column says it.
 */
export function readManifest(text: string): Manifest {
  const cases: Case[] = [];
  const faults: string[] = [];
  let columns: readonly (Column | null)[] = usual;
  // Some programs begin a text with a mark of its byte order.
  for (const [index, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (line.trim() === '') continue;
    const named = columnsIn(line.replace(/^#\s*/u, ''));
    if (named) columns = named;
    if (named || line.startsWith('#')) continue;
    const one = caseIn(line, columns);
    if (typeof one === 'string') faults.push(`Line ${index + 1} is left out: ${one}.`);
    else cases.push(one);
  }
  return { cases, faults };
}

/** The columns that a line names; null if it names none, and is a case. */
function columnsIn(line: string): (Column | null)[] | null {
  const cells = line.split('\t');
  const names = cells.map(columnNamed);
  const isCase = cells.some((cell) => isGameId(plain(cell)));
  return !isCase && names.includes('file') && names.includes('game') ? names : null;
}

function columnNamed(heading: string): Column | null {
  const found = Object.entries(headings).find(([, words]) => words.some((word) => plain(heading).startsWith(word)));
  return found ? (found[0] as Column) : null;
}

function caseIn(line: string, columns: readonly (Column | null)[]): Case | string {
  const cells = line.split('\t');
  const cell = (column: Column): string => (cells[columns.indexOf(column)] ?? '').trim();
  const [file, game, said] = [cell('file'), plain(cell('game')), cell('said')];
  const kind = kindOf(cell('kind'));
  if (file === '') return 'it names no file';
  if (!isGameId(game)) return game === '' ? 'it names no game' : `no game is called "${game}"`;
  const wanted = isMeant({ kind }) ? cell('wanted') : 'unheard';
  if (wanted === '') return 'it does not say what must come of it';
  const folder = file.split(/[\\/]/u).at(-2);
  const voice = cell('voice') || (folder !== undefined && folder !== '.' ? folder : 'all');
  const played = cell('played')
    .split(';')
    .map((move) => move.trim())
    .filter((move) => move !== '');
  return { file, voice, kind, game, played, said, wanted };
}
