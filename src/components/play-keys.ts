import type { Cell } from '../rules/index.js';
import { type CommandId, commands } from '../speech/commands.js';

/** Keys on the board that belong to the screen and not to a command. */
export const screenKeys = { text: '/', drawing: 'z', turn: 'w' } as const;

/** A command that a key on the board asks for, with its argument taken from the cell that has the focus. */
export function keyCommand(key: string, cell: Cell): { id: CommandId; args: string[] } | null {
  const command = commands.find((one) => 'key' in one && one.key === key);
  if (!command) return null;
  const argument = 'argument' in command ? command.argument : undefined;
  switch (argument) {
    case 'cell':
      return { id: command.id, args: [cell] };
    case 'column':
      return { id: command.id, args: [cell.charAt(0)] };
    case 'row':
      return { id: command.id, args: [cell.charAt(1)] };
    default:
      return { id: command.id, args: [] };
  }
}
