import type { RecogniserFault } from '../recogniser.js';

/** An open microphone. */
export interface Microphone {
  /** What it hears comes out here, in pieces (`Float32Array`). */
  port: MessagePort;
  /** Samples a second. */
  rate: number;
  close(): void;
}

/**
 * Opens the microphone.
 * @param worklet the address of `worklet.ts` as it is served
 * @param lost called when the device is taken away
 * @throws {MicrophoneError} with the fault
 */
export async function openMicrophone(worklet: string, lost: () => void): Promise<Microphone> {
  if (!('mediaDevices' in navigator) || !('AudioWorkletNode' in window)) throw new MicrophoneError('unsupported');
  const stream = await openStream();
  const context = new AudioContext();
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(worklet).catch((error: unknown) => {
      console.error(error);
      throw new MicrophoneError('model-missing');
    });
    const ear = new AudioWorkletNode(context, 'gridscribe-ear', { numberOfOutputs: 0, channelCount: 1 });
    const source = context.createMediaStreamSource(stream);
    source.connect(ear);
    // Firefox tells a track of its end by this alone.
    for (const track of stream.getTracks()) track.onended = lost;
    // Not waited for: where it must wait for a touch, it goes on then.
    void context.resume();
    return {
      port: ear.port,
      rate: context.sampleRate,
      close() {
        source.disconnect();
        release();
      },
    };
  } catch (error: unknown) {
    release();
    if (error instanceof MicrophoneError) throw error;
    console.error(error);
    throw new MicrophoneError('unsupported');
  }
}

async function openStream(): Promise<MediaStream> {
  try {
    // How loud someone is tells whether they are near: the level is left as it is.
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: false, autoGainControl: false };
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error: unknown) {
    const name = error instanceof DOMException ? error.name : '';
    throw new MicrophoneError(name === 'NotAllowedError' || name === 'SecurityError' ? 'not-allowed' : 'no-microphone');
  }
}

/** Why the microphone cannot be opened. */
export class MicrophoneError extends Error {
  constructor(readonly fault: RecogniserFault) {
    super(fault);
  }
}
