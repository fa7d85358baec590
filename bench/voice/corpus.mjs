/**
 * Makes a corpus of spoken cases: `node bench/voice/corpus.mjs FOLDER [--share 3] [--cases FILE]`. Every voice of flite and
 * espeak-ng says each case, or with `--share` every third, every voice others; `FOLDER/manifest.tsv` lists them for
 * `npm run bench:voice`. Needs Debian's packages flite, espeak-ng and sox.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    cases: { type: 'string', default: fileURLToPath(new URL('cases.tsv', import.meta.url)) },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say where the files go: node bench/voice/corpus.mjs FOLDER');
const share = Number(values.share);

/** @type {Record<string, (text: string, file: string) => [program: string, ...args: string[]]>} */
const voices = {
  ...Object.fromEntries(
    ['slt', 'rms', 'awb', 'kal16'].map((voice) => [
      `flite-${voice}`,
      (/** @type {string} */ text, /** @type {string} */ file) => ['flite', '-voice', voice, '-t', text, file],
    ]),
  ),
  ...Object.fromEntries(
    ['en-us', 'en-us+f3', 'en-gb', 'en-gb-scotland+m3', 'en-gb-x-rp+f4'].map((voice) => [
      `espeak-${voice.replaceAll(/[^a-z0-9]+/g, '-')}`,
      (/** @type {string} */ text, /** @type {string} */ file) => [
        'espeak-ng',
        '-v',
        voice,
        '-s',
        '150',
        '-w',
        file,
        text,
      ],
    ]),
  ),
};

/** What is said aloud of a case: what stands after the last " / ". "A" is a letter, and no article. */
const aloud = (/** @type {string} */ said, /** @type {string} */ letterA) =>
  (said.split(' / ').at(-1) ?? '').replaceAll(/\bA\b(?! new)/g, letterA);

const cases = readFileSync(values.cases, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const lines = ['# file\tkind\tgame\tmoves already played (;)\twhat is said\twhat must come of it'];
for (const [index, [voice, command]] of Object.entries(voices).entries()) {
  mkdirSync(join(folder, voice), { recursive: true });
  for (const [number, [kind = '', game = '', played = '', said = '', result = '']] of cases.entries()) {
    if ((number + index) % share !== 0) continue;
    const file = `${voice}/${String(number).padStart(4, '0')}.wav`;
    const raw = join(folder, voice, 'raw.wav');
    const [program, ...args] = command(aloud(said, voice.startsWith('flite') ? 'ay' : '[[eI]]'), raw);
    execFileSync(program, args);
    // As loud as someone at the table, with a moment of quiet at both ends, which sox fills with the faintest noise.
    const shape = ['norm', '-6', 'pad', '0.3', '0.3'];
    execFileSync('sox', ['-R', raw, '-r', '16000', '-c', '1', '-b', '16', join(folder, file), ...shape]);
    lines.push([file, kind, game, played, said, result].join('\t'));
  }
  execFileSync('rm', [join(folder, voice, 'raw.wav')]);
}
writeFileSync(join(folder, 'manifest.tsv'), `${lines.join('\n')}\n`);
console.log(`${lines.length - 1} files in ${folder}; npm run bench:voice -- ${join(folder, 'manifest.tsv')}`);
