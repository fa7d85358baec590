/** Sound with its samples a second. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

/** How the samples of a WAV file are kept. */
interface Format {
  code: number;
  channels: number;
  rate: number;
  bits: number;
}

const codes = { integer: 1, real: 3, extensible: 0xfffe };
const leastRate = 8000;
const mostRate = 96000;

/** How a sample is read, by how it is kept; from -1 to 1. */
const readers: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  '1/8': (view, at) => (view.getUint8(at) - 128) / 128,
  '1/16': (view, at) => view.getInt16(at, true) / 2 ** 15,
  '1/24': (view, at) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 2 ** 23,
  '1/32': (view, at) => view.getInt32(at, true) / 2 ** 31,
  '3/32': (view, at) => view.getFloat32(at, true),
  '3/64': (view, at) => view.getFloat64(at, true),
};

/**
 * Reads a WAV file: samples of 8, 16, 24 or 32 bits or real numbers, at 8 to 96 kHz; of several channels the mean. What is
 * missing at the end of a file that was cut short is left out.
 * @throws {Error} that says what else it is
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new Error('it is no WAV file');
  let format: Format | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const rest = Math.min(size, bytes.length - at - 8);
    if (name(at) === 'fmt ' && rest >= 16) format = formatAt(view, at + 8, rest);
    if (name(at) === 'data') return { samples: samplesAt(view, at + 8, rest, format), rate: format?.rate ?? 0 };
    // Parts of an odd length are followed by an empty byte.
    at += 8 + size + (size % 2);
  }
  throw new Error('it has no samples');
}

function formatAt(view: DataView, at: number, size: number): Format {
  const code = view.getUint16(at, true);
  return {
    code: code === codes.extensible && size >= 26 ? view.getUint16(at + 24, true) : code,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function samplesAt(view: DataView, start: number, size: number, format: Format | null): Float32Array {
  if (!format || format.channels === 0) throw new Error('it does not say how its samples are kept');
  const { code, channels, rate, bits } = format;
  const read = readers[`${code}/${bits}`];
  if (!read) throw new Error(`its samples are of a kind that is not read (format ${code}, ${bits} bits)`);
  if (rate < leastRate || rate > mostRate) throw new Error(`it has ${rate} samples a second, not 8000 to 96000`);
  const step = bits / 8;
  const length = Math.floor(size / step / channels);
  if (length === 0) throw new Error('it has no samples');
  return Float32Array.from({ length }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read(view, start + (index * channels + channel) * step);
    return sum / channels;
  });
}
