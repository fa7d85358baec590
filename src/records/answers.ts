import { msg } from '@lit/localize';
import type { Cell, State } from '../rules/index.js';
import { columnOf, rowOf } from '../rules/cells.js';
import { nearestSite } from '../rules/nearest-site.js';
import { viewBoard } from '../rules/known-games.js';
import type { CommandId } from '../speech/commands.js';
import type { Owner, Wording } from '../speech/describe.js';
import { describeAround } from '../speech/describe/around.js';
import { describeCheck, describeCheckRows, describeCount, describeOpen } from '../speech/describe/awards.js';
import { describeBoard } from '../speech/describe/board.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import { describeFreeEnd } from '../speech/describe/free-end.js';
import { describeColumn, describeRow } from '../speech/describe/lines.js';
import { describeLastMove, describeLog } from '../speech/describe/log.js';
import { describeMovesFrom } from '../speech/describe/moves-from.js';
import { describePieces } from '../speech/describe/pieces.js';
import { describeReason } from '../speech/describe/reasons.js';
import { describeStanding } from '../speech/describe/standing.js';
import type { Progress } from './progress.js';
import { stateOf } from './progress.js';
import type { Told } from './reply.js';
import { turnSentences } from './sayings.js';
import { nextRate, type Settings } from './settings.js';

/**
 * The answer to a question about the board or the record; null if the command is no such question.
 * @param again whether the same command was the last one: a check of the awards then names the rows
 */
export function answerOf(id: CommandId, args: readonly string[], progress: Progress, again: boolean): Told | null {
  const state = stateOf(progress);
  const [arg = ''] = args;
  switch (id) {
    case 'whose-turn':
      return (wording) => turnSentences(progress, wording);
    case 'last-move':
      return (wording) => [describeLastMove(progress.played, wording)];
    case 'read-log':
      return (wording) => describeLog(progress.played, wording);
    case 'read-last':
      return (wording) => describeLog(progress.played, wording, Number(arg));
    case 'describe-board':
      return (wording) => describeBoard(state, wording);
    case 'row':
      return (wording) => [describeRow(state, Number(arg), wording)];
    case 'column':
      return (wording) => [describeColumn(state, arg, wording)];
    case 'at':
      return onBoard(state, args, (wording) => describeAt(state, args, wording));
    case 'around':
      return onBoard(state, args, (wording) => args.map((cell) => describeAround(state, cell, wording)));
    case 'moves-from':
      return onBoard(state, [arg], (wording) => [describeMovesFrom(state, arg, wording)]);
    case 'pieces':
      return (wording) => [describePieces(state, arg as Owner, wording)];
    case 'free-end':
      return (wording) => [describeFreeEnd(state, wording)];
    case 'standing':
      return (wording) => [describeStanding(state, wording)];
    case 'check':
    case 'count':
      return awardsAnswer(id, state, again);
    case 'microphone-off':
      return noMicrophone;
    default:
      return null;
  }
}

/** The line of the log, from 0, that the first sentence of an answer is; undefined for an answer that is none of the log. */
export function logLineOf(id: CommandId, [arg]: readonly string[], { played }: Progress): number | undefined {
  if (played.length === 0) return undefined;
  switch (id) {
    case 'read-log':
      return 0;
    case 'read-last':
      return Math.max(0, played.length - Math.max(1, Number(arg)));
    case 'last-move':
      return played.length - 1;
    default:
      return undefined;
  }
}

const noVoice: Told = () => [
  msg('The own voice is off. It can be switched on in the settings.', { id: 'records.no-voice' }),
];

/** Someone who audits says what they find by themselves. */
const notCompared = (): string =>
  msg('What differs shows at the end, when the two are compared.', { id: 'audit.not-compared' });

const noMicrophone: Told = () => [msg('The microphone is off.', { id: 'records.no-microphone' })];

/** What is said when the own voice is to speak faster or slower than these settings have it. */
export function rateAnswer(way: 'faster' | 'slower', { voice, voiceRate }: Settings): Told {
  if (!voice) return noVoice;
  const isEnd = nextRate(voiceRate, way) === voiceRate;
  if (way === 'faster')
    return () => [
      isEnd ? msg('I cannot speak faster.', { id: 'voice.fastest' }) : msg('I speak faster.', { id: 'voice.faster' }),
    ];
  return () => [
    isEnd ? msg('I cannot speak slower.', { id: 'voice.slowest' }) : msg('I speak slower.', { id: 'voice.slower' }),
  ];
}

/** What is told of cells that the board has; of the first that it lacks, that it does. */
function onBoard(state: State, cells: readonly Cell[], told: Told): Told {
  const { columns, rows } = viewBoard(state);
  const off = cells.find((cell) => columnOf(cell) >= columns || rowOf(cell) >= rows);
  return off === undefined
    ? told
    : (wording) => [describeReason({ code: 'off-board', cell: off }, state, null, wording)];
}

/** What is at cells; of two squares of Territories side by side, what is at the edge between them. */
function describeAt(state: State, cells: readonly Cell[], wording: Wording): string[] {
  const [cell = '', other] = cells;
  const isEdge = state.game === 'territories' && other !== undefined && areBeside(cell, other);
  return isEdge
    ? [`${describeEdge(state, [cell, other], wording)}.`]
    : cells.map((one) => `${describeCell(state, one, wording)}.`);
}

const areBeside = (one: Cell, other: Cell): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;

function awardsAnswer(id: 'check' | 'count', state: State, again: boolean): Told {
  if (state.game !== 'nearest-site') return () => [msg('This game has no awards.', { id: 'records.no-awards' })];
  const checked = nearestSite.check(state);
  if (!checked.ok) return (wording) => [describeReason(checked.error, state, null, wording)];
  const check = checked.value;
  if (id === 'count') return (wording) => [describeCount(check, wording)];
  if (state.auditing) return (wording) => [describeOpen(check, wording), notCompared()];
  return (wording) => {
    const rows = again ? describeCheckRows(check, wording) : [];
    return rows.length > 0 ? rows : [describeCheck(check, wording)];
  };
}

/** A step through the log, one move at a time. */
export function logStep(progress: Progress, place: number): Told {
  if (progress.played.length === 0) return (wording) => describeLog([], wording);
  if (place < 0) return () => [msg('That is the start of the log.', { id: 'records.log-start' })];
  if (place >= progress.played.length) return () => [msg('That is the end of the log.', { id: 'records.log-end' })];
  const upTo = progress.played.slice(0, place + 1);
  return (wording) => describeLog(upTo, wording, 1);
}
