import { expect } from '@open-wc/testing';
import { type CommandId, commandOf, commands } from '../../src/speech/commands.js';
import type { Context } from '../../src/speech/interpret.js';
import { en } from '../../src/speech/languages/en.js';
import { lastOf, stateAfter, told } from './conversation.js';

/** What is said for each command, what may be typed besides, and the arguments that come of it. */
const rows: [id: CommandId, said: string[], typed: string[], args?: string][] = [
  ['yes', ['yes'], ['y', 'ok', 'Yes!']],
  ['no', ['that is wrong'], ["that's wrong", 'wrong']],
  ['cancel', ['cancel'], ['never mind']],
  ['undo', ['undo', 'take that back'], ['go back', 'undo that', 'please undo', 'Take that back, please.']],
  ['redo', [], ['redo']],
  ['repeat', ['say that again'], ['repeat', 'again', 'say again']],
  ['stop', ['stop talking', 'be silent'], ['stop', 'quiet', 'be quiet']],
  ['microphone-off', ['microphone off'], ['mic off']],
  ['help', ['what can I say'], ['help', '?', 'What can I say?']],
  ['whose-turn', ['whose turn is it'], ['turn', 'whose turn', 'who is to move', "who's to move?"]],
  ['last-move', ['what was the last move'], ['last move', 'last', 'read the last move']],
  ['changes', ['tell me what has changed'], ['what changed?', 'changes']],
  ['earlier', ['one position back'], ['earlier', 'previous position']],
  ['later', ['one position forward'], ['later', 'next position']],
  ['present', ['return to the present'], ['present', 'now']],
  ['position', ['show the position after move three'], ['position 3', 'after move 3'], '3'],
  ['why-not', ['tell me why not Charlie three'], ['why not c3?', "why can't I go to C3"], 'C3'],
  [
    'why-not',
    ['tell me why not Charlie three Charlie four', 'tell me why not C3 and C4'],
    ['why not C3 C4', 'why not c3 and c4?', 'why not a trunk between C3 and C4'],
    'C3 C4',
  ],
  ['at', ['what is between Charlie three and Charlie four'], ["what's between C3 and C4?"], 'C3 C4'],
  ['line', ['what lies left of Charlie three'], ['along left of c3', 'what is left of C3'], 'left C3'],
  ['line', ['what lies upper right of Charlie three'], ['line above right of c3'], 'upper-right C3'],
  ['line', ['what lies above Charlie three'], ['line up from c3', 'what is above c3'], 'up C3'],
  ['jump', ['jump to Charlie three'], ['jump c3', 'focus C3'], 'C3'],
  ['jump', ['jump to row three'], ['jump to row 3'], '3'],
  ['jump', ['jump to column Charlie'], ['jump to column c'], 'C'],
  ['read-log', ['read the log', 'read me the log'], ['read log', 'read me log', 'log']],
  ['read-last', ['read the last three moves', 'read the last 3 moves'], ['last 3 moves', 'read last three'], '3'],
  ['read-last', ['read the last twelve moves'], ['read the last 12 moves', 'read last 12'], '12'],
  ['log-back', ['go back one'], ['back one']],
  ['log-on', ['go on'], ['next', 'continue']],
  ['describe-board', ['describe the board'], ['describe board', 'board', 'read the board']],
  ['row', ['read row three'], ['row 3', 'row three', 'Row 3.', 'row3'], '3'],
  ['column', ['read column Charlie'], ['column C', 'read column c', 'column charlie'], 'C'],
  [
    'at',
    ['what is at Charlie three', 'what is at C3'],
    ["what's on c3?", 'what is at column c row 3', 'what is at see three'],
    'C3',
  ],
  ['around', ['what is around Charlie three'], ['around C3', 'what is around c 3'], 'C3'],
  ['moves-from', ['where can Charlie one go'], ['moves from C1', 'where can I go from C1', 'where can c1 go?'], 'C1'],
  ['free-end', ['where is the open end'], ['free end', 'where is the free end', 'where is free end']],
  ['standing', ['how do we stand'], ['standing', 'score', 'tokens', 'moves left', 'trunks', 'awards open']],
  ['check', ['check the awards'], ['check', 'check awards']],
  ['count', ['count the cells'], ['count', 'count cells']],
  ['new-game', ['start a new game'], ['new game']],
  ['swap', ['change sides'], ['swap']],
  ['spelling-words', ['use spelling words'], ['spelling words']],
  ['letter-names', ['use letter names'], ['letter names']],
  ['faster', ['speak faster'], ['faster']],
  ['slower', ['speak slower'], ['slower']],
  ['print', [], ['print']],
  ['save', [], ['save']],
  ['settings', [], ['settings']],
];

