import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** What the page keeps for the test. */
interface Hearing {
  hear?: (sound: string) => Promise<void>;
}

/**
 * Puts sound files in the place of the microphone: a trace of noise as in any room, into which the test plays a file when it
 * wants one to be heard. Between a stream and whoever takes its sound a browser drops what it has no time for; so that a
 * busy machine hears late and not half of it, the app's own graph of sound is given the files where it would take the
 * stream in. From there on everything is real. To be called before the page is opened.
 */
export async function fileMicrophone(page: Page): Promise<{
  /** Plays a file of tests/data/voice/play/, by its name without the ending, once the app listens; done when it is over. */
  say: (name: string) => Promise<void>;
}> {
  await page.addInitScript(() => {
    const open = (): Promise<MediaStream> => {
      const context = new AudioContext();
      const { stream } = context.createMediaStreamDestination();
      return Promise.resolve(stream);
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: open });
    Object.defineProperty(AudioContext.prototype, 'createMediaStreamSource', {
      value(this: AudioContext) {
        const room = this.createGain();
        const play = (buffer: AudioBuffer, loop: boolean): AudioBufferSourceNode => {
          const source = new AudioBufferSourceNode(this, { buffer, loop });
          source.connect(room);
          source.start();
          return source;
        };
        const noise = this.createBuffer(1, this.sampleRate * 2, this.sampleRate);
        const samples = noise.getChannelData(0);
        // The same noise each time.
        let seed = 1;
        for (let at = 0; at < samples.length; at++) {
          seed = (seed * 16_807) % 2_147_483_647;
          samples[at] = (seed / 2_147_483_647 - 0.5) * 0.002;
        }
        play(noise, true);
        (window as Hearing).hear = async (sound) => {
          const bytes = Uint8Array.from(atob(sound), (character) => character.charCodeAt(0));
          const source = play(await this.decodeAudioData(bytes.buffer), false);
          await new Promise((done) => source.addEventListener('ended', done));
        };
        return room;
      },
    });
  });
  return {
    async say(name) {
      const file = new URL(`../../data/voice/play/${name}.ogg`, import.meta.url);
      const sound = await readFile(file, 'base64');
      // Whoever speaks to it waits until it has answered what was said before.
      await expect(page.locator('gs-talk .now')).toHaveClass(/\b(?:idle|listening)\b/, { timeout: 20_000 });
      await page.evaluate((bytes) => (window as Hearing).hear?.(bytes), sound);
    },
  };
}
