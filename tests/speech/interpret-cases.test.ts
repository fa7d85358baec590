import { expect } from '@open-wc/testing';
import { games, type GameId } from '../../src/rules/index.js';
import type { Interpretation } from '../../src/speech/interpret.js';
import { conversation, guesses, stateAfter, told } from './conversation.js';

const table = await (await fetch(new URL('../data/voice/cases.tsv', import.meta.url))).text();
const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** `? M` is met by M as a move that is not sure, and by a choice that offers M. */
function meets(answer: Interpretation, wanted: string, game: GameId): boolean {
  if (!wanted.startsWith('? ')) return told(answer, game) === wanted;
  const line = wanted.slice(2);
  if (answer.kind === 'move') return !answer.sure && games[game].format(answer.move) === line;
  return answer.kind === 'choose' && answer.moves.some((move) => games[game].format(move) === line);
}

describe('what people say, case by case', () => {
  it('has cases', () => {
    expect(lines.length).to.be.greaterThan(100);
  });

  for (const line of lines) {
    const [id = '', played = '', heard = '', wanted = ''] = line.split('\t');
    const game = id as GameId;
    it(`${game}${played ? ` after ${played}` : ''}: "${heard}" is ${wanted}`, () => {
      const state = stateAfter(game, played.split(';').filter(Boolean));
      const answer = conversation(state, heard.split(' / ').map(guesses)).at(-1);
      expect(answer && meets(answer, wanted, game), answer && told(answer, game)).to.be.true;
    });
  }
});
