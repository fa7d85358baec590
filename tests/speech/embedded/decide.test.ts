import { expect } from '@open-wc/testing';
import { type Circumstances, decided } from '../../../src/speech/embedded/decide.js';
import type { Guess, Passes } from '../../../src/speech/embedded/passes.js';

const quiet: Circumstances = { clearness: 40, isNear: true };
const loud: Circumstances = { clearness: 10, isNear: true };

/** A guess at a move or a command that fits so well and scores so much less than the best. */
function guess(text: string, fit: number, behind: number, rest: Partial<Guess> = {}): Guess {
  const meaning = { id: 'move', values: ['a', 'b'], eitherWay: false };
  return { words: text.split(' '), score: -behind, meaning, kind: 'legal', fit, text, spelled: text, ...rest };
}

const command = (id: string, text: string, fit: number): Guess =>
  guess(text, fit, 0, { meaning: { id, values: [], eitherWay: false } });

const passes = (best: Guess | null, rival: Guess | null = null, seconds = 1.5): Passes => ({
  best,
  rival,
  second: null,
  seconds,
});

/** What an utterance comes to, in short: its guesses with how sure they are, or what else it is. */
function outcome(given: Passes, circumstances = quiet): string {
  const { recognition } = decided(given, circumstances);
  if (recognition.kind !== 'heard') return recognition.kind;
  return recognition.hypotheses.map(({ text, confidence }) => `${text} ${confidence ?? ''}`).join(' | ');
}

describe('deciding what was heard', () => {
  it('takes what fits plainly and leaves all others behind', () => {
    expect(outcome(passes(guess('charlie 3', 5, 0), guess('charlie 4', 0, 900)))).to.equal('charlie 3 0.95');
  });

  it('offers two moves that are near each other', () => {
    const close = passes(guess('charlie 3', 5, 0), guess('charlie 4', 0, 200));
    expect(outcome(close)).to.equal('charlie 3 0.48 | charlie 4 0.4');
  });

  it('leaves open which letter it was, where that alone is in doubt, and says letters as words otherwise', () => {
    const said = (text: string, spelled: string, words: string, behind: number): Guess =>
      guess(text, 5, behind, { words: words.split(' '), spelled });
    const one = said('b1 neutral', 'bravo 1 neutral', 'letter_b number_1 neutral', 0);
    const letter = said('d1 neutral', 'delta 1 neutral', 'letter_d number_1 neutral', 200);
    expect(outcome(passes(one, letter))).to.equal('b1 neutral 0.48 | d1 neutral 0.4');
    const number = said('b4 neutral', 'bravo 4 neutral', 'letter_b number_4 neutral', 200);
    expect(outcome(passes(one, number))).to.equal('bravo 1 neutral 0.48 | bravo 4 neutral 0.4');
  });

  it('asks about a move in a voice that it knows badly, where no other is near', () => {
    expect(outcome(passes(guess('bravo 2 to bravo 3', -20, 0), guess('delta 4', -40, 900)))).to.equal(
      'bravo 2 to bravo 3 0.4',
    );
  });

  it('leaves alone what fits nothing', () => {
    expect(outcome(passes(guess('neutral a2', -29, 0), guess('neutral a4', -30, 100)))).to.equal('other');
    expect(outcome(passes(null))).to.equal('other');
  });

  it('says that the room is too loud where a voice is lost in it', () => {
    expect(outcome(passes(guess('neutral a2', -29, 0), guess('neutral a4', -30, 100)), loud)).to.equal('too-loud');
  });

  it('asks about a command that it is not sure of', () => {
    const unsure = passes(command('log-back', 'go back 1', -15), guess('delta 2', -16, 100, { kind: 'illegal' }));
    expect(outcome(unsure)).to.equal('go back 1 0.4');
  });

  it('gives no answer, drops nothing and begins nothing new in doubt', () => {
    for (const id of ['yes', 'no', 'cancel', 'new-game', 'swap']) {
      const unsure = passes(command(id, id, -12), guess('delta 2', -13, 100));
      expect(outcome(unsure), id).to.equal('other');
    }
  });

  it('names an impossible move only where it is far better than any possible one, and more so in a loud room', () => {
    const impossible = guess('delta 1', 4, 0, { kind: 'illegal' });
    const better = passes(guess('alpha 1', -14, 800), impossible);
    expect(outcome(better)).to.equal('delta 1 0.95');
    expect(outcome(better, loud)).to.not.contain('delta 1');
  });

  it('asks about a possible move that may well have been said, beside an impossible one that fits a little better', () => {
    const impossible = guess('delta 1', 4, 0, { kind: 'illegal' });
    expect(outcome(passes(guess('alpha 1', 2, 800), impossible))).to.equal('alpha 1 0.4');
    expect(outcome(passes(guess('alpha 1', 2, 1200), impossible))).to.equal('delta 1 0.95');
  });

  it('takes no impossible move that fits badly, however much worse all else fits', () => {
    const impossible = guess('alpha 4 charlie 4', -12, 0, { kind: 'illegal' });
    expect(outcome(passes(guess('to charlie 4', -20, 900), impossible))).to.equal('other');
  });

  it('takes nothing for a few words that lasted far longer than these', () => {
    const music = (seconds: number): Passes => passes(command('log-on', 'go on', 2), guess('a2', 0, 900), seconds);
    expect(outcome(music(1.2))).to.equal('go on 0.95');
    expect(outcome(music(4))).to.equal('other');
  });

  it('asks whoever may sit at another table', () => {
    const plain = passes(guess('charlie 3', 5, 0), guess('charlie 4', 0, 900));
    expect(outcome(plain, { clearness: 40, isNear: false })).to.equal('charlie 3 0.4');
  });
});
