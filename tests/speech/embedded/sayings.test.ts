import { expect } from '@open-wc/testing';
import { type GameId, gameIds } from '../../../src/rules/index.js';
import { type CommandId, commandOf, commands } from '../../../src/speech/commands.js';
import type { Piece, Saying } from '../../../src/speech/embedded/saying.js';
import { meaningOf, waysOf } from '../../../src/speech/embedded/saying.js';
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

const answers: readonly CommandId[] = ['yes', 'no', 'cancel'];
/** The commands that can be said at any time. */
const known = commands
  .map(({ id }): CommandId => id)
  .filter((id) => commandOf(id).silent !== true && !answers.includes(id));

describe('what can be said', () => {
  for (const game of gameIds)
    it(`is understood as the command that it is, in ${game}`, () => {
      const state = stateAfter(game);
      const scene = { state, draft: null, asked: null, locale: 'en', wakeWord: false, commands: known };
      const asked = sayingsOf(scene).legal.filter(({ id }) => id !== 'move');
      expect(new Set(asked.map(({ id }) => id)).size).to.equal(known.length);
      const misunderstood = asked.flatMap((saying) => {
        const text = textOf(saidOnce(saying), language);
        const answer = interpret([{ text, confidence: 0.95 }], { game, state, source: 'voice' });
        return answer.kind === 'command' && answer.id === saying.id ? [] : [`${text}: ${answer.kind}`];
      });
      expect(misunderstood).to.deep.equal([]);
    });

  /** Whether some words of the engine are one of the sayings. */
  const asksAt = (game: GameId, ...said: string[]): boolean => {
    const scene = { state: stateAfter(game), draft: null, asked: null, locale: 'en', wakeWord: false, commands: known };
    return said.every((text) => meaningOf(text.split(' '), sayingsOf(scene).legal, words) !== null);
  };
  const whyNot = ['letter_c number_3 letter_c number_4', 'letter_c number_3 and letter_c number_4'];
  const between = 'what is between letter_c number_3 and letter_c number_4';

  it('takes a question about an edge where a game has edges', () => {
    const questions = [...whyNot.map((cells) => `tell me why not ${cells}`), between];
    expect(asksAt('territories', ...questions)).to.equal(true);
    for (const game of gameIds.filter((one) => one !== 'territories'))
      for (const question of questions) expect(asksAt(game, question), `${question} in ${game}`).to.equal(false);
  });
});
