import type { Engine } from '../../src/speech/embedded/engine.js';
import type { Decodes } from '../../src/speech/embedded/passes.js';
import { Hearing } from '../../src/speech/embedded/hearing.js';
import { Speakers } from '../../src/speech/embedded/speakers.js';
import type { Draft, Question } from '../../src/speech/interpret.js';
import type { Recognition } from '../../src/speech/recogniser.js';
import { judge, type Judged, sceneOf, type Stage, stageOf } from './cases.js';
import { type Condition, staged } from './conditions.js';
import type { Case } from './manifest.js';
import { spokenLevel } from './sound.js';
import type { Sound } from './wav.js';

/** What came of a case in a condition. */
export interface Heard extends Judged {
  case: Case;
  condition: string;
  heard: Recognition;
  /** From the end of speech to the answer, in milliseconds; null without an answer. */
  delay: number | null;
}

/** What hears a case. */
export interface Ears {
  engine: Engine;
  /** What decodes beside it. */
  aid?: Decodes | null;
  /** How many times longer its work counts than it took: a slower processor. */
  slow?: number;
}

/** So many samples come at a time from the microphone. */
const piece = 1024;

/** Lets the recogniser hear a case as it would from a microphone, on a clock that the work of the engine moves on. */
export async function hear(
  sound: Sound,
  one: Case,
  condition: Condition,
  place: number,
  { engine, aid = null, slow = 1 }: Ears,
): Promise<Heard> {
  const stage = stageOf(one);
  const { samples, rate, ends } = staged(sound, condition, place);
  let clock = 0;
  let work = performance.now();
  const answers: { recognition: Recognition; at: number }[] = [];
  // Whoever sits at the table has spoken before, as in the voice practice.
  const speakers = new Speakers();
  speakers.heard(20 * Math.log10(spokenLevel(sound.samples)));
  const hearing = new Hearing(
    engine,
    {
      level: () => undefined,
      speaking: () => undefined,
      thinking: () => undefined,
      heard: (recognition) => answers.push({ recognition, at: clock + (slow * (performance.now() - work)) / 1000 }),
    },
    rate,
    speakers,
  );
  hearing.aid = aid;
  hearing.scene = sceneOf(stage, condition.wakeWord);
  for (let start = 0; start < samples.length; start += piece) {
    clock = Math.max(clock, (start + piece) / rate);
    work = performance.now();
    await hearing.push(samples.subarray(start, start + piece));
    clock += (slow * (performance.now() - work)) / 1000;
  }
  const last = answers.findLast(({ recognition }) => recognition.kind === 'heard') ?? answers.at(-1);
  const heard: Recognition = last?.recognition ?? { kind: 'silence' };
  const judged = judgeAll(
    answers.map(({ recognition }) => recognition),
    one,
    stage,
  );
  return { ...judged, case: one, condition: condition.name, heard, delay: last ? (last.at - ends) * 1000 : null };
}

/** Said with a pause in it, a move comes in parts: each is judged, and the last one counts unless one before was wrong. */
function judgeAll(all: readonly Recognition[], one: Case, stage: Stage): Judged {
  let open: { draft: Draft | null; asked: Question | null } = stage;
  let judged: Judged | null = null;
  const heard = all.filter(({ kind }) => kind === 'heard');
  for (const recognition of heard.length > 0 ? heard : all.slice(-1)) {
    judged = judge(recognition, one, { ...stage, ...open });
    if (judged.verdict === 'wrong') return judged;
    open = judged.after;
  }
  return judged ?? judge({ kind: 'silence' }, one, stage);
}
