import { msg } from '@lit/localize';
import { screenKeys } from './play-keys.js';
import { recordKeys } from './record-view-keys.js';

/** Keys on the board and what they do; `keys` as they are called. */
export interface BoardKeys {
  keys: string[];
  text: string;
}

/** The keys on the board that belong to no command. */
export const boardKeys = (): BoardKeys[] => [
  {
    keys: [msg('Arrows', { id: 'help.key.arrows' })],
    text: msg('to the next cell', { id: 'help.key.arrows.text' }),
  },
  {
    keys: ['Home', 'End'],
    text: msg('to the first and the last cell of the row', { id: 'help.key.row-ends' }),
  },
  {
    keys: ['Ctrl+Home', 'Ctrl+End'],
    text: msg('to the first and the last cell of the board', { id: 'help.key.board-ends' }),
  },
  {
    keys: ['C', '3'],
    text: msg('a letter and a number, one after the other: to that cell', { id: 'help.key.cell' }),
  },
  {
    keys: ['C', 'Enter'],
    text: msg('a letter and Enter: to that column; a number alone: to that row', { id: 'help.key.column' }),
  },
  {
    keys: [msg('Ctrl+arrows', { id: 'help.key.along' })],
    text: msg('what lies along the row or column in that direction', { id: 'help.key.along.text' }),
  },
  {
    keys: ['Enter'],
    text: msg('picks the cell: first where to go, then which cell is blocked', { id: 'help.key.enter' }),
  },
  {
    keys: ['Backspace'],
    text: msg('drops the last cell that was picked; from an earlier position, back to the present', {
      id: 'help.key.backspace.present',
    }),
  },
  {
    keys: [msg('First letter', { id: 'help.key.answer' })],
    text: msg('in a list of answers: chooses the one that begins with it, as A for “Approach”', {
      id: 'help.key.answer.text',
    }),
  },
  { keys: [screenKeys.text], text: msg('to the text field', { id: 'help.key.text' }) },
  {
    keys: [screenKeys.drawing],
    text: msg('shows the board as plain text, a line a row, for braille', { id: 'help.key.drawing' }),
  },
  {
    keys: [screenKeys.turn],
    text: msg('turns the board for the person opposite', { id: 'help.key.turn' }),
  },
  {
    keys: [recordKeys.back, 'PageUp'],
    text: msg('looking through a record: one move back', { id: 'help.key.record-back' }),
  },
  {
    keys: [recordKeys.on, 'PageDown'],
    text: msg('looking through a record: one move on', { id: 'help.key.record-on' }),
  },
];
