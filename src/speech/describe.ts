/**
 * From the rules' values to sentences in the active locale. Everything here is pure and knows no screen.
 * It is for programs that want every game in every language; the app takes the files behind it, and loads what they need.
 * A sentence ends with a full stop or a question mark; the names of cells, edges, games and players do not.
 */
import './all-games.js';

export { describeAlong } from './describe/along.js';
export { describeAround } from './describe/around.js';
export { describeCheck, describeCheckRows, describeCount } from './describe/awards.js';
export { describeBoard } from './describe/board.js';
export { describeCell, describeEdge } from './describe/cells.js';
export { describeChanges } from './describe/changes.js';
export { boardText } from './describe/drawing.js';
export { describeFreeEnd } from './describe/free-end.js';
export { gameLine, gameName } from './describe/games.js';
export { describeColumn, describeRow } from './describe/lines.js';
export { describeLastMove, describeLog, describeLogEntry } from './describe/log.js';
export { describeMatch } from './describe/match.js';
export { describeMove } from './describe/move.js';
export { describeMovesFrom } from './describe/moves-from.js';
export { describeOutcome, describeTermination, type EndByPeople } from './describe/outcome.js';
export { describePieces } from './describe/pieces.js';
export { describePlace } from './describe/places.js';
export { playerName } from './describe/players.js';
export { describeQuestion, partQuestion } from './describe/question.js';
export { describeReason } from './describe/reasons.js';
export { describeRecordReason } from './describe/record-reasons.js';
export { describeSetUp } from './describe/set-up.js';
export { describeSetupReason } from './describe/setup-reasons.js';
export { describeStanding } from './describe/standing.js';
export { describeTable } from './describe/table.js';
export { describeTableUndo } from './describe/table-undo.js';
export { describeTurn } from './describe/turn.js';
export { describeRedone, describeUndone } from './describe/undone.js';
export { cellText } from './describe/words.js';
export type { Names, Owner, Played, Question, Slot, Verbosity, Wording } from './describe/wording.js';
