/** What kind of argument a command takes. */
export type ArgumentKind = 'cell' | 'row' | 'column' | 'number' | 'owner' | 'direction';

/** One entry of the command table. */
export interface Command {
  id: string;
  argument?: ArgumentKind;
  /**
   * The key that asks for it on the board, as `KeyboardEvent.key`. Letters A to L and digits are coordinates and are never
   * used; others with Shift are upper case. A command with an argument takes it from the cell that has focus.
   */
  key?: string;
  /** The keys for the pieces of white or pawn A, and for those of black or pawn B. */
  ownerKeys?: readonly [first: string, second: string];
  /** Only typed, keyed and on buttons: never in a recogniser's grammar. */
  silent?: boolean;
}

/**
 * The one table that typing, voice, buttons, keys and the help page are made from. The words are in each language's file,
 * the help texts in `help-texts.ts`, what a command does in the session.
 */
export const commands = [
  { id: 'yes' },
  { id: 'no' },
  { id: 'cancel' },
  { id: 'undo', key: 'u' },
  { id: 'redo', key: 'y', silent: true },
  { id: 'repeat', key: 'r' },
  { id: 'stop', key: 'q' },
  { id: 'microphone-off' },
  { id: 'help', key: '?' },
  { id: 'whose-turn', key: 't' },
  { id: 'last-move', key: 'm' },
  { id: 'changes', key: 'R' },
  { id: 'earlier', key: 'PageUp' },
  { id: 'later', key: 'PageDown' },
  { id: 'present', key: 'T' },
  { id: 'position', argument: 'number' },
  { id: 'read-log', key: 'p' },
  { id: 'read-last', argument: 'number' },
  { id: 'log-back', key: ';' },
  { id: 'log-on', key: '+' },
  { id: 'describe-board', key: 's' },
  { id: 'row', argument: 'row', key: '-' },
  { id: 'column', argument: 'column', key: '|' },
  { id: 'at', argument: 'cell', key: '.' },
  { id: 'around', argument: 'cell', key: 'o' },
  { id: 'moves-from', argument: 'cell', key: 'v' },
  { id: 'why-not', argument: 'cell', key: 'V' },
  { id: 'line', argument: 'cell', key: ',' },
  { id: 'jump', argument: 'cell' },
  { id: 'pieces', argument: 'owner' },
  { id: 'next-piece', argument: 'owner', ownerKeys: ['P', 'M'] },
  { id: 'previous-piece', argument: 'owner', ownerKeys: ['O', 'N'] },
  { id: 'free-end', key: 'x' },
  { id: 'standing', key: 'n' },
  { id: 'check' },
  { id: 'count' },
  { id: 'new-game' },
  { id: 'swap' },
  { id: 'spelling-words' },
  { id: 'letter-names' },
  { id: 'faster' },
  { id: 'slower' },
  { id: 'print', silent: true },
  { id: 'save', silent: true },
  { id: 'settings', silent: true },
] as const satisfies readonly Command[];

/** The name of a command, the same in every language. */
export type CommandId = (typeof commands)[number]['id'];

/** The table's entry for a command. */
export function commandOf(id: CommandId): Command & { id: CommandId } {
  const found = commands.find((command) => command.id === id);
  if (!found) throw new RangeError(`no command ${id}`);
  return found;
}
