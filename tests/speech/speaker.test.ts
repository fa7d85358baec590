import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import '../../src/speech/languages/index.js';
import { type Said, Speaker } from '../../src/speech/speaker.js';
import { type Clock, fakeClock } from '../components/support/clock.js';
import { FakeSynthesis, fakeUtterance } from './fake-synthesis.js';

describe('the own voice', () => {
  let clock: Clock;
  let fake: FakeSynthesis;
  let speaker: Speaker;
  let rate: number;
  let changes: string[];

  const speakerOf = (synthesis: FakeSynthesis | null): Speaker => {
    const made: Speaker = new Speaker({
      synthesis: synthesis as unknown as SpeechSynthesis | null,
      utterance: (text) => fakeUtterance(text) as unknown as SpeechSynthesisUtterance,
      rate: () => rate,
      volume: () => 1,
      voice: () => undefined,
      more: () => 'More?',
      onChange: () => {
        changes.push(`${made.now.doing} ${made.now.line ?? ''}`.trim());
      },
    });
    return made;
  };

  beforeEach(async () => {
    clock = fakeClock();
    rate = 1;
    changes = [];
    fake = new FakeSynthesis();
    speaker = speakerOf(fake);
    clock.pass(1000);
    await speaker.voices('en');
  });
  afterEach(() => {
    speaker.close();
    clock.restore();
  });

  const saidOf = (texts: readonly string[]): Said[] => texts.map((text) => ({ text }));
  const speak = (...sentences: string[]): void => {
    speaker.speak(saidOf(sentences), 'en');
  };
  const begun = (): string[] => fake.begun.map(({ text }) => text);
  /** The engine takes so long for the sentence that it says, in milliseconds. */
  const endAfter = (milliseconds: number): void => {
    clock.pass(milliseconds);
    fake.end();
  };
  /** The next sentence is begun once the engine takes something again. */
  const rest = (): void => {
    clock.pass(50);
  };
  const press = (target: EventTarget = window): void => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
  };

  it('says one sentence after another, each when the one before has ended', () => {
    speak('One. Two.', 'Three.');
    expect(begun()).to.deep.equal(['One.']);
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.']);
    speak('Four.');
    fake.end();
    fake.end();
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'Two.', 'Three.', 'Four.']);
    expect(speaker.now.doing).to.equal('silent');
    clock.pass(60_000);
    expect(fake.cancels, 'only when it was made').to.equal(1);
  });

  it('says cells in spelling words', () => {
    speak('C1 to B2.');
    expect(begun()).to.deep.equal(['Charlie one to Bravo two.']);
  });

  it('is silenced by every key and every press, wherever they go', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
    });
    const presses = [
      new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }),
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    ];
    for (const event of presses) {
      speak('One.', 'Two.');
      rest();
      expect(fake.speaking).to.be.true;
      field.dispatchEvent(event);
      expect(fake.speaking, event.type).to.be.false;
      clock.pass(60_000);
      expect(fake.speaking, event.type).to.be.false;
    }
    field.remove();
  });

  it('leaves an engine alone that says nothing', () => {
    const before = fake.cancels;
    press();
    speaker.silence();
    expect(fake.cancels).to.equal(before);
  });

  it('silences what a page that is loaded anew was saying, and when it is left', () => {
    const left = new FakeSynthesis();
    left.speak(fakeUtterance('Old.'));
    const other = speakerOf(left);
    expect(left.speaking).to.be.false;
    other.close();
    speak('One.');
    window.dispatchEvent(new Event('pagehide'));
    expect(fake.speaking).to.be.false;
  });

  it('says what is urgent at once, in place of the rest', () => {
    speak('One.', 'Two.');
    speaker.speak(saidOf(['No.']), 'en', true);
    rest();
    fake.end();
    expect(begun()).to.deep.equal(['One.', 'No.']);
    expect(fake.speaking).to.be.false;
  });

  it('mentions what nothing else has said', () => {
    speak('C3, white.', 'Two.');
    speaker.mention('Charlie three, white.', 'en');
    speaker.mention('Undo, button.', 'en');
    for (let sentence = 0; sentence < 4; sentence += 1) fake.end();
    speaker.mention('Two.', 'en');
    expect(begun()).to.deep.equal(['Charlie three, white.', 'Two.', 'Undo, button.', 'Two.']);
  });

  it('does nothing where there is no speech', async () => {
    const mute = speakerOf(null);
    mute.speak(saidOf(['One.']), 'en');
    mute.silence();
    expect(mute.goOn()).to.be.false;
    expect(await mute.voices('en')).to.deep.equal([]);
    mute.close();
  });

  describe('after six seconds', () => {
    const long = ['Row one is empty.', 'Row two is empty.', 'Row three is empty.', 'Row four is empty.'];

    beforeEach(() => {
      speak(...long);
      endAfter(2500);
      endAfter(2800);
    });

    it('pauses, asks whether to go on, and waits', () => {
      expect(begun()).to.deep.equal([...long.slice(0, 2), 'More?']);
      fake.end();
      clock.pass(60_000);
      expect(begun()).to.have.length(3);
      expect(speaker.now).to.deep.equal({ doing: 'asking', long: false, line: null });
    });

    it('goes on when it is told to', () => {
      fake.end();
      expect(speaker.goOn()).to.be.true;
      rest();
      expect(begun().slice(3)).to.deep.equal(['Row three is empty.']);
      endAfter(1000);
      endAfter(1000);
      expect(begun().slice(4)).to.deep.equal(['Row four is empty.']);
      expect(speaker.now.doing).to.equal('silent');
      expect(speaker.goOn()).to.be.false;
    });

    it('goes on though it is still asking', () => {
      expect(speaker.goOn()).to.be.true;
      rest();
      expect(begun().slice(3)).to.deep.equal(['Row three is empty.']);
    });

    it('still waits after a key, and no longer once there is something else to say', () => {
      press();
      expect(fake.speaking).to.be.false;
      expect(speaker.now.doing).to.equal('asking');
      speak('Charlie three, white.');
      rest();
      fake.end();
      expect(begun().slice(3)).to.deep.equal(['Charlie three, white.']);
      expect(speaker.goOn()).to.be.false;
    });
  });

  it('says a last word sooner than that it asks for it', () => {
    speak('A question that is long.', 'Which?');
    endAfter(5900);
    expect(begun()).to.deep.equal(['A question that is long.', 'Which?']);
  });

  it('cuts a sentence that takes longer than it may speak, by its speed', () => {
    const text = `${'word '.repeat(40)}end.`;
    speak(text);
    expect(begun()[0]).to.have.length.within(60, 115);
    speaker.silence();
    rate = 2;
    speak(text);
    rest();
    expect(begun()[1]).to.have.length.above(150);
  });

  it('keeps what was silenced in the middle of something long, and goes on with the same sentence', () => {
    const many = Array.from({ length: 10 }, (_, row) => `This is the sentence number ${String(row)} of many.`);
    speak(...many);
    endAfter(1000);
    press();
    expect(speaker.now.doing).to.equal('paused');
    expect(speaker.goOn()).to.be.true;
    rest();
    expect(begun()).to.deep.equal([many[0], many[1], many[1]]);
    press();
    speak('Something new.');
    expect(speaker.now.long).to.be.false;
    press();
    expect(speaker.now.doing, 'what is short is forgotten').to.equal('silent');
  });

  describe('reading the log', () => {
    const lines = ['Move one.', 'Move two. It takes two sentences.', 'Move three.', 'Move four.'];
    const line = (): number | null => speaker.now.line;

    beforeEach(() => {
      speaker.speak(
        lines.map((text, index) => ({ text, line: index })),
        'en',
      );
    });

    it('tells which line is read', () => {
      expect(line()).to.equal(0);
      fake.end();
      expect(line()).to.equal(1);
      fake.end();
      expect(line()).to.equal(1);
      fake.end();
      expect(line()).to.equal(2);
      fake.end();
      fake.end();
      expect(line()).to.be.null;
      expect(changes).to.deep.equal(['speaking 0', 'speaking 1', 'speaking 1', 'speaking 2', 'speaking 3', 'silent']);
    });

    it('goes back and on by lines, and reads on from there', () => {
      fake.end();
      fake.end();
      expect(speaker.step(-1)).to.be.true;
      rest();
      expect(line()).to.equal(0);
      fake.end();
      expect(begun().at(-1)).to.equal('Move two.');
      expect(speaker.step(1)).to.be.true;
      rest();
      expect(begun().at(-1)).to.equal('Move three.');
      fake.end();
      expect(speaker.step(1), 'there is none').to.be.false;
      expect(line()).to.equal(3);
    });

    it('stays at its line while it is paused, and reads that again', () => {
      fake.end();
      press();
      expect(speaker.now).to.deep.equal({ doing: 'paused', long: true, line: 1 });
      speaker.goOn();
      rest();
      expect(begun().at(-1)).to.equal('Move two.');
      press();
      expect(speaker.step(-1)).to.be.true;
      rest();
      expect(begun().at(-1)).to.equal('Move one.');
    });

    it('stays at the line it has read when it asks, and back is that line', () => {
      speaker.speak(saidOf(['One more sentence that is no line of the log.']), 'en');
      for (let sentence = 0; sentence < 3; sentence += 1) endAfter(1900);
      expect(speaker.now).to.deep.equal({ doing: 'asking', long: true, line: 1 });
      expect(speaker.step(-1)).to.be.true;
      rest();
      expect(begun().at(-1)).to.equal('Move two.');
    });

    it('stays paused while something else is mentioned', () => {
      fake.end();
      press();
      speaker.mention('Go on, button.', 'en');
      rest();
      expect(begun().at(-1)).to.equal('Go on, button.');
      expect(speaker.now).to.deep.equal({ doing: 'paused', long: true, line: 1 });
      press();
      expect(fake.speaking).to.be.false;
      speaker.goOn();
      rest();
      expect(begun().at(-1)).to.equal('Move two.');
    });

    it('has no lines in anything else', () => {
      speaker.speak(saidOf(['Something.']), 'en', true);
      expect(line()).to.be.null;
      expect(speaker.step(1)).to.be.false;
    });
  });
});
