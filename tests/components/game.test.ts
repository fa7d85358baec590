import { expect } from '@open-wc/testing';
import { axeFaults } from './support/axe.js';
import { loadTokens } from './support/board.js';
import { beginPlay, type Play } from './support/play.js';
import { awards, captures, isolation, land, short } from './support/records.js';
import { until } from './support/until.js';

let play: Play;

/** Begins a game of which nothing has been said yet. */
async function begin(...game: Parameters<typeof beginPlay>): Promise<void> {
  play = await beginPlay(...game);
  play.services.said.length = 0;
}
const field = (): HTMLInputElement => play.find('input[type=text]') as HTMLInputElement;
const log = (): string[] => play.texts('.log li');
const prompt = (): string => play.texts('.prompt').join(' ');
const lines = (): string[] => play.texts('.reply .line');
/** The answers to the open question; those to the last one are still in the page for a moment, unseen. */
const choices = (): string[] =>
  Array.from(play.find('gs-choices')?.shadowRoot?.querySelectorAll('.actions:not(.answered) button') ?? [], (one) =>
    (one.textContent ?? '').trim().replace(/\s+/g, ' '),
  );
const fieldName = 'Move or question';

describe('a game that is played', () => {
  before(loadTokens);

  for (const kind of ['grid', 'buttons'] as const) {
    describe(`with the board as ${kind}`, () => {
      it('is accessible: at the start, amid a question, refused, with everything unfolded, and over', async () => {
        await begin(land, ['trunk G2 H2'], { board: kind });
        expect(await axeFaults(play.page), 'territories').to.deep.equal([]);
        await begin(captures, [], { board: kind });
        expect(await axeFaults(play.page), 'at the start').to.deep.equal([]);
        await play.tap('B2', 'B3');
        expect(choices()).not.to.be.empty;
        expect(await axeFaults(play.page), 'amid a question').to.deep.equal([]);
        await play.press('Cancel');
        await play.told(() => play.tap('A5'));
        expect(play.all('.refused')).to.have.length(1);
        await play.press('More');
        await play.press('Board as text');
        await until(() => play.find('.drawing'), 'the board is text');
        expect(await axeFaults(play.page), 'with everything unfolded').to.deep.equal([]);
        await begin(short, ['B1-A1 block B2', 'B3-A2 block B1'], { board: kind });
        expect(play.has('Second game, sides changed')).to.be.true;
        expect(await axeFaults(play.page), 'over').to.deep.equal([]);
      });

      it('records what is tapped, says it back once, and shows it', async () => {
        await begin(isolation, [], { board: kind });
        expect(await play.told(() => play.tap('B2'))).to.deep.equal(['C1 to B2. Which cell is blocked?']);
        expect(prompt()).to.equal('Pawn A’s turn. C1 to B2. Which cell is blocked?');
        expect(log()).to.deep.equal([]);
        expect(await play.told(() => play.tap('C1'))).to.deep.equal(['C1 to B2, blocks C1. Pawn B’s turn.']);
        expect(log()).to.deep.equal(['Move 1, pawn A: C1 to B2, blocks C1.']);
        expect(lines()).to.deep.equal(['C1 to B2, blocks C1.']);
        expect(play.texts('.reply .table').at(-1)).to.match(/^On the table: .*B2/);
        expect(play.texts('[data-cell=B2] .visually-hidden')).to.deep.equal(['B2, pawn A']);
        const kept = await play.services.store.load(play.id);
        expect(kept.ok && kept.value.summary.plies).to.equal(1);
      });

      it('gives the choices the focus after a pick, and the cell after the choice', async () => {
        await begin(captures, [], { board: kind });
        await play.tap('B2', 'B3');
        expect(choices()).to.deep.equal(['Approach', 'No capture']);
        expect(play.at()).to.equal('Approach, takes B4 and B5');
        await play.keys('ArrowRight');
        expect(play.at()).to.equal('No capture');
        await play.keys('ArrowLeft');
        const said = await play.told(() => play.keys('Enter'));
        // The cell gets the focus and is read: the step, said with the question, would say it once more.
        expect(said).to.deep.equal(['Approach takes B4 and B5. Black’s turn.']);
        expect(lines()).to.deep.equal(['B2 to B3. Approach takes B4 and B5.']);
        expect(play.at()).to.equal('B3');
        expect(choices()).to.deep.equal([]);
        expect(log()).to.have.length(1);
      });

      it('has the choices in the grid’s cell, so that going there and back is not going out of the board', async () => {
        await begin(captures, [], { board: kind });
        await play.tap('B2', 'B3');
        const cell = play.find('gs-choices')?.assignedSlot?.closest<HTMLElement>('[data-cell]');
        expect(cell?.dataset['cell']).to.equal(kind === 'grid' ? 'B3' : undefined);
        await play.keys('Enter');
        // The words of answers that are gone are no part of the cell's name.
        expect(play.find('[data-cell=B3]')?.innerText.includes('Approach')).to.be.false;
        expect(play.find('gs-choices')?.shadowRoot?.textContent.includes('Approach')).to.be.false;
        // They stay a moment longer for slow readers, but nobody comes to them.
        const answered = Array.from(play.find('gs-choices')?.shadowRoot?.querySelectorAll('button') ?? []);
        expect(answered.map((one) => one.tabIndex)).to.deep.equal([-1, -1]);
      });

      it('never scrolls the board up or down for answers that come and go: a reader takes what scrolls for another board', async () => {
        await begin(captures, [], { board: kind });
        const room = play.find('.room') as HTMLElement;
        const beyond = (): number => room.scrollHeight - room.clientHeight;
        // The board makes room for answers once a frame has shown how high they are.
        const drawn = async () => {
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        };
        await play.tap('B2', 'B3');
        await drawn();
        expect(beyond(), 'asked').to.equal(0);
        await play.keys('Enter');
        await drawn();
        expect(beyond(), 'answered').to.equal(0);
        expect(getComputedStyle(room).overflowY).to.equal('hidden');
      });

      it('has the choices’ question read once: by their list in a grid, by the announcer where readers skip lists', async () => {
        await begin(captures, [], { board: kind });
        const { said, announcer } = play.services;
        announcer.forget = () => (said.length = 0);
        await play.tap('B2', 'B3');
        const question = 'B2 to B3. Approach takes B4 and B5; or no capture?';
        // The answers say themselves what they take.
        const list = play.find('gs-choices')?.shadowRoot?.querySelector('[role=group]');
        expect(list?.ariaLabel).to.equal('B2 to B3. Approach or no capture?');
        expect(said.join(' ').includes(question)).to.equal(kind === 'buttons');
      });
    });
  }

  it('leaves an award to the reader, which reads the cell that gets the focus, but says it where Gridscribe speaks', async () => {
    for (const [voice, said] of [
      [false, []],
      [true, ['Alpha one white.']],
    ] as const) {
      await begin(awards, [], { voice });
      play.find('[data-cell=A1]')?.focus();
      await play.keys('Enter');
      await until(() => choices().length > 0, 'a question');
      play.services.said.length = 0;
      await play.keys('Enter');
      await until(() => play.at() === 'A1', 'the focus is back');
      expect(play.services.said.filter((text) => text !== '')).to.deep.equal(said);
      expect(lines()).to.deep.equal(['A1 white.']);
    }
  });

  it('says the whole capture where Gridscribe speaks, which reads no cell', async () => {
    await begin(captures, [], { voice: true });
    await play.tap('B2', 'B3');
    const said = await play.told(() => play.keys('Enter'));
    expect(said.join(' ')).to.contain('Bravo two to Bravo three. Approach takes');
  });

  it('takes the first letter of an answer in their list, unless two begin alike or keys are switched off', async () => {
    await begin(captures, ['A2-A3', 'B4-B3', 'D2-D3']);
    await play.tap('B3', 'C3');
    expect(choices()).to.deep.equal(['Approach', 'Withdraw', 'No capture']);
    await play.keys('x');
    expect(log(), 'a letter of none').to.have.length(3);
    await play.told(() => play.keys('w'));
    expect(log().at(-1)).to.contain('Withdraw takes A3');
    await begin(awards);
    await play.tap('B2');
    await play.keys('n');
    await until(() => log().length === 1, 'an award');
    expect(log().at(-1)).to.contain('B2 neutral');
    await begin(awards, [], { boardKeys: false });
    await play.tap('B2');
    await play.keys('n');
    expect(log()).to.deep.equal([]);
  });

  it('says no letter any more once its cell has the focus: typed fast, it would be said after that', async () => {
    await begin(isolation);
    const { announcer } = play.services;
    const heard: string[] = [];
    announcer.say = (text: string) => heard.push(text);
    announcer.forget = () => heard.splice(0);
    play.find('[data-cell=A1]')?.focus();
    await play.keys('b');
    expect(heard.at(-1)).to.equal('B');
    await play.keys('2');
    expect(play.at()).to.equal('B2');
    expect(heard).to.deep.equal([]);
  });

  it('records what is picked by keys, with the focus kept on the board', async () => {
    await begin(isolation);
    play.find('[data-cell=A1]')?.focus();
    await play.keys('b', '2', 'Enter');
    expect(play.at()).to.equal('B2');
    await play.keys('c', '1');
    play.services.said.length = 0;
    expect(await play.told(() => play.keys('Enter'))).to.deep.equal(['C1 to B2, blocks C1. Pawn B’s turn.']);
    expect(play.at()).to.equal('C1');
    expect(log()).to.have.length(1);
  });

  it('says why a move is not allowed at once, and keeps what was right of it', async () => {
    await begin(isolation);
    await play.tap('B2');
    const said = await play.told(() => play.tap('C5'));
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^!C5 /);
    expect(lines()).to.deep.equal([said[0].slice(1)]);
    expect(prompt()).to.contain('Which cell is blocked?');
    expect(log()).to.deep.equal([]);
  });

  describe('and its text field', () => {
    it('records what is typed, and is empty for the next', async () => {
      await begin(isolation);
      expect(await play.told(() => play.say('bravo two, block C1'))).to.deep.equal([
        'C1 to B2, blocks C1. Pawn B’s turn.',
      ]);
      expect(field().value).to.equal('');
      expect(play.at()).to.equal(fieldName);
      expect(log()).to.have.length(1);
    });

    it('keeps the focus where a question has choices', async () => {
      await begin(captures);
      const said = await play.told(() => play.say('b2 b3'));
      expect(said).to.deep.equal(['B2 to B3. Approach takes B4 and B5; or no capture?']);
      expect(choices()).to.have.length(2);
      expect(play.at()).to.equal(fieldName);
    });

    it('keeps what was not understood, selected, to be mended', async () => {
      await begin(isolation);
      const said = await play.told(() => play.say('banana'));
      expect(said).to.deep.equal(['“banana” is not understood. Say cells, for example C3, or “what can I say”.']);
      expect(field().value).to.equal('banana');
      expect([field().selectionStart, field().selectionEnd]).to.deep.equal([0, 6]);
      expect(play.at()).to.equal(fieldName);
      await play.told(() => play.say('b2'));
      expect(field().value).to.equal('');
    });

    it('is gone to by a slash on the board, which is not typed into it', async () => {
      await begin(isolation);
      play.find('[data-cell=A1]')?.focus();
      await play.keys('/');
      expect(play.at()).to.equal(fieldName);
      expect(field().value).to.equal('');
    });
  });

  describe('and its answers that can be tapped', () => {
    it('are the captures on offer, in the order of the question', async () => {
      await begin(captures, ['A2-A3', 'B4-B3', 'D2-D3']);
      await play.tap('B3', 'C3');
      expect(prompt()).to.contain('Approach takes D3; withdraw takes A3; or no capture?');
      expect(choices()).to.deep.equal(['Approach', 'Withdraw', 'No capture']);
      await play.press('Withdraw');
      expect(log().at(-1)).to.equal('Move 4, black: B3 to C3. Withdraw takes A3.');
    });

    it('drop the last part of the move on Backspace, and give the board the focus', async () => {
      await begin(captures);
      await play.tap('B2', 'B3');
      const said = await play.told(() => play.keys('Backspace'));
      expect(said).to.deep.equal(['From B2 to C2 or B3?']);
      expect(choices()).to.deep.equal([]);
      expect(play.at()).to.equal('B3');
    });

    it('leave the browser its own keys: Alt and an arrow goes back a page', async () => {
      await begin(awards);
      await play.tap('B2');
      await until(() => play.at() === 'White, B2', 'the answers have the focus');
      const key = new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        altKey: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      play.control('White')?.dispatchEvent(key);
      expect(key.defaultPrevented).to.be.false;
      expect(play.at()).to.equal('White, B2');
    });

    it('are yes and no where both have to agree', async () => {
      await begin(isolation, ['C1-B2 block C1', 'C5-D4 block A1']);
      play.find('[data-cell=A1]')?.focus();
      expect(await play.told(() => play.keys('u'))).to.deep.equal(['Taken back: C5 to D4, blocks A1. Pawn B’s turn.']);
      await play.told(() => play.keys('u'));
      expect(prompt()).to.match(/Do both agree\?$/);
      expect(choices()).to.deep.equal(['Yes', 'No']);
      expect(play.at()).to.equal('Yes');
      await play.press('No');
      expect(log()).to.have.length(1);
      await play.told(() => play.press('Undo'));
      await play.told(() => play.press('Yes'));
      expect(log()).to.deep.equal([]);
      expect(play.at()).to.equal('A1');
    });

    it('are the colours of an award', async () => {
      await begin(awards);
      await play.tap('B2');
      await until(() => play.at() === 'White, B2', 'the answers have the focus');
      expect(choices()).to.deep.equal(['White', 'Black', 'Neutral']);
      const list = play.find('gs-choices')?.shadowRoot?.querySelector('[role=group]');
      expect(list?.ariaLabel).to.equal('white, black or neutral?');
      await play.keys('ArrowRight', 'Enter');
      expect(log()).to.have.length(1);
      expect(play.texts('[data-cell=B2] .visually-hidden')).to.deep.equal(['B2, black']);
    });
  });

  it('checks and counts the awards, only while they are made', async () => {
    await begin({ ...awards, options: {} });
    expect(play.has('Check the awards')).to.be.false;
    await begin(awards, ['B2 black']);
    const [checked] = await play.told(() => play.press('Check the awards'));
    expect(checked).to.equal('24 awards are open. 1 award differs from the rule.');
    const [counted] = await play.told(() => play.press('Count the cells'));
    expect(counted).to.equal('White 0, black 1, neutral 0. That adds up to 1 of 25 cells.');
  });

  it('offers Cancel while something is begun, and Redo once something is taken back', async () => {
    await begin(isolation);
    expect([play.has('Cancel'), play.has('Redo')]).to.deep.equal([false, false]);
    await play.tap('B2');
    await play.press('Cancel');
    await until(() => !play.has('Cancel'), 'nothing is left to cancel');
    expect(prompt()).not.to.contain('blocked');
    await play.say('b2 c1');
    await play.told(() => play.press('Undo'));
    expect(log()).to.deep.equal([]);
    await play.told(() => play.press('Redo'));
    expect(log()).to.have.length(1);
    expect(play.has('Redo')).to.be.false;
  });

  it('gives the focus to the board before a button goes that has it, and lets a reader notice', async () => {
    await begin(isolation);
    const pressed = async (name: string, done: () => boolean): Promise<boolean | undefined> => {
      const button = play.control(name);
      button?.focus();
      let wasThere: boolean | undefined;
      const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
      const look = async (): Promise<void> => {
        for (let frames = 0; frames < 10; frames += 1) await frame();
        wasThere = button?.isConnected;
      };
      button?.getRootNode().addEventListener('focusin', () => void look(), { once: true });
      await play.keys('Enter');
      await until(done, `${name} is gone`);
      return wasThere;
    };
    await play.tap('B2');
    expect(await pressed('Cancel', () => !play.has('Cancel'))).to.equal(true);
    expect(play.at()).to.equal('B2');
    await play.say('b2 c1');
    await play.say('c5 d4');
    await play.told(() => play.press('Undo'));
    expect(await pressed('Redo', () => !play.has('Redo'))).to.equal(true);
    expect(play.at()).to.equal('B2');
  });
});
