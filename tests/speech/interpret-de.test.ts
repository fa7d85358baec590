import { expect } from '@open-wc/testing';
import { type Cell, games, type GameId, type Move, type State } from '../../src/rules/index.js';
import { commandOf, commands } from '../../src/speech/commands.js';
import { describeMove } from '../../src/speech/describe.js';
import { interpret } from '../../src/speech/interpret.js';
import { de } from '../../src/speech/languages/de.js';
import { en } from '../../src/speech/languages/en.js';
import type { Digit, Letter } from '../../src/speech/languages/index.js';
import { keywords } from '../../src/speech/languages/types.js';
import { expectSound } from './checks.js';
import { conversation, guesses, lastOf, meets, stateAfter, told } from './conversation.js';
import { speakGerman, spoken, written } from './german.js';
import { positionsOf, settings, some } from './random-positions.js';

await speakGerman();

const table = await (await fetch(new URL('../data/voice/cases-de.tsv', import.meta.url))).text();
const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const german = { locale: 'de' } as const;

const heard = (text: string): string => told(lastOf(stateAfter('isolation'), text, german), 'isolation');

describe('what people say in German, case by case', () => {
  it('has cases', () => {
    expect(lines.length).to.be.greaterThan(90);
  });

  for (const line of lines) {
    const [id = '', played = '', text = '', wanted = ''] = line.split('\t');
    const game = id as GameId;
    it(`${game}${played ? ` after ${played}` : ''}: "${text}" is ${wanted}`, () => {
      const state = stateAfter(game, played.split(';').filter(Boolean));
      const answer = conversation(state, text.split(' / ').map(guesses), german).at(-1);
      expect(answer && meets(answer, wanted, game), answer && told(answer, game)).to.be.true;
    });
  }
});

const spelled = (cell: Cell): string => `${de.spelling[cell.charAt(0) as Letter]} ${de.digits[cell.slice(1) as Digit]}`;

const awardWords = { W: 'weiß', B: 'schwarz', neutral: 'neutral' };
const captureWords = { approach: 'Annäherung', withdraw: 'Rückzug' };

/** The words that say how tokens come off; nothing where the step alone is one move. */
function capture(move: Move, legal: readonly Move[]): string[] {
  if (!('capture' in move)) return [];
  const others = legal.filter((one) => 'capture' in one && one.from === move.from && one.to === move.to);
  if (others.length === 1) return [];
  return [move.capture ? captureWords[move.capture] : 'nichts schlagen'];
}

/** What somebody may say of a move, the verb last: "von Cäsar eins nach Berta zwei, Cäsar eins sperren". */
function inGerman(move: Move, legal: readonly Move[]): string {
  if ('block' in move)
    return `von ${spelled(move.from)} nach ${spelled(move.to)} gehen und ${spelled(move.block)} sperren`;
  if ('capture' in move)
    return [`von ${spelled(move.from)} nach ${spelled(move.to)}`, ...capture(move, legal)].join(', ');
  if ('site' in move) return `den Standort auf ${spelled(move.site)} setzen`;
  if ('award' in move) return `${spelled(move.cell)} ist ${awardWords[move.award]}`;
  if ('farm' in move) return `den Hof auf ${spelled(move.farm)}`;
  return `einen Stamm zwischen ${spelled(move.trunk[0])} und ${spelled(move.trunk[1])} legen`;
}

/** The sentence that says a move back; whose piece it is goes without saying when a move is made. */
const saidBack = (move: Move, state: State, spelling: boolean): string =>
  describeMove({ before: state, move, after: null }, spelling ? spoken() : written()).replace(
    /, (weißer|schwarzer) /,
    ', ',
  );

describe('every legal move in German', () => {
  for (const setting of settings) {
    const rules = games[setting.game];
    const each = (check: (move: Move, legal: Move[], state: State) => void): void => {
      for (const { state, legal } of positionsOf(setting, 1))
        for (const move of some(legal, 10)) check(move, legal, state);
    };
    const expectMove = (text: string, move: Move, state: State): void => {
      const answer = interpret(text, { game: setting.game, state, ...german });
      expectSound(answer, state);
      expect(told(answer, setting.game), text).to.equal(`move ${rules.format(move)}`);
    };

    it(`is understood as it is said: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectMove(inGerman(move, legal), move, state);
      });
    });

    it(`is understood as it is said back, in writing and in words: ${setting.name}`, () => {
      each((move, _, state) => {
        const before = saidBack(move, state, false);
        // An award that replaces another names both: that is no award any more.
        if (before.includes('vorher')) return;
        expectMove(before, move, state);
        expectMove(saidBack(move, state, true), move, state);
      });
    });

    it(`is understood in the notation of records: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectMove(
          [rules.format(move), ...('capture' in move && !move.capture ? capture(move, legal) : [])].join(' '),
          move,
          state,
        );
      });
    });
  }
});

