/** Writing a record as text. */
import { rulesOf } from './known-games.js';
import { knownTags, tagsOfOptions } from './record-options.js';
import { formatVersion, isDate, isTagName, lengthOf, longestValue, nameTags } from './record.js';
import type { GameRecord, Tag } from './record.js';

/** A value on one line and of bounded length; what a line cannot hold becomes a space. */
const tidyValue = (value: string): string => {
  const line = value.replace(/\p{Cc}/gu, ' ');
  return lengthOf(line) > longestValue ? Array.from(line).slice(0, longestValue).join('') : line;
};

const tagLine = ({ name, value }: Tag): string => `[${name} "${tidyValue(value).replace(/["\\]/g, '\\$&')}"]`;

const otherTags = (record: GameRecord): Tag[] => {
  const taken = knownTags(record.game);
  return record.tags.filter(({ name }) => {
    const fits = isTagName(name) && !taken.has(name);
    taken.add(name);
    return fits;
  });
};

/**
 * A record's canonical text, which `readRecord` reads back as an equal record. The record is taken to be right: its
 * moves are not played here. Line breaks in names and values become spaces, a value is cut after 200 characters, and
 * an extra tag whose name is none, or is taken, is left out.
 */
export const writeRecord = (record: GameRecord): string => {
  const names = nameTags(record.game).flatMap(([player, name]): Tag[] => {
    const value = record.names[player];
    return value === undefined ? [] : [{ name, value }];
  });
  const tags: Tag[] = [
    { name: 'Gridscribe', value: formatVersion },
    { name: 'Game', value: record.game },
    ...names,
    { name: 'Date', value: record.date !== null && isDate(record.date) ? record.date : '?' },
    ...tagsOfOptions(record.game, record.options),
    { name: 'Result', value: record.result },
    { name: 'Termination', value: record.termination },
    ...otherTags(record),
  ];
  const moves = record.moves.map((move, index) => `${index + 1}. ${rulesOf(record.game).format(move)}`);
  const lines = [...tags.map(tagLine), ...(moves.length > 0 ? ['', ...moves] : [])];
  return `${lines.join('\n')}\n`;
};
