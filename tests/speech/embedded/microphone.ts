import { sendMouse } from '@web/test-runner-commands';

/** A microphone that hears sound files: a real media stream from a real sound graph, in place of the device. */
export interface FileMicrophone {
  /** Lets it hear a file, from its beginning to its end. */
  hear(file: string, gain?: number): Promise<void>;
  /** Takes the device away, as pulling its plug does. */
  unplug(): void;
  /** Gives the browser its own way to a microphone back. */
  remove(): void;
}

/** @param rate of the sound graph, in samples a second */
export async function fileMicrophone(rate = 48000): Promise<FileMicrophone> {
  const context = new AudioContext({ sampleRate: rate });
  // Someone has pressed Talk: before a press some browsers let nothing sound.
  await sendMouse({ type: 'click', position: [1, 1] });
  // Not waited for: Firefox begins only where there is a loudspeaker. The microphone is open without it.
  void context.resume();
  const out = context.createMediaStreamDestination();
  const devices = navigator.mediaDevices;
  const before = devices.getUserMedia.bind(devices);
  devices.getUserMedia = () => Promise.resolve(out.stream);
  return {
    async hear(file, gain = 1) {
      const answer = await fetch(new URL(`../../data/voice/${file}`, import.meta.url));
      const source = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(await answer.arrayBuffer()),
      });
      source.connect(new GainNode(context, { gain })).connect(out);
      const ended = new Promise((done) => {
        source.addEventListener('ended', done, { once: true });
      });
      source.start();
      await ended;
    },
    unplug() {
      for (const track of out.stream.getTracks()) track.dispatchEvent(new Event('ended'));
    },
    remove() {
      devices.getUserMedia = before;
      // Not waited for either: what never began does not end.
      void context.close();
    },
  };
}
