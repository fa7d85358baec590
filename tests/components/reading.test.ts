import { expect } from '@open-wc/testing';
import { axeFaults } from './support/axe.js';
import { beginPlay, type Play } from './support/play.js';
import { isolation } from './support/records.js';
import { until } from './support/until.js';

describe('a game that is read aloud', () => {
  let play: Play;
  const controls = (): string[] => play.texts('.reading p, .reading button');
  const asked = (): string[] => play.services.voice.asked;
  const marked = (): string[] => play.texts('.log [aria-current]');
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await play.page.updateComplete;
  };

  beforeEach(async () => {
    play = await beginPlay(isolation, ['C1-B2 block C1', 'C5-D4 block C5']);
    await import('../../src/components/reading.js');
  });

  it('reads what stands on the page when it is asked to, also with the own voice off', async () => {
    await play.say('b3 b2');
    asked().length = 0;
    await play.press('Read this to me');
    expect(asked()).to.deep.equal([
      'B2 to B3, blocks B2.',
      'On the table: Move pawn A from B2 to B3. Put a block on B2.',
      'Pawn B’s turn. Move, then block a cell.',
    ]);
  });

  it('says so where the browser has no voice', async () => {
    play.services.voice.exists = false;
    await play.press('Read this to me');
    await until(() => play.texts('.reply .line').join(' ').includes('no voice for this language'), 'it says so');
  });

  it('shows what the voice does only while that takes long, and lets it be paused and gone on with', async () => {
    play.services.voice.become({ doing: 'speaking' });
    await settled();
    expect(controls()).to.deep.equal([]);
    play.services.voice.become({ long: true });
    await settled();
    expect(controls()).to.deep.equal(['Reading aloud.', 'Go on', 'Pause']);
    expect(await axeFaults(play.page)).to.deep.equal([]);
    await play.press('Pause');
    play.services.voice.become({ doing: 'paused' });
    await settled();
    expect(controls()[0]).to.equal('Paused.');
    await play.press('Go on');
    play.services.voice.become({ doing: 'asking' });
    await settled();
    expect(controls()).to.deep.equal(['More?', 'Go on']);
    expect(asked()).to.deep.equal(['silence', 'go on']);
  });

  it('marks the line of the log that is read, and steps through it', async () => {
    play.services.voice.become({ doing: 'speaking', long: true, line: 0 });
    await settled();
    expect(marked()).to.deep.equal(['Move 1, pawn A: C1 to B2, blocks C1.']);
    play.services.voice.become({ line: 1 });
    await settled();
    expect(marked()).to.deep.equal(['Move 2, pawn B: C5 to D4, blocks C5.']);
    await play.press('Go back one');
    await play.press('Skip one');
    expect(asked()).to.deep.equal(['one back', 'one on']);
  });

  it('keeps the focus of whoever has it when the reading ends', async () => {
    play.services.voice.become({ doing: 'speaking', long: true });
    await settled();
    play.control('Pause')?.focus();
    play.services.voice.become({ doing: 'silent', long: false });
    await settled();
    expect(play.at()).to.equal('Pause');
    expect(controls()[0]).to.equal('Read to the end.');
    play.find('input')?.focus();
    await settled();
    expect(controls()).to.deep.equal([]);
  });

  it('takes yes, no, "go on" and "go back one" for the reading while it waits', async () => {
    play.services.voice.become({ doing: 'asking', long: true });
    await play.say('yes');
    await play.say('go on');
    await play.say('no');
    expect(asked()).to.deep.equal(['go on', 'go on', 'forget']);
    play.services.voice.become({ doing: 'speaking', line: 1 });
    await play.say('go back one');
    expect(asked().at(-1)).to.equal('one back');
    await play.tap('A1');
    asked().length = 0;
    await play.keys('+', ';');
    expect(asked()).to.deep.equal(['one on', 'one back']);
  });

  it('takes them for the game where nothing is read', async () => {
    expect(await play.told(() => play.say('yes'))).to.deep.equal([
      'No question is open. Pawn A’s turn. Move, then block a cell.',
    ]);
    expect(await play.told(() => play.say('go back one'))).to.deep.equal(['Move 2, pawn B: C5 to D4, blocks C5.']);
    expect(asked()).to.deep.equal([]);
  });

  it('forgets the reading when it is told to stop', async () => {
    await play.say('stop');
    expect(asked()).to.deep.equal(['forget']);
  });

  it('sounds with a move, a refusal and the edge of the board', async () => {
    const { sounded } = play.services;
    await play.say('b3 b2');
    await play.say('a1 a2');
    play.find('[data-cell=A1]')?.focus();
    await play.keys('ArrowLeft');
    expect(sounded).to.deep.equal(['recorded', 'illegal', 'edge']);
  });
});
