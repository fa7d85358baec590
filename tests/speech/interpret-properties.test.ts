import { expect } from '@open-wc/testing';
import { type Cell, games, type Move, randomFrom, type State } from '../../src/rules/index.js';
import { commands } from '../../src/speech/commands.js';
import { interpret, type Interpretation } from '../../src/speech/interpret.js';
import { en } from '../../src/speech/languages/en.js';
import type { Digit, Letter } from '../../src/speech/languages/index.js';
import { expectSound } from './checks.js';
import { conversation, told } from './conversation.js';
import { positionsOf, settings, some } from './random-positions.js';

const spelled = (text: string): string =>
  text.replace(/([A-L])([1-9])/g, (_, letter: Letter, digit: Digit) => `${en.spelling[letter]} ${en.digits[digit]}`);

const awardWords = { W: 'white', B: 'black', neutral: 'neutral' };

/** The words that say how tokens come off; nothing where the step alone is one move. */
function captureWords(move: Move, legal: readonly Move[]): string[] {
  if (!('capture' in move)) return [];
  const others = legal.filter((one) => 'capture' in one && one.from === move.from && one.to === move.to);
  return others.length > 1 ? [move.capture ?? 'no capture'] : [];
}

/** A move's cells in the order of the notation, without those that come off. */
function cellsOf(move: Move): Cell[] {
  if ('block' in move) return [move.from, move.to, move.block];
  if ('capture' in move) return [move.from, move.to];
  if ('site' in move) return [move.site];
  if ('award' in move) return [move.cell];
  return 'farm' in move ? [move.farm] : move.trunk;
}

/** What somebody may say of a move part by part. */
const partsOf = (move: Move, legal: readonly Move[]): string[] => [
  ...cellsOf(move),
  ...captureWords(move, legal),
  ...('award' in move ? [awardWords[move.award]] : []),
];

/** The canonical line; where a step could also capture, that it does not has to be said. */
const wholeLine = (move: Move, legal: readonly Move[], state: State): string =>
  [games[state.game].format(move), ...('capture' in move && !move.capture ? captureWords(move, legal) : [])].join(' ');

describe('every legal move', () => {
  for (const setting of settings) {
    const rules = games[setting.game];
    const each = (check: (move: Move, legal: Move[], state: State) => void): void => {
      for (const seed of [1, 2])
        for (const { state, legal } of positionsOf(setting, seed))
          for (const move of some(legal, 12)) check(move, legal, state);
    };
    // The last parts of a move need not be said where only one move is left.
    const firstMove = (answers: Interpretation[]): string =>
      told(answers.find(({ kind }) => kind === 'move') ?? answers.at(-1) ?? { kind: 'unheard' }, setting.game);
    const expectHeard = (texts: string[], move: Move, state: State): void => {
      const answers = conversation(state, texts);
      for (const answer of answers) expectSound(answer, state);
      expect(firstMove(answers), texts.join(' / ')).to.equal(`move ${rules.format(move)}`);
    };

    it(`is understood in canonical notation: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectHeard([wholeLine(move, legal, state)], move, state);
      });
    });

    it(`is understood in spelling words: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectHeard([spelled(wholeLine(move, legal, state)).replace('-', ' to ')], move, state);
      });
    });

    it(`is understood as bare cells: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectHeard([partsOf(move, legal).join(' ').toLowerCase()], move, state);
      });
    });

    it(`is understood part by part: ${setting.name}`, () => {
      each((move, legal, state) => {
        expectHeard(partsOf(move, legal), move, state);
      });
    });

    it(`is understood part by part, letter and number apart: ${setting.name}`, () => {
      each((move, legal, state) => {
        const parts = partsOf(move, legal).map((part) => part.replace(/^([A-L])([1-9])$/, '$1 $2'));
        expectHeard(parts, move, state);
      });
    });

    it(`is understood when its cells are tapped: ${setting.name}`, () => {
      each((move, legal, state) => {
        const words = partsOf(move, legal).filter((part) => !/^[A-L][1-9]$/.test(part));
        const taps = 'trunk' in move ? [{ pick: move.trunk }] : cellsOf(move).map((cell) => ({ pick: [cell] }));
        expect(firstMove(conversation(state, [...taps, ...words]))).to.equal(`move ${rules.format(move)}`);
      });
    });

    it(`is refused for the rules' reason where it is not legal: ${setting.name}`, () => {
      const lines = new Set<string>();
      for (const seed of [3, 4]) for (const { move } of positionsOf(setting, seed)) lines.add(rules.format(move));
      for (const { state } of positionsOf(setting, 5)) {
        for (const line of some([...lines], 15)) {
          const move = rules.parse(line);
          const result = rules.play(state, move);
          if (result.ok) continue;
          const answer = interpret(line, { game: setting.game, state });
          expectSound(answer, state);
          expect(answer.kind, line).to.equal('illegal');
          if (answer.kind !== 'illegal') continue;
          expect(answer.move, line).to.deep.equal(move);
        }
      }
    });

    it(`gives way to a command, whatever was said of it: ${setting.name}`, () => {
      const bare = commands.filter((command) => !('argument' in command)).map(({ id }) => id);
      const next = randomFrom(7);
      for (const { state, legal, move } of positionsOf(setting, 6)) {
        const parts = partsOf(move, legal);
        const said = parts.slice(0, 1 + (next() % parts.length));
        for (const id of bare) {
          const { said: spoken, typed = [] } = en.commands[id];
          const words = [...spoken, ...typed].filter((text) => !text.includes('('));
          const text = words[next() % words.length] ?? '';
          const answer = conversation(state, [...said.slice(0, -1), text]).at(-1);
          expect(answer, text).to.deep.equal({ kind: 'command', id, args: [] });
        }
      }
    });
  }

  it('is refused when the game is over', () => {
    for (const setting of settings.filter(({ game }) => game !== 'nearest-site')) {
      const last = [...positionsOf({ ...setting, plies: 200 }, 1)].at(-1);
      const result = last && games[setting.game].play(last.state, last.move);
      if (!result?.ok || !last) throw new Error('no game');
      const line = games[setting.game].format(last.move);
      const answer = interpret(line, { game: setting.game, state: result.value });
      expect(told(answer, setting.game), `${setting.name}: ${line}`).to.equal('illegal game-over');
      expectSound(answer, result.value);
    }
  });
});
