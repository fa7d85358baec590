import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { earcons, playEarcon } from '../../src/components/earcons.js';

describe('short sounds and vibration', () => {
  const realContext = window.AudioContext;
  const realVibrate = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
  let pulses: unknown[];

  beforeEach(() => {
    pulses = [];
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number[]) => pulses.push(pattern),
      configurable: true,
    });
  });
  afterEach(() => {
    window.AudioContext = realContext;
    if (realVibrate) Object.defineProperty(navigator, 'vibrate', realVibrate);
    else Reflect.deleteProperty(navigator, 'vibrate');
  });

  /** How long a sound takes, in milliseconds. */
  const lengthOf = async (play: Promise<void>): Promise<number> => {
    const began = performance.now();
    await play;
    return performance.now() - began;
  };

  it('sound in a real audio context, short, and are done when the sound is over', async () => {
    await sendMouse({ type: 'click', position: [5, 5] });
    for (const earcon of earcons) {
      const lasts = await lengthOf(playEarcon(earcon, { earcons: true, vibration: false }));
      expect(lasts, earcon).to.be.within(60, 1500);
    }
    expect(pulses).to.deep.equal([]);
  });

  it('vibrate without a sound where only that is set, each in its own way', async () => {
    for (const earcon of earcons) await playEarcon(earcon, { earcons: false, vibration: true });
    expect(new Set(pulses.map((pattern) => JSON.stringify(pattern)))).to.have.length(earcons.length);
  });

  it('are silent and still where both are off', async () => {
    expect(await lengthOf(playEarcon('recorded', { earcons: false, vibration: false }))).to.be.below(60);
    expect(pulses).to.deep.equal([]);
  });

  it('never fail where the device can do neither', async () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    await playEarcon('edge', { earcons: true, vibration: true });
  });
});
