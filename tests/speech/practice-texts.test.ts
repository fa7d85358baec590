import { expect } from '@open-wc/testing';
import { gameIds, practicePositions, replay, workedExamples } from '../../src/rules/index.js';
import { exampleTexts } from '../../src/speech/example-texts.js';
import { hostAnswers, hostNotes, openQuestion } from '../../src/speech/practice-answers.js';
import { exerciseTasks, exerciseTitle } from '../../src/speech/practice-texts.js';
import { sheetsOf } from '../../src/speech/sheets.js';
import { sheetText } from '../../src/speech/sheet-text.js';
import type { Wording } from '../../src/speech/describe.js';
import { valueOf } from '../rules/support.js';

const written: Wording = { spelling: false, verbosity: 'normal' };

const answersOf = (id: string): string[] => {
  const position = practicePositions.find((one) => one.id === id);
  if (!position) throw new Error(`no ${id}`);
  return hostAnswers(position, valueOf(replay(position.game, position.options, position.moves)), written);
};

describe('texts of exercises', () => {
  it('give every practice position a title of its own and something to do', () => {
    const titles = practicePositions.map(({ id }) => exerciseTitle(id));
    expect(new Set(titles).size).to.equal(practicePositions.length);
    for (const { id } of practicePositions) expect(exerciseTasks(id, written).length, id).to.be.greaterThan(1);
  });

  it('give every move of a worked example its reason', () => {
    for (const game of gameIds) expect(exampleTexts(game), game).to.have.lengthOf(workedExamples[game].moves.length);
  });

  it('name cells by spelling words where they are said', () => {
    expect(exerciseTasks('wasted-land', { ...written, spelling: true })[0]).to.contain('Foxtrot one and Golf one');
  });

  it('do not give an answer away with the task', () => {
    const tasks = practicePositions.map(({ id }) => [id, exerciseTasks(id, written).join(' ')] as const);
    for (const [id, task] of tasks) {
      for (const note of hostNotes(id, written)) expect(task, id).not.to.contain(note);
      expect(task, id).not.to.match(/allowed\. |not allowed/i);
    }
    const approach = exerciseTasks('approach-sheet', written).join(' ');
    for (const cell of ['C5', 'C2', 'C1']) expect(approach).not.to.contain(cell);
    const closing = exerciseTasks('closing-fence', written).join(' ');
    for (const cell of ['E1', 'F1']) expect(closing).not.to.contain(cell);
  });

  it('tell the host of each try what the rules say', () => {
    expect(answersOf('approach-sheet')).to.deep.equal([
      'C3 to C4. Approach takes C5. Allowed.',
      'C3 to C4. Withdraw takes C2 and C1. Allowed.',
      'C3 to C4, no capture. Allowed.',
      'C3 to C4. Approach takes C5, C2 and C1. Not allowed. Approach takes the whole line: C5.',
      'Why do C2 and C1 come off together, and never C1 alone? A line goes whole: it begins at the nearest token, C2, and goes on without a gap.',
      'C5 comes off by approach, or C2 and C1 by withdrawal, or none: never all three.',
    ]);
    expect(hostNotes('approach-sheet', written)).to.deep.equal([
      'C5 comes off by approach, or C2 and C1 by withdrawal, or none: never all three.',
    ]);
    const [wasted, allowed] = answersOf('wasted-land');
    expect(wasted).to.match(/^F1 and G1, trunk\. Not allowed\. .*G1/);
    expect(allowed).to.equal('F1 and F2, trunk. Allowed.');
    expect(answersOf('closing-fence')[0]).to.equal('E1 and F1, trunk. White goes on: a territory is closed. Allowed.');
  });

  it('are the same in the app and on paper: what is asked, what is answered, and the notes', () => {
    for (const { id, game } of practicePositions) {
      const matter = { game, played: null, tables: 1, sitting: null, round: null };
      const text = (kind: 'practice' | 'host-key'): string =>
        sheetsOf(kind, matter, written)
          .map((sheet) => sheetText(sheet, written))
          .join('');
      expect(text('practice'), id).to.contain(openQuestion(id, written));
      for (const note of hostNotes(id, written)) {
        expect(text('practice'), id).not.to.contain(note);
        expect(text('host-key'), id).to.contain(note);
      }
      const asked = answersOf(id).find((answer) => answer.startsWith(openQuestion(id, written)));
      expect(text('host-key'), id).to.contain(asked);
      expect(text('practice'), id).not.to.contain(asked);
    }
  });
});
