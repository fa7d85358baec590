import { msg, str } from '@lit/localize';
import { type CommandId, commandOf } from '../speech/commands.js';
import { type HelpGroup, helpGroups, helpText } from '../speech/help-texts.js';
import { languageOf } from '../speech/languages/index.js';

/** What the help page shows of a command. */
export interface HelpEntry {
  id: CommandId;
  /** What it does. */
  text: string;
  /** Examples of what can be said or typed, the one to be taught first; more is understood. */
  sayings: string[];
  /** The keys on the board, as `KeyboardEvent.key`; upper case is with Shift. */
  keys: readonly string[];
}

/** A saying of the language's file with an example for each argument, and without what may be left out. */
function example(saying: string, locale: string): string {
  const { owners, directions } = languageOf(locale);
  const cells = ['C3', 'C4'].values();
  const values: Record<string, string | undefined> = {
    row: '3',
    column: 'C',
    number: '3',
    owner: owners.W[0],
    direction: directions.left[0],
  };
  return saying
    .replace(/\([^)]*\)/g, '')
    .replaceAll('{cell}', () => cells.next().value ?? '')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/ +/g, ' ')
    .trim();
}

function entryOf(id: CommandId, locale: string): HelpEntry {
  const { said, typed = [] } = languageOf(locale).commands[id];
  // Of what only typing may use, one is enough to show that there is more.
  const sayings = new Set([...said, ...typed.slice(0, 1)].map((saying) => example(saying, locale)));
  const { key, ownerKeys = [] } = commandOf(id);
  return { id, text: helpText(id), sayings: [...sayings], keys: key === undefined ? ownerKeys : [key] };
}

/** True if all words that are looked for are in the entry. */
function matches({ text, sayings }: HelpEntry, words: readonly string[], locale: string): boolean {
  const all = [text, ...sayings].join(' ').toLocaleLowerCase(locale);
  return words.every((word) => all.includes(word));
}

/**
 * The commands for the help page, in their groups.
 * @param search words that all have to be in a command's text or sayings; a group without any is left out
 */
export function helpEntries(search: string, locale: string): { group: HelpGroup; entries: HelpEntry[] }[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return helpGroups
    .map(({ id, commands }) => ({
      group: id,
      entries: commands.map((command) => entryOf(command, locale)).filter((entry) => matches(entry, words, locale)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** A key as it is called, as keyboards of the language have it printed; signs in words, for readers that skip them. */
export function keyName(key: string): string {
  switch (key) {
    case 'Home':
      return msg('Home', { id: 'help.key.home' });
    case 'End':
      return msg('End', { id: 'help.key.end' });
    case 'Ctrl+Home':
      return msg('Ctrl+Home', { id: 'help.key.ctrl-home' });
    case 'Ctrl+End':
      return msg('Ctrl+End', { id: 'help.key.ctrl-end' });
    case 'PageUp':
      return msg('Page Up', { id: 'help.key.page-up' });
    case 'PageDown':
      return msg('Page Down', { id: 'help.key.page-down' });
    case 'Backspace':
      return msg('Backspace', { id: 'help.key.backspace' });
    case '?':
      return msg('question mark', { id: 'help.key.question' });
    case ',':
      return msg('comma', { id: 'help.key.comma' });
    case '-':
      return msg('hyphen', { id: 'help.key.hyphen' });
    case '|':
      return msg('vertical bar', { id: 'help.key.bar' });
    case '.':
      return msg('full stop', { id: 'help.key.stop' });
    case ';':
      return msg('semicolon', { id: 'help.key.semicolon' });
    case '+':
      return msg('plus', { id: 'help.key.plus' });
    case '[':
      return msg('left bracket', { id: 'help.key.left-bracket' });
    case ']':
      return msg('right bracket', { id: 'help.key.right-bracket' });
    case '/':
      return msg('slash', { id: 'help.key.slash' });
    default:
      if (key.length > 1) return key;
      return /[A-Z]/.test(key) ? msg(str`Shift+${key}`, { id: 'help.key.shift' }) : key.toUpperCase();
  }
}
