import type { Recognition, RecogniserFault, Scene } from '../recogniser.js';

/** What the page tells the recogniser's worker. */
export type ToWorker =
  /** Fetches the model and starts the engine. */
  | { kind: 'prepare'; model: string }
  /** Another worker helps at the other end of the port; and to that one: it is to help there. */
  | { kind: 'aided'; port: MessagePort }
  | { kind: 'aid'; port: MessagePort }
  | { kind: 'scene'; scene: Scene }
  /** Sound comes through the port, so many samples a second. `waits`: silence is told. */
  | { kind: 'listen'; port: MessagePort; rate: number; waits: boolean }
  | { kind: 'waits'; waits: boolean }
  | { kind: 'stop' }
  | { kind: 'ping' };

/** What the worker tells the page. */
export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'prepared'; fault: RecogniserFault | null }
  | { kind: 'level'; loudness: number }
  | { kind: 'speaking'; active: boolean }
  | { kind: 'thinking'; active: boolean }
  | { kind: 'heard'; recognition: Recognition }
  /** `sounded`: sound came since it was last asked, be it silence. */
  | { kind: 'pong'; sounded: boolean };
