import type { Settings } from '../records/settings.js';
import { after } from './after.js';

/** What a short sound or a vibration can stand for; none of them ever says something alone. */
export const earcons = ['edge', 'recorded', 'illegal', 'listening', 'tick', 'closed'] as const;
/** A short sound and a vibration that go with what is shown and said. */
export type Earcon = (typeof earcons)[number];

/** One tone: hertz at its start and its end, and its length in milliseconds. */
interface Tone {
  from: number;
  to: number;
  lasts: number;
}

/** Told apart by going up, going down, staying low, and by one tone or two, so that no one needs an ear for pitch. */
const tones: Record<Earcon, readonly Tone[]> = {
  edge: [{ from: 165, to: 130, lasts: 80 }],
  recorded: [
    { from: 523, to: 523, lasts: 70 },
    { from: 784, to: 784, lasts: 90 },
  ],
  illegal: [
    { from: 294, to: 294, lasts: 90 },
    { from: 208, to: 196, lasts: 130 },
  ],
  listening: [{ from: 660, to: 990, lasts: 110 }],
  // An unfinished move was heard: the rest is waited for.
  tick: [{ from: 880, to: 880, lasts: 60 }],
  closed: [{ from: 740, to: 495, lasts: 110 }],
};

/** On and off in turn, in milliseconds, as `navigator.vibrate` takes it. */
const pulses: Record<Earcon, number[]> = {
  edge: [15],
  recorded: [30],
  illegal: [40, 60, 40],
  listening: [15, 40, 15],
  tick: [8],
  closed: [60],
};

/** Well below speech; 1 would be as loud as the device can be. */
const loudness = 0.12;
/** How long a tone swells and fades, in seconds: one that begins at once clicks. */
const soft = 0.012;
/** How long after the last tone the sound of the device is let go, in milliseconds. */
const restAfter = 400;

/** How long the device has to begin, in milliseconds. */
const readyWithin = 300;

let context: AudioContext | null = null;
let resting: number | undefined;

/**
 * Sounds and vibrates, as far as the settings let it and the device can.
 * @returns once the sound is over, so that a microphone opened then does not hear it; at once where nothing sounds
 */
export async function playEarcon(earcon: Earcon, settings: Pick<Settings, 'earcons' | 'vibration'>): Promise<void> {
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(pulses[earcon]);
  if (!settings.earcons) return;
  try {
    await sound(tones[earcon]);
  } catch {
    // A device without sound has said all of it in words.
  }
}

async function sound(sequence: readonly Tone[]): Promise<void> {
  context ??= new AudioContext();
  window.clearTimeout(resting);
  // Browsers keep it silent until someone has touched the page, and a sound that comes late would mean something else.
  await Promise.race([context.resume(), after(readyWithin)]);
  if (context.state !== 'running') return;
  let at = context.currentTime + 0.01;
  for (const tone of sequence) at = schedule(context, tone, at);
  await after((at - context.currentTime) * 1000);
  resting = window.setTimeout(() => void context?.suspend(), restAfter);
}

/** Plans a tone, and gives the time at which it ends, in seconds of the context. */
function schedule(audio: AudioContext, { from, to, lasts }: Tone, at: number): number {
  const end = at + lasts / 1000;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.linearRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + soft);
  gain.gain.setValueAtTime(loudness, end - 2 * soft);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(end);
  return end;
}
