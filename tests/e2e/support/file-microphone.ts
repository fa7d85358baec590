import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** What the page keeps for the test. */
interface Hearing {
  hear?: (sound: string) => Promise<void>;
}

/**
 * Puts sound files in the place of the microphone: a real stream of sound, with a trace of noise as in any room, into which
 * the test plays a file when it wants one to be heard. To be called before the page is opened.
 */
export async function fileMicrophone(page: Page): Promise<{
  /** Plays a file of tests/data/voice/play/, by its name without the ending; done when it is over. */
  say: (name: string) => Promise<void>;
}> {
  await page.addInitScript(() => {
    const open = (): Promise<MediaStream> => {
      const context = new AudioContext({ sampleRate: 48_000 });
      const room = context.createMediaStreamDestination();
      const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
      const samples = noise.getChannelData(0);
      // The same noise each time.
      let seed = 1;
      for (let at = 0; at < samples.length; at++) {
        seed = (seed * 16_807) % 2_147_483_647;
        samples[at] = (seed / 2_147_483_647 - 0.5) * 0.002;
      }
      const play = (buffer: AudioBuffer, loop: boolean): AudioBufferSourceNode => {
        const source = new AudioBufferSourceNode(context, { buffer, loop });
        source.connect(room);
        source.start();
        return source;
      };
      play(noise, true);
      (window as Hearing).hear = async (sound) => {
        const bytes = Uint8Array.from(atob(sound), (character) => character.charCodeAt(0));
        const source = play(await context.decodeAudioData(bytes.buffer), false);
        await new Promise((done) => source.addEventListener('ended', done));
      };
      return Promise.resolve(room.stream);
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: open });
  });
  return {
    async say(name) {
      const file = new URL(`../../data/voice/play/${name}.ogg`, import.meta.url);
      const sound = await readFile(file, 'base64');
      await page.evaluate((bytes) => (window as Hearing).hear?.(bytes), sound);
    },
  };
}
