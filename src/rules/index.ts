/**
 * The rules of the four games, their records, and what goes with them: everything that other layers may use. What imports
 * this has all four games; the parts of the app that come with one of them import the files behind it.
 */
export * from './types.js';
export { games, isGameId } from './games.js';
export { gameOf, territoriesOf, viewBoard } from './known-games.js';
export { isolation } from './isolation.js';
export { approachWithdraw } from './approach-withdraw.js';
export { nearestSite } from './nearest-site.js';
export type { NearestAids, NearestPhase } from './nearest-site.js';
export { measuredCells } from './nearest-awards.js';
export type { AwardsCheck, DifferingAward, MeasuredCell, Nearest } from './nearest-awards.js';
export { territories, trunksPlaced } from './territories.js';
export type { TerritoriesAids } from './territories.js';
export { extendLand } from './territories-entry.js';
export { landLists, landOptions, landState } from './territories-land.js';
export type { Farming, Land, LandList } from './territories-land.js';
export { shuffle } from './shuffle.js';
export { randomFrom } from './random.js';
export { boardCells, cellAt, columnLetters, columnOf, isCell, onBoard, readingOrder, rowOf } from './cells.js';
export { freeEnd } from './territories-view.js';
export { practicePositions } from './practice.js';
export type { PracticePosition, PracticeTry } from './practice.js';
export { workedExamples } from './practice-examples.js';
export type { WorkedExample } from './practice-examples.js';
export { playMove, redo, replay, undo } from './history.js';
export type { History, ReplayError } from './history.js';
export { matchGame, matchScore, swapped } from './match.js';
export type { MatchGame, Score } from './match.js';
export { fewestPlayers, mostPlayers, roundRobin } from './round-robin.js';
export type { Pairing, Round } from './round-robin.js';
export { isWhole, standings } from './standings.js';
export type { MatchPlayed, Standing } from './standings.js';
export { resultsOf } from './record-end.js';
export type { Ending } from './record-end.js';
export { readRecord } from './record-read.js';
export { writeRecord } from './record-write.js';
export { terminations } from './record.js';
export type { GameRecord, GameResult, RecordError, RecordFault, Tag, Termination } from './record.js';
