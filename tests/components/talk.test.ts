import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import type { Settings } from '../../src/records/settings.js';
import type { NewRecord } from '../../src/records/types.js';
import { gameOf } from '../../src/rules/index.js';
import { type Letter, languageOf } from '../../src/speech/languages/index.js';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { FakeInstaller, FakeRecogniser } from './support/fake-recogniser.js';
import { beginPlay, type Play } from './support/play.js';
import { captures, isolation, short } from './support/records.js';
import { until } from './support/until.js';

/** A legal move as it is said: in words, which leave no doubt. */
function someMove({ scene }: FakeRecogniser): string {
  if (!scene) throw new Error('no scene');
  const game = gameOf(scene.state);
  const [move] = game.legalMoves(scene.state);
  const { spelling } = languageOf('en');
  return game.format(move).replace(/[A-L](?=\d)/g, (letter) => `${spelling[letter as Letter]} `);
}

describe('talking', () => {
  let fake: FakeRecogniser;
  let play: Play;

  before(async () => {
    await loadTokens();
    // Whoever presses Talk first waits for it.
    await import('../../src/components/talk.js');
  });

  beforeEach(() => {
    fake = new FakeRecogniser();
  });

  async function begin(record: NewRecord = isolation, settings: Partial<Settings> = {}, moves: string[] = []) {
    play = await beginPlay(
      record,
      moves,
      { pause: 0.5, ...settings },
      {
        recogniser: () => Promise.resolve({ recogniser: fake, fault: null }),
      },
    );
    play.services.said.length = 0;
  }

  const state = (): string => play.texts('.now').join();
  const trouble = (): string => play.texts('.trouble').join();
  const last = (): string | undefined => play.services.said.at(-1);
  const listens = (): Promise<void> => until(() => fake.mode !== null, 'it listens');
  const replied = (text: string): Promise<void> => until(() => last()?.includes(text), text);
  const log = (): string[] => play.texts('.log li');

  async function talk(): Promise<void> {
    await play.press('Talk');
    await listens();
    await play.page.updateComplete;
  }

  /** Hides the page, as another app in front of it does. */
  function hide(): void {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  }

  it('takes one utterance, says what it heard, and closes the microphone', async () => {
    await begin();
    expect(state()).to.equal('The microphone is off.');
    await talk();
    expect(fake.mode).to.equal('once');
    await until(() => state() === 'Listening…', 'it is seen to listen');
    fake.hears('charlie one to bravo two block charlie one');
    await replied('Charlie one to Bravo two, blocks Charlie one.');
    expect(fake.mode).to.be.null;
    await until(() => state() === 'The microphone is off.', 'it is seen to be off');
    expect(log()).to.have.length(1);
    expect(fake.opened).to.equal(1);
    expect(play.services.sounded.filter((one) => one === 'listening' || one === 'closed')).to.deep.equal([
      'listening',
      'closed',
    ]);
    // The label never changes.
    expect(play.has('Talk')).to.be.true;
    expect(await axeFaults(play.page)).to.deep.equal([]);
  });

  it('is seen to think while the recogniser works out what was said, and to listen on', async () => {
    await begin();
    await talk();
    fake.speaking(true);
    fake.speaking(false);
    fake.thinking(true);
    await until(() => state() === 'Thinking…', 'it thinks');
    fake.thinking(false);
    await until(() => state() === 'Listening…', 'it listens on');
    fake.thinking(true);
    fake.recognises({ kind: 'other' });
    await until(() => state() === 'The microphone is off.', 'it is over');
  });

  it('tells the recogniser what can be said', async () => {
    await begin(isolation, {}, ['C1-B2 block C1']);
    await talk();
    expect(fake.scene).to.include({ locale: 'en', wakeWord: false });
    expect(fake.scene?.commands).to.include('undo');
    expect(fake.scene?.commands).to.not.include.members(['yes']);
    expect(fake.scene?.commands).to.not.include.members(['print']);
    fake.hears('delta four');
    await until(() => fake.scene?.asked, 'the question');
    expect(fake.scene?.commands).to.include('cancel');
  });

  describe('of a part of a move', () => {
    it('waits for the rest without closing the microphone', async () => {
      await begin();
      await talk();
      fake.hears('bravo two');
      await until(() => play.find('.prompt')?.textContent.includes('Which cell is blocked?'), 'it is on the board');
      expect(fake.mode).to.equal('once');
      expect(play.services.said).to.deep.equal([]);
      fake.hears('block charlie one');
      await replied('blocks Charlie one');
      expect(play.services.said).to.have.length(1);
      expect(fake).to.include({ mode: null, opened: 1 });
    });

    it('asks for it when the pause is over, and closes the microphone', async () => {
      await begin();
      await talk();
      fake.hears('bravo two');
      await replied('Which cell is blocked?');
      await until(() => fake.mode === null, 'it is closed');
    });

    it('does not ask while someone speaks', async () => {
      await begin(isolation, { pause: 0.5 });
      await talk();
      fake.hears('bravo two');
      fake.speaking(true);
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(play.services.said).to.deep.equal([]);
      fake.hears('charlie one');
      await replied('blocks Charlie one');
    });

    it('asks at once where the part itself is in doubt', async () => {
      await begin(captures);
      await talk();
      fake.hears('bravo two to bravo three', 'delta two to delta three');
      await replied('?');
      expect(fake.mode).to.be.null;
    });
  });

  describe('that is not understood', () => {
    it('is answered, then asked for the column and the row, and then by letters and numbers to tap', async () => {
      await begin();
      await talk();
      fake.recognises({ kind: 'other' });
      await replied('That was not understood. Say cells');
      await talk();
      fake.recognises({ kind: 'other' });
      await replied('Which column?');
      expect(play.all('gs-pad button')).to.have.length(0);
      await talk();
      fake.hears('banana');
      await replied('Tap the letter and the number');
      await until(() => play.has('C'), 'the pad is there');
      await play.press('C');
      await play.press('2');
      await until(() => play.services.said.length > 3, 'the cell was taken');
    });

    it('begins anew once something was understood', async () => {
      await begin();
      for (const text of ['banana', 'whose turn is it', 'banana']) {
        await talk();
        fake.hears(text);
        const before = play.services.said.length;
        await until(() => play.services.said.length > before, text);
      }
      expect(last()).to.contain('“banana” is not understood');
    });

    it('is told from a silence', async () => {
      await begin();
      await talk();
      fake.recognises({ kind: 'silence' });
      await replied('Nothing was heard.');
    });
  });

  it('says that the room is too loud, and offers letters and numbers to tap', async () => {
    await begin();
    await talk();
    fake.recognises({ kind: 'too-loud' });
    await replied('It is too loud here to hear you well.');
    await until(() => play.has('C'), 'the pad is there');
  });

  it('keeps the possible part of an illegal move, and says why', async () => {
    await begin();
    await talk();
    fake.hears('bravo two block charlie five');
    await replied('Charlie five');
    expect(last()).to.match(/^!/);
    expect(log()).to.have.length(0);
    await talk();
    fake.hears('charlie one');
    await replied('blocks Charlie one');
  });

  it('is given up for a tap, and hears no more', async () => {
    await begin();
    await talk();
    fake.hears('bravo two');
    await until(() => fake.scene?.asked, 'the part is there');
    await play.tap('C1');
    await until(() => log().length === 1, 'the move is there');
    expect(fake.mode).to.be.null;
    expect(play.services.said).to.have.length(1);
  });

  it('stops when Talk is pressed again', async () => {
    await begin();
    await talk();
    await play.press('Talk');
    expect(fake.mode).to.be.null;
    expect(play.services.said).to.deep.equal([]);
  });

  describe('while Talk is held', () => {
    const button = (): HTMLElement => play.control('Talk') as HTMLElement;
    const press = (type: string): void => {
      button().dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1 }));
    };

    beforeEach(async () => {
      await begin(isolation, { talk: 'hold' });
      // A pointer that only a test has made cannot be captured.
      button().setPointerCapture = () => undefined;
    });

    it('listens as long', async () => {
      press('pointerdown');
      await listens();
      expect(fake.mode).to.equal('open');
      fake.hears('charlie one to bravo two block charlie one');
      await replied('Bravo two');
      expect(fake.mode).to.equal('open');
      press('pointerup');
      button().click();
      expect(fake.mode).to.be.null;
      expect(fake.opened).to.equal(1);
    });

    it('hears to its end what is being said when it is let go', async () => {
      press('pointerdown');
      await listens();
      fake.speaking(true);
      press('pointerup');
      expect(fake.mode).to.equal('once');
      fake.hears('charlie one to bravo two block charlie one');
      await replied('Bravo two');
      expect(fake.mode).to.be.null;
    });

    it('can be pressed as well, by a screen reader', async () => {
      await talk();
      expect(fake.mode).to.equal('once');
    });
  });

  describe('hands-free', () => {
    it('acts on what begins with its word, and on answers; it says how it is ended', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      expect(fake.mode).to.equal('open');
      expect(fake.scene?.wakeWord).to.be.true;
      expect(last()).to.contain('Begin with “Scribe”');
      await until(() => state() === 'Waiting for “Scribe”.', 'it is seen to wait');
      fake.recognises({ kind: 'other' });
      fake.hears('bravo two block charlie one');
      await replied('blocks Charlie one');
      fake.hears('delta four');
      await replied('Which cell is blocked?');
      const before = play.services.said.length;
      fake.hears('what a nice day');
      fake.recognises({ kind: 'other' });
      fake.recognises({ kind: 'silence' });
      fake.hears('alpha one');
      await replied('blocks Alpha one');
      expect(play.services.said).to.have.length(before + 1);
      expect(fake).to.include({ mode: 'open', opened: 1 });
    });

    it('asks about every move where everything counts, and leaves other talk alone', async () => {
      await begin(isolation, { talk: 'open', confirm: 'never' });
      await talk();
      expect(fake.scene?.wakeWord).to.be.false;
      fake.hears('what a nice day');
      fake.hears('charlie one to bravo two block charlie one');
      await replied('Yes?');
      expect(log()).to.have.length(0);
      fake.hears('yes');
      await replied('Pawn B');
      expect(log()).to.have.length(1);
    });

    it('ends with "microphone off", with "stop talking" when nothing speaks, and with Talk', async () => {
      await begin(isolation, { talk: 'word' });
      for (const text of ['microphone off', 'stop talking']) {
        await talk();
        fake.hears(text);
        await until(() => fake.mode === null, text);
      }
      await talk();
      await play.press('Talk');
      expect(fake.mode).to.be.null;
      expect(last()).to.equal('The microphone is off.');
    });

    it('ends with the game', async () => {
      await begin(short, { talk: 'word' });
      await talk();
      while (fake.mode !== null) {
        const before = log().length;
        expect(before).to.be.lessThan(9);
        fake.hears(someMove(fake));
        await until(() => log().length > before, 'the next move');
      }
      expect(play.texts('.prompt').join()).to.contain('wins');
    });

    it('ends when the page is hidden, and says so', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      hide();
      expect(fake.mode).to.be.null;
      await until(() => trouble().startsWith('The microphone was closed when the page was hidden'), 'it says so');
    });

    it('does not open the microphone again on a page that was hidden while Gridscribe spoke', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      play.services.voice.become({ doing: 'speaking' });
      hide();
      play.services.voice.become({ doing: 'silent' });
      await until(() => trouble().startsWith('The microphone was closed when the page was hidden'), 'it says so');
      expect(fake).to.include({ mode: null, opened: 1 });
    });

    it('gives up a microphone that was still being opened when the page was hidden', async () => {
      await begin(isolation, { talk: 'word' });
      fake.slow = true;
      await talk();
      hide();
      expect(fake.mode).to.be.null;
    });

    it('closes the microphone while Gridscribe speaks, and opens it again', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      play.services.voice.become({ doing: 'speaking' });
      expect(fake.mode).to.be.null;
      await until(() => state() === 'Gridscribe speaks.', 'it is seen to speak');
      play.services.voice.become({ doing: 'silent' });
      await listens();
      expect(fake).to.include({ mode: 'open', opened: 2 });
    });

    it('keeps it open while Gridscribe speaks into headphones', async () => {
      await begin(isolation, { talk: 'word', headphones: true });
      await talk();
      play.services.voice.become({ doing: 'speaking' });
      expect(fake.mode).to.equal('open');
      // Said while it speaks, "stop talking" silences it and no more.
      fake.hears('stop talking');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(fake.mode).to.equal('open');
      play.services.voice.become({ doing: 'silent' });
    });

    it('says once, with a question, that it had to ask since the room is loud', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      const asks = { kind: 'heard', hypotheses: [{ text: 'read row 5', confidence: 0.4 }], loud: true } as const;
      for (let times = 0; times < 2; times++) {
        fake.recognises(asks);
        await replied('Did you say: read row 5?');
        fake.hears('that is wrong');
        await replied('turn');
      }
      expect(play.services.said.filter((text) => text.includes('It is loud here'))).to.have.length(1);
      expect(play.has('C'), 'the pad is there').to.equal(true);
    });

    it('says once that the room is too loud', async () => {
      await begin(isolation, { talk: 'word' });
      await talk();
      for (let times = 0; times < 3; times++) fake.recognises({ kind: 'too-loud' });
      await replied('It is too loud');
      expect(play.services.said.filter((text) => text.includes('too loud'))).to.have.length(1);
      expect(fake.mode).to.equal('open');
    });
  });

  describe('that cannot begin', () => {
    for (const [fault, text] of [
      ['no-microphone', 'No microphone can be used.'],
      ['not-allowed', 'The microphone is not allowed.'],
      ['unplugged', 'The microphone is gone.'],
      ['crashed', 'Listening has stopped by itself.'],
      ['network', 'The browser’s service for listening cannot be reached.'],
    ] as const)
      it(`says so for ${fault}, once, and the text field still works`, async () => {
        await begin(isolation, { talk: 'word' });
        fake.fault = fault;
        await play.press('Talk');
        await replied(text);
        expect(trouble()).to.equal(last()?.slice(1));
        expect(play.services.said).to.have.length(1);
        expect(fake.opened).to.equal(1);
        await play.say('b2 c1');
        await until(() => log().length === 1, 'it was typed');
      });

    for (const [fault, text] of [
      ['model-missing', 'could not be fetched'],
      ['model-broken', 'is not whole'],
      ['language', 'Gridscribe cannot hear English'],
      ['unsupported', 'use the dictation of your keyboard in the text field'],
    ] as const)
      it(`says so for ${fault}`, async () => {
        await begin();
        fake.prepared = fault;
        await play.press('Talk');
        await replied(text);
        expect(fake.opened).to.equal(0);
        // It can be tried again.
        fake.prepared = null;
        await talk();
        expect(fake.mode).to.equal('once');
      });

    it('says so where nobody can listen', async () => {
      play = await beginPlay(isolation);
      await play.press('Talk');
      await replied('This browser cannot listen.');
    });
  });

  it('keeps the draft when the microphone is unplugged in the middle of a move', async () => {
    await begin();
    await talk();
    fake.hears('bravo two');
    await until(() => fake.scene?.asked, 'the part is there');
    fake.ends('unplugged');
    await until(() => play.services.said.length === 2, 'both are said');
    expect(play.services.said.join(' ')).to.contain('The microphone is gone.').and.contain('Which cell is blocked?');
    await play.say('c1');
    await until(() => log().length === 1, 'the move is whole');
  });

  describe('for the first time', () => {
    let done: (fault: null) => void;

    beforeEach(async () => {
      await begin();
      fake.prepared = () => new Promise((resolve) => (done = resolve));
    });

    it('shows how far the fetching is, and how long it takes', async () => {
      await play.press('Talk');
      await until(() => fake.signal, 'it is being fetched');
      fake.progress(1_200_000, 4_200_000);
      await until(() => play.find('progress'), 'the bar is there');
      const bar = play.find('progress') as HTMLProgressElement;
      expect(bar.position).to.be.closeTo(1.2 / 4.2, 0.01);
      expect(play.texts('.fetching p')).to.deep.equal(['1.2 of 4.2 megabytes.']);
      expect(await axeFaults(play.page)).to.deep.equal([]);
      done(null);
      await listens();
      await play.page.updateComplete;
      expect(play.find('progress')).to.be.undefined;
    });

    it('says once how much is fetched and how long that takes, where it takes a while', async () => {
      await play.press('Talk');
      await until(() => fake.signal, 'it is being fetched');
      fake.progress(100_000, 4_200_000);
      await new Promise((resolve) => setTimeout(resolve, 600));
      for (const loaded of [200_000, 300_000]) fake.progress(loaded, 4_200_000);
      await replied('is fetched once. 0.2 of 4.2 megabytes. About');
      expect(play.services.said).to.have.length(1);
    });

    it('is offered where the browser fetches it itself, and listens once it has', async () => {
      const installer = new FakeInstaller();
      fake = installer;
      fake.prepared = 'model-missing';
      await play.press('Talk');
      await replied('This browser can listen on the device');
      expect(trouble()).to.equal('');
      play
        .all('.more button')
        .find((button) => button.textContent.trim() === 'Fetch it')
        ?.click();
      await listens();
      expect(installer.installs).to.equal(1);
    });

    it('can be cancelled', async () => {
      await play.press('Talk');
      await until(() => fake.signal, 'it is being fetched');
      fake.progress(1_200_000, 4_200_000);
      await until(() => play.find('progress'), 'the bar is there');
      play.find('.fetching button')?.focus();
      play.find('.fetching button')?.click();
      expect(fake.signal?.aborted).to.be.true;
      done(null);
      await until(() => state() === 'The microphone is off.', 'it is off');
      await until(() => play.at() === 'Talk', 'its button is gone, and Talk has the focus');
      expect(fake.opened).to.equal(0);
    });
  });
});
