/** The recogniser's worker: engine and model, and the sound of the microphone straight from where it is processed. */
import type { RecogniserFault, Scene } from '../recogniser.js';
import { Engine } from './engine.js';
import { fetchModel } from './fetch-model.js';
import { Hearing } from './hearing.js';
import type { FromWorker, ToWorker } from './messages.js';
import { Speakers } from './speakers.js';
import { pronunciations } from './words.js';

/** The library of the page calls the one thing that is used here by another signature. */
const tell = (message: FromWorker): void => {
  (self as unknown as { postMessage(message: FromWorker): void }).postMessage(message);
};

let engine: Engine | null = null;
let hearing: Hearing | null = null;
let ear: MessagePort | null = null;
let scene: Scene | null = null;
let pause: number | null = null;
/** Who has spoken so far: known from one listening to the next. */
const speakers = new Speakers();

async function prepare(model: string): Promise<RecogniserFault | null> {
  if (engine) return null;
  const fetched = await fetchModel(model, (loaded, total) => {
    tell({ kind: 'progress', loaded, total });
  });
  if ('fault' in fetched) return fetched.fault;
  try {
    engine = await Engine.open(fetched.files, pronunciations());
  } catch (error: unknown) {
    console.error(error);
    return 'model-broken';
  }
  return null;
}

function listen(port: MessagePort, rate: number, waits: boolean): void {
  stop();
  if (!engine) return;
  hearing = new Hearing(
    engine,
    {
      level: (loudness) => {
        tell({ kind: 'level', loudness });
      },
      speaking: (active) => {
        tell({ kind: 'speaking', active });
      },
      heard: (recognition) => {
        tell({ kind: 'heard', recognition });
      },
    },
    rate,
    speakers,
  );
  hearing.waits = waits;
  hearing.scene = scene;
  if (pause !== null) hearing.pause = pause;
  ear = port;
  ear.onmessage = (event: MessageEvent<Float32Array>) => {
    hearing?.push(event.data);
  };
}

function stop(): void {
  ear?.close();
  ear = null;
  hearing = null;
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'prepare':
      void prepare(data.model).then((fault) => {
        tell({ kind: 'prepared', fault });
      });
      break;
    case 'scene':
      scene = data.scene;
      if (hearing) hearing.scene = scene;
      break;
    case 'pause':
      pause = data.milliseconds;
      if (hearing) hearing.pause = pause;
      break;
    case 'listen':
      listen(data.port, data.rate, data.waits);
      break;
    case 'waits':
      if (hearing) hearing.waits = data.waits;
      break;
    case 'stop':
      stop();
      break;
    case 'ping':
      tell({ kind: 'pong' });
      break;
  }
});
