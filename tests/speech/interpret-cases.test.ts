import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import { conversation, guesses, meets, stateAfter, told } from './conversation.js';

const table = await (await fetch(new URL('../data/voice/cases.tsv', import.meta.url))).text();
const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

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
