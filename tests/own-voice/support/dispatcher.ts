import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A sentence that a browser has given to the speech of the system. */
export interface Sentence {
  /** The language that it was given with, `en`. Of voices the module is told nothing that can be relied on. */
  language: string;
  text: string;
  /** When it began, and when it was said to its end, in seconds; null while it is being said, and where it was silenced. */
  began: number;
  ended: number | null;
}

/** A real speech-dispatcher, whose module writes down what it is given and takes its time, but sounds nothing. */
export interface Dispatcher {
  /** What a browser needs to speak through it. */
  environment: NodeJS.ProcessEnv;
  /** Everything that was begun to be said since `forget`, in order. */
  sentences(): Promise<Sentence[]>;
  /** How long each sentence takes from now on, in seconds. */
  take(seconds: number): Promise<void>;
  /** Forgets what was said. */
  forget(): Promise<void>;
  /** Ends it, and leaves nothing behind. */
  stop(): Promise<void>;
}

const configuration = fileURLToPath(new URL('../speech-dispatcher', import.meta.url));

/** How long it may take to start, in milliseconds. */
const startWithin = 10_000;

export async function startDispatcher(): Promise<Dispatcher> {
  const folder = await mkdtemp(join(tmpdir(), 'gridscribe-spoken-'));
  const [log, pace, socket] = ['log', 'seconds', 'socket'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const forget = (): Promise<void> => writeFile(log, '');
  const take = (seconds: number): Promise<void> => writeFile(pace, String(seconds));
  await Promise.all([forget(), take(0)]);
  const child = spawn(
    'speech-dispatcher',
    ['-s', '-C', configuration, '-c', 'unix_socket', '-S', socket, '-P', join(folder, 'pid'), '-t', '0', '-L', folder],
    { env: { ...process.env, GRIDSCRIBE_SPOKEN: folder }, stdio: 'ignore' },
  );
  const ended = once(child, 'close');
  const until = Date.now() + startWithin;
  while (!existsSync(socket)) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('speech-dispatcher did not start');
    await after(50);
  }
  return {
    environment: { ...process.env, SPEECHD_ADDRESS: `unix_socket:${socket}` },
    take,
    forget,
    sentences: async () => sentencesIn(await readFile(log, 'utf8')),
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The sentences in the lines of the log; a line that is still being written does not count. */
function sentencesIn(log: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of log.split('\n').slice(0, -1)) {
    const [time = '', kind, language = '', text = ''] = line.split('\t');
    const last = sentences.at(-1);
    if (kind === 'begin') sentences.push({ language, text, began: Number(time), ended: null });
    else if (last) last.ended = Number(time);
  }
  return sentences;
}
