import { msg, str } from '@lit/localize';
import type { RecordError } from '../../rules/index.js';
import { terminations } from '../../rules/record.js';
import { type GameId, gameIds } from '../../rules/types.js';
import { describeReason } from './reasons.js';
import { gameIn, refusedIn } from './record-refused.js';
import { describeSetupReason } from './setup-reasons.js';
import { listOr, shortened } from './words.js';
import type { Wording } from './wording.js';

/** A move of each game as records write it; the same in every language. */
const examples: Record<GameId, string> = {
  isolation: 'C1-B2 block C1',
  'approach-withdraw': 'C3-C4 approach C5',
  'nearest-site': 'A1 white',
  territories: 'trunk C3 C4',
};

/** What is wrong with the header. */
type HeaderError = Extract<
  RecordError,
  { code: 'bad-tag' | 'tag-twice' | 'missing-tag' | 'unknown-version' | 'unknown-game' | 'bad-date' }
>;

function headerReason(error: HeaderError, wording: Wording): string {
  const { line } = error;
  switch (error.code) {
    case 'bad-tag':
      return msg(str`Line ${line} is not a line of the header. Write it like this: [Name "value"].`, {
        id: 'describe.record.bad-tag',
      });
    case 'tag-twice':
      return msg(str`Line ${line}: "${shortened(error.name)}" is there twice. Keep one of them.`, {
        id: 'describe.record.tag-twice',
      });
    case 'missing-tag':
      return msg(str`Line ${line}: the header lacks "${shortened(error.name)}". Add it.`, {
        id: 'describe.record.missing-tag',
      });
    case 'unknown-version':
      return msg(str`Line ${line}: version "${shortened(error.version)}" is not known here. Try a newer Gridscribe.`, {
        id: 'describe.record.unknown-version',
      });
    case 'unknown-game': {
      const known = listOr(gameIds, wording);
      return msg(str`Line ${line}: the game "${shortened(error.game)}" is not known here. It can be ${known}.`, {
        id: 'describe.record.unknown-game',
      });
    }
    case 'bad-date':
      return msg(
        str`Line ${line}: "${shortened(error.date)}" is not a day. Write year, month and day, as in 2026-03-31.`,
        { id: 'describe.record.bad-date' },
      );
  }
}

/** What is wrong with a line that holds a move. */
type MoveLineError = Extract<RecordError, { code: 'bad-number' | 'bad-move' | 'illegal-move' | 'after-end' }>;

function moveReason(error: MoveLineError, text: string, wording: Wording): string {
  const { line } = error;
  switch (error.code) {
    case 'bad-number':
      return msg(str`Line ${line}: move number ${error.expected} must come here. Number the moves one by one.`, {
        id: 'describe.record.bad-number',
      });
    case 'bad-move': {
      const example = examples[gameIn(text) ?? 'isolation'];
      return msg(str`Line ${line}: "${shortened(error.text)}" is not a move. Write it like this: ${example}.`, {
        id: 'describe.record.bad-move',
      });
    }
    case 'illegal-move': {
      const refused = refusedIn(text, line);
      if (!refused) return msg(str`Line ${line}: the rules do not allow this move.`, { id: 'describe.record.illegal' });
      const reason = describeReason(error.error, refused.state, refused.move, wording);
      return msg(str`Line ${line}: ${reason}`, { id: 'describe.record.reason' });
    }
    case 'after-end':
      return msg(str`Line ${line}: the game was over before this move. Leave the line out.`, {
        id: 'describe.record.after-end',
      });
  }
}

/** What is wrong with how the game is said to have ended. */
type EndError = Extract<RecordError, { code: 'bad-termination' | 'wrong-result' }>;

function endReason(error: EndError, wording: Wording): string {
  const { line } = error;
  if (error.code === 'bad-termination') {
    const known = listOr(terminations, wording);
    return msg(
      str`Line ${line}: the game did not end by "${shortened(error.termination)}". A record can say ${known}.`,
      { id: 'describe.record.bad-termination' },
    );
  }
  const result = shortened(error.result);
  return error.expected === null
    ? msg(str`Line ${line}: the result "${result}" does not fit how the game ended.`, {
        id: 'describe.record.wrong-result',
      })
    : msg(str`Line ${line}: the result "${result}" does not fit how the game ended. It must be "${error.expected}".`, {
        id: 'describe.record.wrong-result.expected',
      });
}

/**
 * Why a text is no record: the first line that is wrong and what should be there.
 * @param text the text that `readRecord` refused; the reason for an illegal move is made from the moves before it
 */
export function describeRecordReason(error: RecordError, text: string, wording: Wording): string {
  const { line } = error;
  switch (error.code) {
    case 'too-long':
      return msg(str`Line ${line} is longer than a record may be. Shorten it.`, { id: 'describe.record.too-long' });
    case 'bad-setup': {
      const reason = describeSetupReason(error.error, gameIn(text) ?? 'isolation', wording);
      return msg(str`Line ${line}: ${reason}`, { id: 'describe.record.reason' });
    }
    case 'bad-number':
    case 'bad-move':
    case 'illegal-move':
    case 'after-end':
      return moveReason(error, text, wording);
    case 'bad-termination':
    case 'wrong-result':
      return endReason(error, wording);
    default:
      return headerReason(error, wording);
  }
}
