import type { Cell, Edge } from '../rules/index.js';
import { type Command, type CommandId, commands } from '../speech/commands.js';

/** Keys on the board that belong to the screen and not to a command. */
export const screenKeys = { text: '/', drawing: 'z', turn: 'w' } as const;

/** What is asked about an edge where the focus is on one; all else is about the square that it belongs to. */
const ofEdges: readonly CommandId[] = ['at', 'around', 'why-not'];

/** A command that a key on the board asks for, with its argument taken from the cell or the edge that has the focus. */
export function keyCommand(key: string, cell: Cell, edge?: Edge): { id: CommandId; args: string[] } | null {
  const [, direction] = key.split('along-');
  if (direction !== undefined) return { id: 'line', args: [direction, cell] };
  const table: readonly (Command & { id: CommandId })[] = commands;
  for (const { id, argument, key: own, ownerKeys } of table) {
    const side = ownerKeys?.indexOf(key) ?? -1;
    if (side >= 0) return { id, args: [side === 0 ? 'first' : 'second'] };
    if (own === key) return { id, args: edge && ofEdges.includes(id) ? edge : argumentsAt(cell, argument) };
  }
  return null;
}

/** What a cell is to a command: itself, its column or its row. */
function argumentsAt(cell: Cell, argument: Command['argument']): string[] {
  if (argument === 'cell') return [cell];
  if (argument === 'column') return [cell.charAt(0)];
  return argument === 'row' ? [cell.charAt(1)] : [];
}
