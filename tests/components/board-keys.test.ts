import { expect } from '@open-wc/testing';
import { type Field, keyAction, type KeyAction } from '../../src/components/board-keys.js';
import { typedCharacter } from '../../src/components/typed-character.js';

const field: Field = { columns: 5, rows: 7, turned: false, edges: false, freeEnd: null, shortcuts: true };

type Held = Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'modifierAltGraph'>;
const shift: Held = { shiftKey: true };
/** The third level of a keyboard, as the systems tell it. */
const linux: Held = { modifierAltGraph: true };
const windows: Held = { modifierAltGraph: true, ctrlKey: true, altKey: true };
const mac: Held = { altKey: true };

const action = (key: string, code: string, held: Held = {}): KeyAction | null =>
  keyAction(new KeyboardEvent('keydown', { key, code, ...held }), { cell: 'B2' }, field, null);
const sign = (key: string): KeyAction => ({ kind: 'key', key });
const row = (number: number): KeyAction => ({ kind: 'go', to: { cell: `B${number}` } });

describe('the keys of the board on keyboards of other languages', () => {
  it('takes a shifted digit key by its character: QWERTZ has the slash on Shift+7', () => {
    expect(action('/', 'Digit7', shift)).to.deep.equal(sign('/'));
    // Russian has the question mark there and the semicolon on Shift+4.
    expect(action('?', 'Digit7', shift)).to.deep.equal(sign('?'));
    expect(action(';', 'Digit4', shift)).to.deep.equal(sign(';'));
    // Swiss German has the plus on Shift+1.
    expect(action('+', 'Digit1', shift)).to.deep.equal(sign('+'));
  });

  it('takes a shifted digit key that types its digit as the digit: AZERTY', () => {
    expect(action('6', 'Digit6', shift)).to.deep.equal(row(6));
    // With Caps Lock no Shift is needed.
    expect(action('6', 'Digit6')).to.deep.equal(row(6));
  });

  it('takes an unshifted digit key as its digit, whatever it types: AZERTY, Czech, Arabic', () => {
    const azerty = ['&', 'é', '"', "'", '(', '-', 'è'];
    azerty.forEach((key, index) => {
      expect(action(key, `Digit${index + 1}`), key).to.deep.equal(row(index + 1));
    });
    expect(action('+', 'Digit1')).to.deep.equal(row(1));
    expect(action('٣', 'Digit3')).to.deep.equal(row(3));
    expect(action('3', 'Numpad3')).to.deep.equal(row(3));
  });

  it('hears the minus and the plus of the number pad, which every keyboard has unshifted', () => {
    expect(action('-', 'NumpadSubtract')).to.deep.equal(sign('-'));
    expect(action('+', 'NumpadAdd')).to.deep.equal(sign('+'));
  });

  for (const [system, held] of Object.entries({ linux, windows, mac }))
    it(`takes the third level of a key by its character, as ${system} tells it`, () => {
      // QWERTZ has the brackets on 8 and 9, and on a Mac on 5 and 6; AZERTY has the bar on 6.
      expect(action('[', 'Digit8', held)).to.deep.equal(sign('['));
      expect(action(']', 'Digit9', held)).to.deep.equal(sign(']'));
      expect(action('[', 'Digit5', held)).to.deep.equal(sign('['));
      expect(action('|', 'Digit6', held)).to.deep.equal(sign('|'));
      expect(action('|', 'IntlBackslash', held)).to.deep.equal(sign('|'));
      // Shift beside it changes nothing: a French Mac has the bar on Option+Shift+L.
      expect(action('|', 'KeyL', { ...held, ...shift })).to.deep.equal(sign('|'));
    });

  it('takes no letter or digit from the place of a key that types something else on its third level', () => {
    expect(action('²', 'Digit2', linux)).to.be.null;
    expect(action('²', 'Digit2', windows)).to.be.null;
    expect(action('€', 'KeyE', linux)).to.be.null;
    expect(action('∂', 'KeyD', mac)).to.be.null;
    expect(action('¡', 'Digit1', mac)).to.be.null;
  });

  it('leaves the shortcuts of browsers and readers alone', () => {
    const alone: [string, string, Held][] = [
      ['d', 'KeyD', { altKey: true }],
      ['3', 'Digit3', { altKey: true }],
      ['c', 'KeyC', { ctrlKey: true }],
      ['/', 'Slash', { ctrlKey: true }],
      ['[', 'BracketLeft', { metaKey: true }],
      ['/', 'Digit7', { metaKey: true, shiftKey: true }],
      ['.', 'Period', { ctrlKey: true, altKey: true }],
      ['o', 'KeyO', { ctrlKey: true, altKey: true }],
      ['ArrowLeft', 'ArrowLeft', { altKey: true }],
      ['ArrowLeft', 'ArrowLeft', { ctrlKey: true, altKey: true }],
      ['ArrowLeft', 'ArrowLeft', windows],
      ['Home', 'Home', { altKey: true }],
      ['Enter', 'Enter', { altKey: true }],
    ];
    for (const [key, code, held] of alone) expect(action(key, code, held), `${code} ${key}`).to.be.null;
  });

  it('tells the character that a press types, and none for a shortcut', () => {
    const typed = (key: string, held: Held): string | null =>
      typedCharacter(new KeyboardEvent('keydown', { key, ...held }));
    for (const held of [{}, shift, linux, windows, mac]) expect(typed('[', held)).to.equal('[');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, altKey: true }])
      expect(typed('[', held)).to.be.null;
    expect(typed('z', {})).to.equal('z');
    expect(typed('z', { altKey: true })).to.be.null;
    expect(typed('PageUp', {})).to.be.null;
  });
});
