/** A game's options as tags of a record, and back. */
import { isCell } from './cells.js';
import { tidyLine } from './notation.js';
import { nameTags } from './record.js';
import type { Tag } from './record.js';
import type { GameId, Options, SetupError } from './types.js';
import { cellList, membersOf } from './untrusted.js';

interface OptionTag {
  tag: string;
  /** The option's name, and the owner where white and black have a tag each. */
  option: string;
  owner?: 'W' | 'B';
  kind: 'word' | 'number' | 'cells';
}

const first: OptionTag = { tag: 'First', option: 'first', kind: 'word' };
const ofBoth = (option: string, word: string): OptionTag[] => [
  { tag: `White${word}`, option, owner: 'W', kind: 'cells' },
  { tag: `Black${word}`, option, owner: 'B', kind: 'cells' },
];

const optionTags: Record<GameId, OptionTag[]> = {
  isolation: [{ tag: 'Size', option: 'size', kind: 'number' }, first],
  'approach-withdraw': [first, ...ofBoth('position', 'Position')],
  'nearest-site': [first, ...ofBoth('sites', 'Sites')],
  territories: [
    { tag: 'Shape', option: 'shape', kind: 'word' },
    ...ofBoth('houses', 'Houses'),
    { tag: 'Spots', option: 'spots', kind: 'cells' },
    { tag: 'Start', option: 'start', kind: 'cells' },
  ],
};

/** Every tag name that a record of the game gives a meaning to. */
export const knownTags = (game: GameId): Set<string> =>
  new Set([
    ...['Gridscribe', 'Game', 'Date', 'Result', 'Termination'],
    ...nameTags(game).map(([, tag]) => tag),
    ...optionTags[game].map(({ tag }) => tag),
  ]);

/** The tags for options; an option that is not set has none. */
export const tagsOfOptions = (game: GameId, options: Options): Tag[] => {
  const members = membersOf(options) ?? {};
  return optionTags[game].flatMap(({ tag, option, owner, kind }): Tag[] => {
    const value = owner === undefined ? members[option] : membersOf(members[option])?.[owner];
    if (kind === 'cells') {
      const cells = cellList(value);
      return cells === null ? [] : [{ name: tag, value: cells.join(' ') }];
    }
    return typeof value === 'string' || typeof value === 'number' ? [{ name: tag, value: String(value) }] : [];
  });
};

/** A tag's value as an option's; what it cannot be stays text, which the game then refuses. */
const optionValue = (kind: OptionTag['kind'], text: string): unknown => {
  const tidy = tidyLine(text);
  if (kind === 'number') return /^\d$/.test(tidy) ? Number(tidy) : tidy;
  if (kind === 'word') return tidy;
  const cells = tidy === '' ? [] : tidy.toUpperCase().split(' ');
  return cells.every(isCell) ? cells : text;
};

/**
 * The options that a record's tags say, not checked by the game yet; or the name of the tag that lacks where only white
 * or only black has its own.
 */
export const optionsFromTags = (
  game: GameId,
  tags: ReadonlyMap<string, string>,
): { options: Record<string, unknown> } | { missing: string } => {
  const options: Record<string, unknown> = {};
  const owned = new Map<string, Record<string, unknown>>();
  for (const { tag, option, owner, kind } of optionTags[game]) {
    const text = tags.get(tag);
    if (text === undefined) continue;
    const value = optionValue(kind, text);
    if (owner === undefined) options[option] = value;
    else owned.set(option, { ...owned.get(option), [owner]: value });
  }
  for (const [option, both] of owned) {
    const missing = optionTags[game].find(
      (entry) => entry.option === option && !Object.hasOwn(both, entry.owner ?? ''),
    );
    if (missing !== undefined) return { missing: missing.tag };
    options[option] = both;
  }
  return { options };
};

/** The tag that a fault in the set-up is about: the wrong one, or one that the record lacks. */
export const tagAtFault = (game: GameId, tags: ReadonlyMap<string, string>, error: SetupError): string | undefined => {
  const known = optionTags[game];
  if (error.code === 'bad-start') return 'Start';
  if (error.code === 'wrong-count') return known.find(({ option, owner }) => (owner ?? option) === error.what)?.tag;
  if (error.code === 'bad-option') {
    const named = known.filter(({ option }) => option === error.name);
    const unreadable = named.find(({ tag, kind }) => typeof optionValue(kind, tags.get(tag) ?? '') === 'string');
    return (unreadable ?? named[0])?.tag;
  }
  // A cell is at fault where it stands first, or where it stands for the second time if once is allowed.
  const cell = error.code === 'shared-tile' ? error.cells[1] : error.cell;
  const places = known.flatMap(({ tag, kind }) => {
    const value = optionValue(kind, tags.get(tag) ?? '');
    return (cellList(value) ?? []).filter((word) => word === cell).map(() => tag);
  });
  return places[error.code === 'cell-twice' ? 1 : 0];
};
