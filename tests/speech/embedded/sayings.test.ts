import { expect } from '@open-wc/testing';
import { gameIds } from '../../../src/rules/index.js';
import { type CommandId, commandOf, commands } from '../../../src/speech/commands.js';
import type { Piece, Saying } from '../../../src/speech/embedded/saying.js';
import { waysOf } from '../../../src/speech/embedded/saying.js';
import { sayingsOf } from '../../../src/speech/embedded/sayings.js';
import { cellWords, textOf } from '../../../src/speech/embedded/words.js';
import { interpret } from '../../../src/speech/interpret.js';
import { languageOf } from '../../../src/speech/languages/index.js';
import { stateAfter } from '../conversation.js';

const language = languageOf('en');
const words = cellWords(language);

const oneWay = (piece: Piece): string => {
  if (piece.kind === 'words') return piece.ways[0] ?? '';
  const [one] = piece.of;
  if (one === undefined) return '';
  return typeof one === 'string' ? (waysOf(one, words).at(-1) ?? '') : (one.ways[0] ?? '');
};

/** A saying in the words in which the engine gives it, with the first of what can stand at each place. */
const saidOnce = ({ pieces }: Saying): string[] => pieces.flatMap((piece) => oneWay(piece).split(' '));

describe('what can be said', () => {
  for (const game of gameIds)
    it(`is understood as the command that it is, in ${game}`, () => {
      const state = stateAfter(game);
      const answers: readonly CommandId[] = ['yes', 'no', 'cancel'];
      const ids = commands
        .map(({ id }): CommandId => id)
        .filter((id) => commandOf(id).silent !== true && !answers.includes(id));
      const scene = { state, draft: null, asked: null, locale: 'en', wakeWord: false, commands: ids };
      const asked = sayingsOf(scene).legal.filter(({ id }) => id !== 'move');
      expect(new Set(asked.map(({ id }) => id)).size).to.equal(ids.length);
      const misunderstood = asked.flatMap((saying) => {
        const text = textOf(saidOnce(saying), language);
        const answer = interpret([{ text, confidence: 0.95 }], { game, state, source: 'voice' });
        return answer.kind === 'command' && answer.id === saying.id ? [] : [`${text}: ${answer.kind}`];
      });
      expect(misunderstood).to.deep.equal([]);
    });
});