describe('the German words', () => {
  it('may be written without umlauts, and with capitals or composed letters', () => {
    expect(heard('Caesar vier sperre Dora fuenf')).to.equal('move C1-C4 block D5');
    expect(heard('CÄSAR VIER SPERRE DORA FÜNF')).to.equal('move C1-C4 block D5');
    expect(heard('Cäsar vier sperre Dora fünf'.normalize('NFD'))).to.equal('move C1-C4 block D5');
  });

  it('name every letter and number', () => {
    const state = stateAfter('territories', [], {
      shape: '6x2',
      houses: { W: ['A1', 'C1', 'E1', 'G1'], B: ['A4', 'C4', 'E4', 'G4'] },
      start: ['K1', 'L1'],
    });
    for (const [letter, word] of Object.entries(de.spelling))
      for (const name of [word, ...(de.spellingVariants[letter as Letter] ?? [])])
        expect(told(lastOf(state, `was ist auf ${name} zwei`, german), 'territories'), name).to.equal(
          `command at ${letter}2`,
        );
    for (const [digit, word] of Object.entries(de.digits))
      for (const name of [word, ...(de.digitVariants[digit as Digit] ?? [])])
        expect(heard(`was ist auf Anton ${name}`), name).to.equal(`command at A${digit}`);
  });

  it('are known for every meaning, and no word has two that are both plain', () => {
    const meanings = new Map<string, string>();
    for (const keyword of keywords) {
      expect(de.words[keyword], keyword).not.to.be.empty;
      for (const word of de.words[keyword]) {
        // "Weder noch" is an award and a capture, as "neither" is in English.
        if (word !== 'weder noch') expect(meanings.get(word), word).to.be.undefined;
        meanings.set(word, keyword);
      }
    }
  });

  it('have a filler for nothing that means something', () => {
    const plain = new Set(keywords.flatMap((keyword) => de.words[keyword]));
    expect(de.fillers.filter((filler) => plain.has(filler))).to.deep.equal([]);
  });
});

describe('the German words of commands', () => {
  const values = {
    cell: 'Cäsar drei',
    row: 'drei',
    column: 'Cäsar',
    number: 'drei',
    owner: 'Weiß',
    direction: 'links oben von',
  };
  const args = { cell: 'C3', row: '3', column: 'C', number: '3', owner: 'W', direction: 'upper-left' };
  /** What comes of the arguments of a template, in its order. */
  const argsOf = (template: string): string[] =>
    Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => args[name as keyof typeof args]);
  /** A template said in full, and without what may be left out. */
  const sayings = (template: string): string[] =>
    [template.replace(/[()]/g, ''), template.replace(/\([^)]*\) ?/g, '')].map((text) =>
      text.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]).trim(),
    );
  const state = stateAfter('approach-withdraw');

  for (const { id } of commands) {
    it(`are understood: ${id}`, () => {
      const { said, typed = [] } = de.commands[id];
      const { silent } = commandOf(id);
      const check = (templates: readonly string[], source: 'typed' | 'voice'): void => {
        for (const template of templates)
          for (const text of sayings(template)) {
            const wanted = ['command', id, ...argsOf(template)].join(' ');
            expect(told(lastOf(state, text, { ...german, source }), 'approach-withdraw'), text).to.equal(wanted);
          }
      };
      check([...said, ...typed], 'typed');
      check(said, 'voice');
      expect(said.length > 0, `${id} is taught`).to.equal(!silent);
    });
  }

  it('take a direction as it is said, and in the other order', () => {
    for (const text of ['was liegt rechts oben von C2', 'was liegt oben rechts von C2'])
      expect(told(lastOf(state, text, german), 'approach-withdraw'), text).to.equal('command line upper-right C2');
  });

  it('are taught for the same commands as in English', () => {
    for (const { id } of commands)
      expect(de.commands[id].said.length > 0, id).to.equal(en.commands[id].said.length > 0);
  });

  it('are not the same for two commands', () => {
    const all = commands.flatMap(({ id }) => [...de.commands[id].said, ...(de.commands[id].typed ?? [])]);
    expect(all.filter((words, index) => all.indexOf(words) !== index)).to.deep.equal([]);
  });

  it('have three syllables when they are taught, but for a plain yes', () => {
    const syllables = (text: string): number => text.match(/[aeiouyäöü]+/gi)?.length ?? 0;
    const short = commands.flatMap(({ id }) => de.commands[id].said.filter((text) => syllables(text) < 3));
    expect(short).to.deep.equal(['ja']);
  });
});