const start = stateAfter('isolation');
const heard = (text: string, how: Partial<Context> = {}): string => told(lastOf(start, text, how), 'isolation');

describe('the words of commands', () => {
  for (const [id, said, typed, args] of rows) {
    const wanted = `command ${id}${args ? ` ${args}` : ''}`;
    it(`understands ${wanted}`, () => {
      for (const text of [...said, ...typed]) expect(heard(text), text).to.equal(wanted);
      for (const text of said) expect(heard(text, { source: 'voice' }), `${text}, spoken`).to.equal(wanted);
    });
  }

  it('names every command that has no owner as its argument', () => {
    const named = new Set(rows.map(([id]) => id));
    const unnamed = commands.map(({ id }) => id).filter((id) => !named.has(id));
    expect(unnamed).to.deep.equal(['pieces', 'next-piece', 'previous-piece']);
  });

  it('lists pieces by the owner that the game knows', () => {
    const awarding = stateAfter('approach-withdraw');
    for (const text of ['list white pieces', 'pieces of white', 'list white', 'white pieces'])
      expect(told(lastOf(awarding, text), 'approach-withdraw'), text).to.equal('command pieces W');
    expect(told(lastOf(awarding, 'list black pieces'), 'approach-withdraw')).to.equal('command pieces B');
    expect(told(lastOf(awarding, 'find the next white'), 'approach-withdraw')).to.equal('command next-piece W');
    expect(told(lastOf(awarding, 'previous black piece'), 'approach-withdraw')).to.equal('command previous-piece B');
    expect(heard('find the next pawn alpha', { source: 'voice' })).to.equal('command next-piece A');
    expect(heard('list pawn alpha')).to.equal('command pieces A');
    expect(heard('list pawn B')).to.equal('command pieces B');
  });

  it('takes no short alias by voice', () => {
    const short = [
      'stop',
      'help',
      'turn',
      'last',
      'redo',
      'board',
      'check',
      'count',
      'swap',
      'print',
      'save',
      'faster',
    ];
    for (const text of short) expect(heard(text, { source: 'voice' }), text).to.equal('unheard');
  });

  it('takes "no" only while a question is open', () => {
    expect(heard('no')).to.equal('unheard');
    expect(heard('bravo two / no')).to.equal('command no');
    expect(heard('be two block see won / no')).to.equal('command no');
  });

  it('has an argument where one is missing or wrong only if it is a cell, a row, a column or a number', () => {
    for (const text of ['what is at', 'what is at m3', 'read row ten', 'read column z', 'read the last 0 moves'])
      expect(heard(text), text).to.equal('unheard');
    expect(heard('what is at F9'), 'the board may lack it').to.equal('command at F9');
  });

  it('leaves a draft as it is, except for "cancel"', () => {
    expect(heard('bravo two / read the log / charlie one')).to.equal('move C1-B2 block C1');
    expect(heard('bravo two / banana / charlie one')).to.equal('move C1-B2 block C1');
    expect(heard('bravo two / cancel / bravo two')).to.equal('ask block');
  });
});

describe('the command table', () => {
  it('has words for every command', () => {
    for (const { id } of commands) {
      const { said, typed = [] } = en.commands[id];
      expect(said.length + typed.length, id).to.be.greaterThan(0);
    }
  });

  it('teaches no words for commands that are only typed and keyed', () => {
    const silent = commands.filter(({ id }) => commandOf(id).silent).map(({ id }) => id);
    expect(silent).to.deep.equal(['redo', 'print', 'save', 'settings']);
    for (const id of silent) expect(en.commands[id].said, id).to.deep.equal([]);
    for (const { id } of commands) if (!silent.includes(id)) expect(en.commands[id].said, id).not.to.be.empty;
  });

  it('never takes a coordinate as a key, nor one key twice', () => {
    const keys = commands.flatMap(({ id }) => [commandOf(id).key ?? [], commandOf(id).ownerKeys ?? []].flat());
    expect(new Set(keys).size).to.equal(keys.length);
    for (const key of keys) expect(key, key).not.to.match(/^[a-l0-9]$/i);
    // Keys that type nothing have names.
    for (const key of keys) expect(key, key).to.match(/^(.|Page(Up|Down))$/);
  });

  it('says no two commands with the same words', () => {
    const all = commands.flatMap(({ id }) => [...en.commands[id].said, ...(en.commands[id].typed ?? [])]);
    expect(all.filter((words, index) => all.indexOf(words) !== index)).to.deep.equal([]);
  });

  it('answers the entry of a command', () => {
    expect(commandOf('row')).to.deep.equal({ id: 'row', argument: 'row', key: '-' });
    expect(() => commandOf('nothing' as CommandId)).to.throw(RangeError);
  });
});
