/** Runs where sound is processed: hands what the microphone hears to whoever holds the other end of its port. */

// TypeScript's library of the page does not know what this place offers.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, kind: new () => AudioWorkletProcessor): void;

/** Pieces of 128 samples are gathered: a message for each would be hundreds a second. */
const gathered = 1024;

class Ear extends AudioWorkletProcessor {
  #sound = new Float32Array(gathered);
  #length = 0;

  /** @returns true, to go on */
  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0];
    if (!channel) return true;
    for (const sample of channel) {
      this.#sound[this.#length++] = sample;
      if (this.#length < gathered) continue;
      this.port.postMessage(this.#sound, [this.#sound.buffer]);
      this.#sound = new Float32Array(gathered);
      this.#length = 0;
    }
    return true;
  }
}

registerProcessor('gridscribe-ear', Ear);
