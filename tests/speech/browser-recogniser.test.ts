import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import { gameOf, games } from '../../src/rules/index.js';
import { BrowserRecogniser } from '../../src/speech/browser-recogniser.js';
import type { RecognitionApi } from '../../src/speech/browser/api.js';
import type { RecogniserListener, Scene } from '../../src/speech/recogniser.js';
import { type Clock, fakeClock } from '../components/support/clock.js';
import { FakeSpeechRecognition } from './fake-speech-recognition.js';

class FakePhrase {
  constructor(
    readonly phrase: string,
    readonly boost: number,
  ) {}
}

describe('the recogniser of the browser', () => {
  let clock: Clock;
  let now: number;
  let told: string[];
  let recogniser: BrowserRecogniser;

  const make = (local = true): BrowserRecogniser =>
    new BrowserRecogniser({
      api: FakeSpeechRecognition as unknown as RecognitionApi,
      phrases: FakePhrase,
      local,
      tag: () => 'en-GB',
      now: () => now,
    });

  beforeEach(() => {
    clock = fakeClock();
    now = 0;
    told = [];
    FakeSpeechRecognition.reset();
    recogniser = make();
  });
  afterEach(() => {
    clock.restore();
  });

  const pass = (milliseconds: number): void => {
    now += milliseconds;
    clock.pass(milliseconds);
  };

  /** Writes down what is told: `!` a fault, `*` the opening, `.` the end. */
  const listener = (more: Partial<RecogniserListener> = {}): RecogniserListener => ({
    started: () => told.push('*'),
    level: () => undefined,
    speaking: (active) => told.push(active ? '<' : '>'),
    heard: (recognition) =>
      told.push(
        recognition.kind === 'heard' ? recognition.hypotheses.map(({ text }) => text).join('/') : recognition.kind,
      ),
    ended: (fault) => told.push(fault === null ? '.' : `!${fault}`),
    ...more,
  });
  const fake = (): FakeSpeechRecognition => FakeSpeechRecognition.last;
  const count = (): number => FakeSpeechRecognition.made.length;

  const scene = (more: Partial<Scene> = {}): Scene => {
    const started = games.isolation.start({ size: 3 });
    if (!started.ok) throw new Error('no game');
    return {
      state: started.value,
      draft: null,
      asked: null,
      locale: 'en',
      commands: ['undo'],
      wakeWord: false,
      ...more,
    };
  };

  describe('for one utterance', () => {
    it('tells the opening, what was said with every guess, and the end', () => {
      recogniser.listen('once', listener());
      expect(fake()).to.include({ lang: 'en-GB', continuous: false, processLocally: true });
      expect(fake().maxAlternatives).to.be.greaterThan(4);
      fake().speaks();
      fake().guesses(['bravo']);
      fake().falls();
      fake().says(['bravo 3', 0.8], ['delta 3', 0.1]);
      fake().ends();
      expect(told).to.deep.equal(['*', '<', '>', 'bravo 3/delta 3', '.']);
      pass(60_000);
      expect(count()).to.equal(1);
    });

    it('closes the microphone by itself where the browser leaves it open', () => {
      recogniser.listen('once', listener());
      fake().says(['undo', 0.9]);
      pass(300);
      expect(told).to.deep.equal(['*', 'undo', '.']);
      expect(fake().active).to.be.false;
    });

    it('tells a silence when it ends by itself, and when nobody spoke', () => {
      for (const end of [() => fake().ends(), () => fake().fails('no-speech')]) {
        told = [];
        recogniser.listen('once', listener());
        pass(5000);
        end();
        expect(told).to.deep.equal(['*', 'silence', '.']);
      }
      expect(count()).to.equal(2);
    });

    it('tells of speech without words', () => {
      recogniser.listen('once', listener());
      fake().matchesNothing();
      fake().ends();
      expect(told).to.deep.equal(['*', 'other', '.']);
    });

    it('goes on without a gap for whoever asks for more meanwhile', () => {
      const again = listener();
      recogniser.listen(
        'once',
        listener({
          heard: () => {
            told.push('first');
            recogniser.listen('once', again);
          },
        }),
      );
      fake().says(['bravo 3', 0.9]);
      fake().ends();
      pass(0);
      expect(count()).to.equal(2);
      fake().says(['charlie 3', 0.9]);
      fake().ends();
      expect(told).to.deep.equal(['*', 'first', 'charlie 3', '.']);
    });

    it('tells nothing of what was said before it was stopped', () => {
      recogniser.listen('once', listener());
      fake().says(['bravo 3', 0.9]);
      recogniser.stop();
      pass(60_000);
      expect(told).to.deep.equal(['*', '.']);
    });
  });

  it('tells that it works out what was said, from the end of the speech to the words or to its own end', () => {
    const thinking = (active: boolean): void => void told.push(active ? '?' : '=');
    recogniser.listen('open', listener({ thinking }));
    fake().speaks();
    fake().falls();
    fake().ends();
    pass(0);
    fake().speaks();
    fake().falls();
    fake().says(['undo', 0.9]);
    pass(300);
    expect(told).to.deep.equal(['*', '<', '>', '?', '=', '<', '>', '?', 'undo']);
  });

  describe('kept open', () => {
    it('listens on after each utterance and each end', () => {
      recogniser.listen('open', listener());
      expect(fake().continuous).to.be.true;
      fake().says(['bravo 3', 0.9]);
      pass(300);
      fake().says([' delta 3', 0.9]);
      pass(300);
      fake().ends();
      pass(2000);
      fake().says(['undo', 0.9]);
      fake().ends();
      pass(0);
      expect(told).to.deep.equal(['*', 'bravo 3', 'delta 3', 'undo']);
      expect(fake().active).to.be.true;
      recogniser.stop();
      expect(told.at(-1)).to.equal('.');
      pass(60_000);
      expect(FakeSpeechRecognition.made.some(({ active }) => active)).to.be.false;
    });

    it('listens on after silences as long as they last', () => {
      recogniser.listen('open', listener());
      for (let times = 0; times < 20; times++) {
        pass(7000);
        fake().fails('no-speech');
        pass(1000);
      }
      expect(told).to.deep.equal(['*']);
      expect(fake().active).to.be.true;
    });

    it('gives up a microphone that closes at once again and again', () => {
      recogniser.listen('open', listener());
      for (let times = 0; times < 20; times++) {
        if (fake().active) fake().ends();
        pass(500);
      }
      expect(told).to.deep.equal(['*', '!crashed']);
      expect(count()).to.equal(4);
    });

    it('gives up where another program takes the microphone each time', () => {
      recogniser.listen('open', listener());
      for (let times = 0; times < 20; times++) {
        pass(3000);
        if (fake().active) fake().fails('aborted');
        pass(500);
      }
      expect(told).to.deep.equal(['*', '!crashed']);
    });
  });

  describe('with results as Android gives them', () => {
    const open = (): void => {
      recogniser.listen('open', listener());
    };
    const heard = (): string[] => told.filter((text) => !/^[*.<>!]/.test(text));

    it('tells once what comes twice in the same place', () => {
      open();
      fake().says(['bravo 3', 0]);
      pass(300);
      fake().repeats();
      pass(5000);
      fake().repeats();
      pass(300);
      expect(heard()).to.deep.equal(['bravo 3']);
    });

    it('tells once what comes twice, one after the other', () => {
      open();
      fake().says(['undo', 0]);
      pass(400);
      fake().says(['Undo', 0]);
      pass(300);
      expect(heard()).to.deep.equal(['undo']);
    });

    it('tells again what is said again later', () => {
      open();
      fake().says(['undo', 0]);
      pass(4000);
      fake().says(['undo', 0]);
      pass(300);
      expect(heard()).to.deep.equal(['undo', 'undo']);
    });

    it('tells the sum of results that grow at once', () => {
      open();
      fake().says(['charlie', 0]);
      fake().says(['charlie three', 0]);
      fake().says(['charlie three to charlie four', 0]);
      pass(300);
      expect(heard()).to.deep.equal(['charlie three to charlie four']);
    });

    it('tells of a sum only what has not been told', () => {
      open();
      fake().says(['charlie three', 0], ['charlie tree', 0]);
      pass(300);
      fake().says(['Charlie three to Charlie four', 0], ['Charlie tree two Charlie four', 0]);
      pass(300);
      fake().says(['charlie three to charlie four approach', 0]);
      pass(300);
      expect(heard()).to.deep.equal(['charlie three/charlie tree', 'to charlie four', 'approach']);
    });

    it('takes guesses without confidences in their order, and not as sure as ones that have them', () => {
      let confidences: number[] = [];
      recogniser.listen(
        'open',
        listener({
          heard: (recognition) => {
            if (recognition.kind === 'heard') confidences = recognition.hypotheses.map(({ confidence }) => confidence);
          },
        }),
      );
      fake().says(['b3', 0], ['d3', 0], ['e3', 0]);
      pass(300);
      expect(confidences[0]).to.be.within(0.5, 0.7);
      expect(confidences[1]).to.be.lessThan(confidences[0] ?? 0);
      expect(confidences[2]).to.be.lessThan(confidences[1] ?? 0);
      fake().says(['b4', 0.95], ['d4', Number.NaN]);
      pass(300);
      expect(confidences[0]).to.equal(0.95);
      expect(confidences[1]).to.be.within(0.5, 0.8);
    });
  });

  describe('when the browser fails', () => {
    for (const [error, fault] of [
      ['network', 'network'],
      ['not-allowed', 'not-allowed'],
      ['service-not-allowed', 'not-allowed'],
      ['language-not-supported', 'language'],
      ['audio-capture', 'unplugged'],
      ['something-new', 'crashed'],
    ] as const)
      it(`says ${fault} once for ${error}, and does not try again`, () => {
        for (const mode of ['once', 'open'] as const) {
          told = [];
          recogniser.listen(mode, listener());
          fake().fails(error);
          pass(60_000);
          expect(told).to.deep.equal(['*', `!${fault}`]);
        }
        expect(count()).to.equal(2);
      });

    it('tells a microphone that is not there from one that is gone', () => {
      FakeSpeechRecognition.manner = 'never starts';
      recogniser.listen('once', listener());
      fake().fails('audio-capture');
      expect(told).to.deep.equal(['!no-microphone']);
    });

    it('gives up one that never starts, as in an installed app on iOS', () => {
      FakeSpeechRecognition.manner = 'never starts';
      recogniser.listen('open', listener());
      pass(9000);
      expect(told).to.deep.equal(['!unsupported']);
      expect(fake().aborts).to.equal(1);
      pass(60_000);
      expect(count()).to.equal(1);
    });

    it('gives up one that never starts and never ends', () => {
      FakeSpeechRecognition.manner = 'never starts';
      recogniser.listen('open', listener());
      fake().endsWhenAborted = false;
      pass(12_000);
      expect(told).to.deep.equal(['!unsupported']);
    });

    it('takes one that does not tell its end as ended', () => {
      recogniser.listen('open', listener());
      fake().endsWhenAborted = false;
      recogniser.stop();
      expect(told).to.deep.equal(['*']);
      pass(2000);
      expect(told).to.deep.equal(['*', '.']);
    });

    it('says that it cannot listen where the browser throws', () => {
      FakeSpeechRecognition.manner = 'throws';
      recogniser.listen('once', listener());
      expect(told).to.deep.equal(['!unsupported']);
    });

    it('has nothing to listen with where the browser has no recogniser', async () => {
      const none = new BrowserRecogniser({ api: null, phrases: null, local: true, tag: () => 'en' });
      expect(await none.prepare(() => undefined, new AbortController().signal)).to.equal('unsupported');
      none.listen('once', listener());
      expect(told).to.deep.equal(['!unsupported']);
    });
  });

  describe('when it is started while it is started', () => {
    it('goes on with the one that listens', () => {
      recogniser.listen('once', listener());
      recogniser.listen('open', listener());
      expect(count()).to.equal(1);
      fake().says(['bravo 3', 0.9]);
      fake().ends();
      pass(0);
      expect(told).to.deep.equal(['*', 'bravo 3']);
      expect(fake()).to.include({ active: true, continuous: true });
    });

    it('waits until the one before has ended', () => {
      recogniser.listen('open', listener());
      fake().endsWhenAborted = false;
      recogniser.stop();
      recogniser.listen('once', listener());
      expect(count()).to.equal(1);
      fake().ends();
      expect(told).to.deep.equal(['*', '.', '*']);
      expect(count()).to.equal(2);
    });

    it('tries again where the browser is still busy, and gives up in the end', () => {
      FakeSpeechRecognition.manner = 'is busy';
      recogniser.listen('once', listener());
      FakeSpeechRecognition.manner = 'starts';
      pass(400);
      expect(told).to.deep.equal(['*']);
      recogniser.stop();
      told = [];
      FakeSpeechRecognition.manner = 'is busy';
      recogniser.listen('once', listener());
      pass(60_000);
      expect(told).to.deep.equal(['!crashed']);
    });
  });

  describe('on the device', () => {
    const prepare = (): Promise<unknown> => recogniser.prepare(() => undefined, new AbortController().signal);

    it('is ready, has to be fetched first, or is not to be had', async () => {
      expect(await prepare()).to.equal(null);
      expect(FakeSpeechRecognition.asked).to.deep.equal([{ langs: ['en-GB'], processLocally: true }]);
      for (const [status, fault] of [
        ['downloadable', 'model-missing'],
        ['downloading', 'model-missing'],
        ['unavailable', 'unsupported'],
        ['fails', 'unsupported'],
      ] as const) {
        FakeSpeechRecognition.status = status;
        expect(await prepare(), status).to.equal(fault);
      }
    });

    it('is fetched when someone wants it, unless they change their mind', async () => {
      expect(await recogniser.install(new AbortController().signal)).to.equal(null);
      FakeSpeechRecognition.installs = false;
      expect(await recogniser.install(new AbortController().signal)).to.equal('model-missing');
      FakeSpeechRecognition.installs = null;
      const cancel = new AbortController();
      const installing = recogniser.install(cancel.signal);
      cancel.abort();
      expect(await installing).to.equal('model-missing');
    });

    it('is never a service; a service is one only where that was asked for', async () => {
      recogniser.listen('once', listener());
      expect(fake().processLocally).to.be.true;
      recogniser = make(false);
      FakeSpeechRecognition.status = 'unavailable';
      expect(await prepare()).to.equal(null);
      recogniser.listen('once', listener());
      expect(fake().processLocally).to.be.false;
    });

    it('is given what is likely said, and does without where it takes no hints', () => {
      recogniser.setScene(scene({ wakeWord: true }));
      recogniser.listen('once', listener());
      const phrases = fake().phrases.map(({ phrase }) => phrase);
      expect(phrases).to.include.members(['scribe', 'Bravo three', 'undo', 'take that back']);
      expect(phrases).to.not.include('Delta one');
      fake().fails('phrases-not-supported');
      pass(400);
      expect(fake().phrases).to.deep.equal([]);
      fake().says(['scribe bravo 3', 0.9]);
      fake().ends();
      expect(told).to.deep.equal(['*', 'bravo 3', '.']);
    });
  });

  describe('called by its word', () => {
    const say = (...guesses: [string, number][]): string | undefined => {
      recogniser.listen('once', listener());
      fake().says(...guesses);
      fake().ends();
      return told.at(-2);
    };

    it('leaves alone what does not begin with it', () => {
      recogniser.setScene(scene({ wakeWord: true }));
      expect(say(['nice weather today', 0.9])).to.equal('other');
      expect(say(['bravo three', 0.9])).to.equal('other');
      expect(say(['Scribe, bravo three', 0.9], ['describe bravo three', 0.2])).to.equal('bravo three');
      expect(say(['subscribe bravo three', 0.9])).to.equal('bravo three');
    });

    it('takes the answer to a question without it', () => {
      const { state } = scene();
      const asked = { kind: 'slot' as const, moves: gameOf(state).legalMoves(state) };
      recogniser.setScene(scene({ wakeWord: true, asked }));
      expect(say(['bravo three', 0.9])).to.equal('bravo three');
    });

    it('may be called by it at any time', () => {
      recogniser.setScene(scene());
      expect(say(['scribe undo', 0.9])).to.equal('undo');
    });
  });
});
