/** What is said with the exercises: their titles and what there is to do. */
import { msg, str } from '@lit/localize';
import type { Cell } from '../rules/index.js';
import { cellText, type Wording } from './describe.js';

/** What an exercise is called. */
export function exerciseTitle(id: string): string {
  switch (id) {
    case 'isolation-sequence':
      return msg('A move and a block', { id: 'practice.isolation' });
    case 'approach-sheet':
      return msg('In front, behind, or neither', { id: 'practice.approach' });
    case 'nearest-comparison':
      return msg('Whose site is nearer?', { id: 'practice.nearest' });
    case 'closing-fence':
      return msg('A fence that closes', { id: 'practice.closing' });
    case 'wasted-land':
      return msg('Land that would be wasted', { id: 'practice.wasted' });
    case 'beside-opponent':
      return msg('Beside the other player’s farm', { id: 'practice.beside' });
    default:
      return msg('Worked example', { id: 'practice.example' });
  }
}

/** What there is to do in an exercise, a sentence or two an item. Nothing of it gives an answer away. */
export function exerciseTasks(id: string, wording: Wording): string[] {
  const named = (cell: Cell): string => cellText(cell, wording);
  switch (id) {
    case 'isolation-sequence':
      return isolationTasks(named);
    case 'approach-sheet':
      return approachTasks(named);
    case 'nearest-comparison':
      return nearestTasks(named);
    default:
      return fenceTasks(id, named);
  }
}

function isolationTasks(named: (cell: Cell) => string): string[] {
  const [a, b, c, d] = [named('B2'), named('C1'), named('C5'), named('D4')];
  return [
    msg(str`Pawn A has gone to ${a} and blocked ${b}. Now it is pawn B’s turn.`, { id: 'practice.isolation.1' }),
    msg(str`Move pawn B from ${c} to ${d}, and block a cell that the rules allow.`, { id: 'practice.isolation.2' }),
    msg(str`Set it up again. This time try to block ${b}, and then ${a}. What do the rules say?`, {
      id: 'practice.isolation.3',
    }),
  ];
}

function approachTasks(named: (cell: Cell) => string): string[] {
  const [from, to] = [named('C3'), named('C4')];
  return [
    msg(
      str`White steps from ${from} to ${to}. Say first which black tokens can come off, and why. Then enter the step.`,
      {
        id: 'practice.approach.1',
      },
    ),
    msg('Set it up again and enter another way. How many ways are there?', { id: 'practice.approach.2' }),
    msg('Try to take off all three black tokens at once. What do the rules say?', { id: 'practice.approach.3' }),
  ];
}

function nearestTasks(named: (cell: Cell) => string): string[] {
  const [white, black, near, middle] = [named('A1'), named('E5'), named('B1'), named('C3')];
  return [
    msg(
      str`White has a site on ${white}, black on ${black}. Count the steps from each of them to ${near}, and to ${middle}. Steps go up, down, left and right.`,
      { id: 'practice.nearest.1' },
    ),
    msg(str`Award ${near} and ${middle}, and then as many other cells as you like, one by one or by row.`, {
      id: 'practice.nearest.2',
    }),
    msg('Check the awards: you hear how many are open and how many differ. Asked again, you hear in which rows.', {
      id: 'practice.nearest.3',
    }),
  ];
}

function fenceTasks(id: string, named: (cell: Cell) => string): string[] {
  switch (id) {
    case 'closing-fence':
      return [
        msg('White goes on from the open end. One trunk closes the fence: which two squares lie beside it?', {
          id: 'practice.closing.1',
        }),
        msg('Enter it. Whose turn is it then, and why?', { id: 'practice.closing.2' }),
      ];
    case 'wasted-land': {
      const [one, other] = [named('F1'), named('G1')];
      return [
        msg(str`Black goes on from the open end. Try a trunk between ${one} and ${other}. What do the rules say?`, {
          id: 'practice.wasted.1',
        }),
        msg('Then find a trunk that is allowed.', { id: 'practice.wasted.2' }),
      ];
    }
    case 'beside-opponent': {
      const [one, other] = [named('E3'), named('E4')];
      return [
        msg(
          str`Black has closed a territory and starts a new fence. Try a trunk between ${one} and ${other}. What do the rules say?`,
          { id: 'practice.beside.1' },
        ),
        msg('Then find another trunk to start with.', { id: 'practice.beside.2' }),
      ];
    }
    default:
      return [];
  }
}

/** That an exercise is an exercise. */
export const noPromise = (): string =>
  msg('An exercise shows a rule. It promises no win, and nothing of it is kept among your records.', {
    id: 'practice.limit',
  });
