import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { css, LitElement } from 'lit';
import { FocusReader } from '../../src/components/focus-reader.js';
import { until } from './support/until.js';

/** A part of a page, as the app's are: with a shadow root. */
class Part extends LitElement {
  static override styles = css`
    dialog {
      position: static;
    }
  `;
  protected override render() {
    return html`<h1 tabindex="-1">A page</h1>
      <a href="#/help">Help</a>
      <p id="why">It cannot be taken back.</p>
      <button aria-describedby="why">
        <svg aria-hidden="true"><text>x</text></svg>Forget everything
      </button>
      <button aria-pressed="false" @click=${this.onPress}>Show large</button>
      <fieldset>
        <legend>How much is said</legend>
        <label><input type="radio" name="a" checked />Brief</label>
        <label><input type="radio" name="a" />Full</label>
      </fieldset>
      <label><input type="checkbox" />Vibration</label>
      <label>Move or question <input type="text" /></label>
      <label
        >Voice
        <select>
          <option>Ann</option>
          <option>Bob</option>
        </select></label
      >
      <details>
        <summary>More</summary>
        <div role="gridcell" tabindex="0"><span aria-hidden="true">C</span><span>C3, white</span></div>
      </details>
      <dialog open tabindex="-1" aria-labelledby="title" aria-describedby="text">
        <h2 id="title">End the game?</h2>
        <p id="text">Pawn A gives up.</p>
        <button>Play on</button>
        <button>End the game</button>
      </dialog>`;
  }
  private readonly onPress = (event: Event): void => {
    (event.target as HTMLElement).setAttribute('aria-pressed', 'true');
  };
}
customElements.define('test-part', Part);

describe('what the keys reach', () => {
  let part: Part;
  let reader: FocusReader;
  let said: string[];

  beforeEach(async () => {
    said = [];
    part = await fixture<Part>(html`<test-part></test-part>`);
    reader = new FocusReader((text) => said.push(text));
  });
  afterEach(() => {
    reader.close();
  });

  /** Does something that is told of, and gives what is told. */
  async function told(act: () => unknown): Promise<string> {
    const before = said.length;
    await act();
    await until(() => said.length > before, 'it is told');
    return said.slice(before).join(' | ');
  }
  const press = (key: string) => () => sendKeys({ press: key });
  const find = (selector: string): HTMLElement | null => part.renderRoot.querySelector<HTMLElement>(selector);

  it('is told as it is called, with what it is and how it stands', async () => {
    const heard: string[] = [];
    expect(await told(() => find('h1')?.focus())).to.equal('A page.');
    for (let stop = 0; stop < 10; stop += 1) heard.push(await told(press('Tab')));
    expect(heard).to.deep.equal([
      'Help, link.',
      'Forget everything, button. It cannot be taken back.',
      'Show large: off.',
      'How much is said. Brief: chosen.',
      'Vibration: off.',
      'Move or question, text field.',
      'Voice, list: Ann.',
      'More: folded.',
      'End the game? Pawn A gives up. Play on, button.',
      'End the game, button.',
    ]);
  });

  it('is told no more once the reader is closed, also inside a part that was reached before', async () => {
    await told(() => find('h1')?.focus());
    await told(press('Tab'));
    reader.close();
    const other: string[] = [];
    const next = new FocusReader((text) => other.push(text));
    await press('Tab')();
    await until(() => other.length > 0, 'another one tells it');
    next.close();
    expect(said).to.have.length(2);
  });

  it('is a dialog itself, as WebKit lets it have the focus: its question is told once, and then what is in it', async () => {
    await told(() => find('summary')?.focus());
    expect(await told(() => find('dialog')?.focus())).to.equal('End the game? Pawn A gives up.');
    expect(await told(press('Tab'))).to.equal('Play on, button.');
  });

  it('is told again once it has changed', async () => {
    await told(() => find('[type=checkbox]')?.focus());
    expect(await told(press('Space'))).to.equal('Vibration: on.');
    await told(() => find('[type=radio]')?.focus());
    expect(await told(press('ArrowDown'))).to.equal('Full: chosen.');
    await told(() => find('[aria-pressed]')?.focus());
    expect(await told(press('Enter'))).to.equal('Show large: on.');
    await told(() => find('summary')?.focus());
    expect(await told(press('Enter'))).to.equal('More: unfolded.');
    expect(await told(press('Tab'))).to.equal('C3, white.');
  });

  it('is told where the focus was inside a part of the page before someone wanted to listen', async () => {
    reader.close();
    find('a')?.focus();
    reader = new FocusReader((text) => said.push(text));
    expect(await told(press('Tab'))).to.contain('Forget everything, button.');
  });

  it('is the last of several places in a moment', async () => {
    expect(
      await told(() => {
        find('a')?.focus();
        find('h1')?.focus();
      }),
    ).to.equal('A page.');
  });

  it('is a new page’s heading and a question over the page after a tap too, and nothing else', async () => {
    await sendMouse({ type: 'click', position: [1, 1] });
    find('a')?.focus();
    expect(await told(() => find('h1')?.focus())).to.equal('A page.');
    expect(await told(() => find('dialog button')?.focus())).to.equal(
      'End the game? Pawn A gives up. Play on, button.',
    );
  });
});
