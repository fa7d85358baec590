import { expect } from '@open-wc/testing';
import { readWav } from '../../bench/voice/wav.js';

interface How {
  rate?: number;
  channels?: number;
  bits?: number;
  code?: number;
  extensible?: boolean;
}

/** A WAV file of some samples between -1 and 1, those of all channels one after another. */
function wav(samples: readonly number[], { rate = 16000, channels = 1, bits = 16, code = 1, extensible }: How = {}) {
  const formatSize = extensible ? 40 : 16;
  const data = new DataView(new ArrayBuffer((samples.length * bits) / 8));
  for (const [index, sample] of samples.entries()) {
    const at = (index * bits) / 8;
    if (code === 3) data[bits === 32 ? 'setFloat32' : 'setFloat64'](at, sample, true);
    else if (bits === 8) data.setUint8(at, Math.round(sample * 128) + 128);
    else if (bits === 16) data.setInt16(at, Math.round(sample * 2 ** 15), true);
    else if (bits === 32) data.setInt32(at, Math.round(sample * 2 ** 31), true);
    else {
      const whole = Math.round(sample * 2 ** 23);
      data.setUint8(at, whole & 255);
      data.setInt16(at + 1, whole >> 8, true);
    }
  }
  // A part that nobody knows, of an odd length, stands before the samples.
  const bytes = new Uint8Array(12 + 8 + formatSize + 8 + 4 + 8 + data.byteLength);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) bytes[at + index] = letter.charCodeAt(0);
  };
  name(0, 'RIFF');
  name(8, 'WAVEfmt ');
  view.setUint32(16, formatSize, true);
  view.setUint16(20, extensible ? 0xfffe : code, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(34, bits, true);
  if (extensible) view.setUint16(44, code, true);
  const odd = 20 + formatSize;
  name(odd, 'LIST');
  view.setUint32(odd + 4, 3, true);
  name(odd + 12, 'data');
  view.setUint32(odd + 16, data.byteLength, true);
  bytes.set(new Uint8Array(data.buffer), odd + 20);
  return bytes;
}

const samples = [0, 0.5, -0.5, 0.25];

describe('a WAV file', () => {
  for (const [bits, code] of [
    [8, 1],
    [16, 1],
    [24, 1],
    [32, 1],
    [32, 3],
    [64, 3],
  ] as const)
    it(`is read with samples of ${bits} bits${code === 3 ? ' that are real numbers' : ''}`, () => {
      expect([...readWav(wav(samples, { bits, code })).samples]).to.deep.equal(samples);
      expect([...readWav(wav(samples, { bits, code, extensible: true })).samples]).to.deep.equal(samples);
    });

  it('has its channels mixed', () => {
    expect([...readWav(wav([0.5, 0, -0.5, -0.25], { channels: 2 })).samples]).to.deep.equal([0.25, -0.375]);
  });

  it('is read at 8 to 96 kHz, and no other rate', () => {
    for (const rate of [8000, 22050, 44100, 48000, 96000]) expect(readWav(wav(samples, { rate })).rate).to.equal(rate);
    expect(() => readWav(wav(samples, { rate: 4000 }))).to.throw('it has 4000 samples a second, not 8000 to 96000');
  });

  it('is read as far as it goes where it was cut short', () => {
    expect([...readWav(wav(samples).subarray(0, -3)).samples]).to.deep.equal([0, 0.5]);
  });

  it('says in a few words what else it is', () => {
    const text = new TextEncoder().encode('<!doctype html><p>This is a page.</p>');
    expect(() => readWav(text)).to.throw('it is no WAV file');
    expect(() => readWav(new Uint8Array(0))).to.throw('it is no WAV file');
    expect(() => readWav(wav([]))).to.throw('it has no samples');
    expect(() => readWav(wav(samples, { code: 7, bits: 8 }))).to.throw('its samples are of a kind that is not read');
  });
});
