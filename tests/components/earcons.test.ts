import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { earcons, playEarcon } from '../../src/components/earcons.js';

describe('short sounds and vibration', () => {
  const [RealContext, RealOscillator] = [window.AudioContext, window.OscillatorNode];
  const realVibrate = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
  let pulses: unknown[];
  /** When what sounds began and ended, in seconds of its context. */
  let times: number[];
  let contexts: number;

  beforeEach(() => {
    pulses = [];
    times = [];
    contexts = 0;
    window.AudioContext = class extends RealContext {
      constructor() {
        super();
        contexts += 1;
      }
    };
    window.OscillatorNode = class extends RealOscillator {
      override start(at: number): void {
        super.start(at);
        times.push(at);
      }
      override stop(at: number): void {
        super.stop(at);
        times.push(at);
      }
    };
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number[]) => pulses.push(pattern),
      configurable: true,
    });
  });
  afterEach(() => {
    window.AudioContext = RealContext;
    window.OscillatorNode = RealOscillator;
    if (realVibrate) Object.defineProperty(navigator, 'vibrate', realVibrate);
    else Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('sound in a real audio context, short, and are done when the sound is over', async () => {
    await sendMouse({ type: 'click', position: [5, 5] });
    for (const earcon of earcons) {
      times = [];
      const began = performance.now();
      await playEarcon(earcon, { earcons: true, vibration: false });
      const lasts = (Math.max(...times) - Math.min(...times)) * 1000;
      expect(lasts, earcon).to.be.within(59, 300);
      // A clock of the device may run a little faster than the page's.
      expect(performance.now() - began, earcon).to.be.at.least(lasts - 10);
    }
    expect(pulses).to.deep.equal([]);
  });

  it('vibrate without a sound where only that is set, each in its own way', async () => {
    for (const earcon of earcons) await playEarcon(earcon, { earcons: false, vibration: true });
    expect(new Set(pulses.map((pattern) => JSON.stringify(pattern)))).to.have.length(earcons.length);
  });

  it('are silent and still where both are off', async () => {
    await playEarcon('recorded', { earcons: false, vibration: false });
    expect(contexts).to.equal(0);
    expect(times).to.deep.equal([]);
    expect(pulses).to.deep.equal([]);
  });

  it('never fail where the device can do neither', async () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    await playEarcon('edge', { earcons: true, vibration: true });
  });
});
