/** The recogniser's worker: engine and model, and the sound of the microphone straight from where it is processed. */
import type { RecogniserFault, Scene } from '../recogniser.js';
import { Aid, serveAid } from './aid.js';
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
/** Where another worker helps, and what it is once it is ready. */
let helper: MessagePort | null = null;
let aid: Aid | null = null;
/** What was pushed last is done when this is. */
let heardSoFar: Promise<void> = Promise.resolve();
/** Whether sound came since the page last asked. */
let sounded = false;
/** Who has spoken so far: known from one listening to the next. */
const speakers = new Speakers();

async function prepare(model: string): Promise<RecogniserFault | null> {
  if (engine) return null;
  const fetched = await fetchModel(model, (loaded, total) => {
    tell({ kind: 'progress', loaded, total });
  });
  if ('fault' in fetched) return fetched.fault;
  if (helper) void Aid.open(helper, fetched.files).then(helpedBy, reportError);
  try {
    engine = await Engine.open(fetched.files, pronunciations());
  } catch (error: unknown) {
    console.error(error);
    return 'model-broken';
  }
  return null;
}

function helpedBy(ready: Aid): void {
  aid = ready;
  if (hearing) hearing.aid = ready;
}

function listen(port: MessagePort, rate: number, waits: boolean): void {
  stop();
  if (!engine) return;
  const own: Hearing = new Hearing(
    engine,
    {
      level: (loudness) => {
        tell({ kind: 'level', loudness });
      },
      speaking: (active) => {
        tell({ kind: 'speaking', active });
      },
      thinking: (active) => {
        if (own === hearing) tell({ kind: 'thinking', active });
      },
      // What was still being decoded when listening ended is told to nobody.
      heard: (recognition) => {
        if (own === hearing) tell({ kind: 'heard', recognition });
      },
    },
    rate,
    speakers,
  );
  hearing = own;
  own.aid = aid;
  own.waits = waits;
  own.scene = scene;
  ear = port;
  ear.onmessage = (event: MessageEvent<Float32Array>) => {
    sounded = true;
    // A fault in it is the worker's, which the page is told of.
    heardSoFar = own.push(event.data).catch(reportError);
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
    case 'aided':
      helper = data.port;
      break;
    case 'aid':
      serveAid(data.port);
      break;
    case 'scene':
      scene = data.scene;
      if (hearing) hearing.scene = scene;
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
      // Who waits for a helper that is gone has no pulse either.
      void heardSoFar.then(() => {
        tell({ kind: 'pong', sounded });
        sounded = false;
      });
      break;
  }
});
