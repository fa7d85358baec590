import { msg } from '@lit/localize';
import type { CommandId } from './commands.js';

/** What belongs together on the help page, in its order there. Every command is in one of them. */
export const helpGroups = [
  { id: 'move', commands: ['yes', 'no', 'cancel', 'undo', 'redo', 'new-game', 'swap'] },
  {
    id: 'board',
    commands: [
      'describe-board',
      'at',
      'around',
      'line',
      'row',
      'column',
      'moves-from',
      'why-not',
      'pieces',
      'next-piece',
      'previous-piece',
      'jump',
      'free-end',
    ],
  },
  { id: 'game', commands: ['whose-turn', 'last-move', 'changes', 'standing', 'check', 'count'] },
  {
    id: 'log',
    commands: ['read-log', 'read-last', 'log-back', 'log-on', 'earlier', 'later', 'present', 'position'],
  },
  {
    id: 'speech',
    commands: ['repeat', 'stop', 'spelling-words', 'letter-names', 'faster', 'slower', 'microphone-off'],
  },
  { id: 'app', commands: ['help', 'settings', 'save', 'print'] },
] as const satisfies readonly { id: string; commands: readonly CommandId[] }[];

/** The name of a group. */
export type HelpGroup = (typeof helpGroups)[number]['id'];

/** A group's heading. */
export function helpGroupText(group: HelpGroup): string {
  switch (group) {
    case 'move':
      return msg('Answers and taking back', { id: 'help.group.move' });
    case 'board':
      return msg('The board', { id: 'help.group.board' });
    case 'game':
      return msg('The game', { id: 'help.group.game' });
    case 'log':
      return msg('The log', { id: 'help.group.log' });
    case 'speech':
      return msg('How it is said', { id: 'help.group.speech' });
    case 'app':
      return msg('Gridscribe itself', { id: 'help.group.app' });
  }
}

/** What a command does, in one sentence. */
export function helpText(command: CommandId): string {
  switch (command) {
    case 'yes':
      return msg('Says yes to the question that is open.', { id: 'help.command.yes' });
    case 'no':
      return msg('Says no to the question that is open.', { id: 'help.command.no' });
    case 'cancel':
      return msg('Drops what was entered of a move.', { id: 'help.command.cancel' });
    case 'undo':
      return msg('Takes the last move back.', { id: 'help.command.undo' });
    case 'redo':
      return msg('Plays again what was taken back.', { id: 'help.command.redo' });
    case 'repeat':
      return msg('Says the last answer again.', { id: 'help.command.repeat' });
    case 'stop':
      return msg('Stops what is being said.', { id: 'help.command.stop' });
    case 'microphone-off':
      return msg('Closes the microphone.', { id: 'help.command.microphone-off' });
    case 'help':
      return msg('Opens this page.', { id: 'help.command.help' });
    case 'whose-turn':
      return msg('Says whose turn it is and what is asked.', { id: 'help.command.whose-turn' });
    case 'last-move':
      return msg('Says the last move.', { id: 'help.command.last-move' });
    case 'changes':
      return msg('Says what the last move changed, cell by cell.', { id: 'help.command.changes' });
    case 'earlier':
      return msg('Shows the position one move earlier; the game stays as it is.', { id: 'help.command.earlier' });
    case 'later':
      return msg('Shows the position one move later, up to the present.', { id: 'help.command.later' });
    case 'present':
      return msg('Shows the present position again.', { id: 'help.command.present' });
    case 'position':
      return msg('Shows the position after a move.', { id: 'help.command.position' });
    case 'read-log':
      return msg('Reads all moves from the first.', { id: 'help.command.read-log' });
    case 'read-last':
      return msg('Reads the last few moves.', { id: 'help.command.read-last' });
    case 'log-back':
      return msg('Goes back one move in the log.', { id: 'help.command.log-back' });
    case 'log-on':
      return msg('Goes on one move in the log, or with what the own voice was saying.', { id: 'help.command.log-on' });
    case 'describe-board':
      return msg('Describes the whole board, row by row.', { id: 'help.command.describe-board' });
    case 'row':
      return msg('Reads one row.', { id: 'help.command.row' });
    case 'column':
      return msg('Reads one column.', { id: 'help.command.column' });
    case 'at':
      return msg('Says what stands on a cell.', { id: 'help.command.at' });
    case 'around':
      return msg('Says what stands around a cell.', { id: 'help.command.around' });
    case 'moves-from':
      return msg('Says where a piece may go.', { id: 'help.command.moves-from' });
    case 'why-not':
      return msg('Says why a cell, or the edge between two squares, cannot be picked now, or that it can.', {
        id: 'help.command.why-not.edge',
      });
    case 'line':
      return msg(
        'Says what lies along a line from a cell; the key goes on clockwise, also from a line that Ctrl and an arrow told.',
        { id: 'help.command.line.clockwise' },
      );
    case 'jump':
      return msg('Goes to a cell, a row or a column on the board.', { id: 'help.command.jump' });
    case 'next-piece':
      return msg('Goes to the next piece of one side: white or pawn A, black or pawn B.', {
        id: 'help.command.next-piece',
      });
    case 'previous-piece':
      return msg('Goes to the previous piece of one side: white or pawn A, black or pawn B.', {
        id: 'help.command.previous-piece',
      });
    case 'pieces':
      return msg('Says where all pieces of one side are.', { id: 'help.command.pieces' });
    case 'free-end':
      return msg('Says where the fence is open, in Territories.', { id: 'help.command.free-end' });
    case 'standing':
      return msg('Gives the facts of the game so far, not who is winning.', { id: 'help.command.standing' });
    case 'check':
      return msg('Checks the awards, in Nearest-site territories.', { id: 'help.command.check' });
    case 'count':
      return msg('Counts the awarded cells, in Nearest-site territories.', { id: 'help.command.count' });
    case 'new-game':
      return msg('Starts a new game, once you have said yes.', { id: 'help.command.new-game' });
    case 'swap':
      return msg('Starts a second game with sides changed, once you have said yes.', { id: 'help.command.swap' });
    case 'spelling-words':
      return msg('Says letters as words, such as Charlie.', { id: 'help.command.spelling-words' });
    case 'letter-names':
      return msg('Says letters by their names.', { id: 'help.command.letter-names' });
    case 'faster':
      return msg('Makes the voice of Gridscribe faster.', { id: 'help.command.faster' });
    case 'slower':
      return msg('Makes the voice of Gridscribe slower.', { id: 'help.command.slower' });
    case 'print':
      return msg('Opens the page for printing the record.', { id: 'help.command.print' });
    case 'save':
      return msg('Saves the record as a file.', { id: 'help.command.save' });
    case 'settings':
      return msg('Opens the settings.', { id: 'help.command.settings' });
  }
}
