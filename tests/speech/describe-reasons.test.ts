import { expect } from '@open-wc/testing';
import { gameIds, games, type GameId, type MoveError } from '../../src/rules/index.js';
import { describeReason } from '../../src/speech/describe.js';
import { after, errorOf, read, rowsOf, setupOf } from '../rules/support.js';
import { houses, opening, sheet, sites, spoken, spots, written } from './describe-positions.js';

type Code = MoveError['code'];
/** Options, the moves played, the attempt (null: no move at all), its code and the sentence. */
type Row = [options: unknown, lines: string[], attempt: string | null, code: Code, sentence: string];

const afterC1 = ['C1-B2 block C1'];
const isolation: Row[] = [
  [
    { size: 3 },
    ['B1-A1 block B1', 'B3-B2 block A2'],
    'A1-A2 block B1',
    'game-over',
    'The game is over. Undo takes back the last move.',
  ],
  [{}, [], null, 'malformed', 'That is not a move. Say where the pawn goes and which cell is blocked.'],
  [{}, [], 'C1-C6 block C1', 'off-board', 'C6 is not on the board. Columns go from A to E, rows from 1 to 5.'],
  [{}, [], 'C3-C4 block C1', 'not-your-pawn', 'C3 is empty. Move pawn A, at C1.'],
  [{}, afterC1, 'C3-C4 block C5', 'not-your-pawn', 'C3 is empty. Move pawn B, at C5.'],
  [{}, [], 'C5-C4 block C5', 'not-your-pawn', 'C5 holds pawn B. Move pawn A, at C1.'],
  [{}, afterC1, 'B2-B3 block C5', 'not-your-pawn', 'B2 holds pawn A. Move pawn B, at C5.'],
  [{}, afterC1, 'C1-C2 block C5', 'not-your-pawn', 'C1 is blocked. Move pawn B, at C5.'],
  [{}, [...afterC1, 'C5-C4 block C5'], 'C5-C2 block A1', 'not-your-pawn', 'C5 is blocked. Move pawn A, at B2.'],
  [{}, [], 'C1-C1 block C2', 'no-move', 'The pawn is at C1 already. It must go at least one cell.'],
  [{}, [], 'C1-B3 block C1', 'not-a-line', 'C1 to B3 is not a straight line. Go along a row, a column or a diagonal.'],
  [{}, afterC1, 'C5-C1 block C5', 'path-blocked', 'C1 is blocked. Stop before it or go another way.'],
  [{}, [...afterC1, 'C5-C4 block B3'], 'B2-B4 block A1', 'path-blocked', 'B3 is blocked. Go another way.'],
  [{}, [], 'C1-C5 block C1', 'path-blocked', 'C5 holds pawn B. Stop before it or go another way.'],
  [
    { size: 3 },
    ['B1-A1 block B1', 'B3-B2 block C1'],
    'A1-B2 block A2',
    'path-blocked',
    'B2 holds pawn B. Go another way.',
  ],
  [{ first: 'B' }, [], 'C5-C1 block C5', 'path-blocked', 'C1 holds pawn A. Stop before it or go another way.'],
  [{}, ['C1-C4 block C1'], 'C5-C3 block C5', 'path-blocked', 'C4 holds pawn A. Go another way.'],
  [{}, [], 'C1-B2 block C5', 'block-occupied', 'C5 holds pawn B. Block an empty cell.'],
  [{}, afterC1, 'C5-C4 block B2', 'block-occupied', 'B2 holds pawn A. Block an empty cell.'],
  [{}, [], 'C1-B2 block B2', 'block-occupied', 'Pawn A goes to B2. Block an empty cell.'],
  [{}, afterC1, 'C5-C4 block C4', 'block-occupied', 'Pawn B goes to C4. Block an empty cell.'],
  [{}, afterC1, 'C5-C4 block C1', 'block-blocked', 'C1 is blocked already. Block an empty cell.'],
];

const alone = { position: { W: ['A1'], B: ['C3', 'C4'] } };
const approach: Row[] = [
  [{ position: { W: ['A1'], B: [] } }, [], 'A1-A2', 'game-over', 'The game is over. Undo takes back the last move.'],
  [{}, [], null, 'malformed', 'That is not a move. Say which token moves, and where it goes.'],
  [{}, [], 'F1-F2', 'off-board', 'F1 is not on the board. Columns go from A to E, rows from 1 to 5.'],
  [{}, [], 'C3-C4', 'no-token', 'C3 is empty. Move a white token.'],
  [{}, ['A2-A3'], 'C3-C4', 'no-token', 'C3 is empty. Move a black token.'],
  [{}, [], 'A5-A4', 'not-your-token', 'A5 is black. Move a white token.'],
  [{}, ['A2-A3'], 'A1-A2', 'not-your-token', 'A1 is white. Move a black token.'],
  [{}, [], 'A2-B3', 'not-one-step', 'A2 to B3 is not one step. Go to the next cell up, down, left or right.'],
  [{}, [], 'A1-A2', 'occupied', 'A2 holds a white token. Go to an empty cell.'],
  [{ position: { W: ['C3'], B: ['C4'] } }, [], 'C3-C4', 'occupied', 'C4 holds a black token. Go to an empty cell.'],
  [{}, [], 'A2-A3 approach A4', 'no-approach', 'Approach takes nothing: A4 is empty. Make the step with no capture.'],
  [
    alone,
    [],
    'A1-A2 withdraw A3',
    'no-withdraw',
    'Withdraw takes nothing: the edge is behind. Make the step with no capture.',
  ],
  [
    { position: { W: ['B3'], B: ['C3', 'E5'] } },
    [],
    'B3-A3 approach B4',
    'no-approach',
    'Approach takes nothing: the edge is next. Withdraw takes C3. No capture is also allowed.',
  ],
  [
    {},
    [],
    'B2-B3 withdraw B1',
    'no-withdraw',
    'Withdraw takes nothing: B1 is white. Approach takes B4 and B5. No capture is also allowed.',
  ],
  [
    { position: { W: ['C3', 'C5'], B: ['E5'] } },
    [],
    'C3-C4 approach C5',
    'no-approach',
    'Approach takes nothing: C5 is white. Make the step with no capture.',
  ],
  [
    { ...alone, first: 'B' },
    [],
    'C4-D4 withdraw B4',
    'no-withdraw',
    'Withdraw takes nothing: B4 is empty. Make the step with no capture.',
  ],
  [
    { position: { W: ['A1'], B: ['C3', 'C5'] }, first: 'B' },
    [],
    'C3-C4 approach C5',
    'no-approach',
    'Approach takes nothing: C5 is black. Make the step with no capture.',
  ],
  [
    { ...alone, first: 'B' },
    [],
    'C4-C5 withdraw C3',
    'no-withdraw',
    'Withdraw takes nothing: C3 is black. Make the step with no capture.',
  ],
  [{}, [], 'B2-B3 approach B4', 'wrong-removed', 'Approach takes the whole line: B4 and B5.'],
  [sheet, [], 'C3-C4 withdraw C2', 'wrong-removed', 'Withdraw takes the whole line: C2 and C1.'],
];

const awarded = Array.from({ length: 25 }, (_, index) => {
  const [column, row] = [index % 5, Math.floor(index / 5)];
  const sum = column + row;
  const award = sum === 4 ? 'neutral' : sum < 4 ? 'white' : 'black';
  return `${'ABCDE'.charAt(column)}${String(row + 1)} ${award}`;
});
const corners = { sites: { W: ['A1'], B: ['E5'] } };
const nearest: Row[] = [
  [corners, awarded, 'A1 black', 'game-over', 'The game is over. Undo takes back the last move.'],
  [{}, [], null, 'malformed', 'That is not a move. Say the cell where the site goes.'],
  [sites, [], null, 'malformed', 'That is not a move. Say a cell and white, black or neutral.'],
  [{}, [], 'site F1', 'off-board', 'F1 is not on the board. Columns go from A to E, rows from 1 to 5.'],
  [{}, [], 'A1 white', 'wrong-phase', 'The sites come first. White places the next one.'],
  [{}, ['site A1'], 'A1 white', 'wrong-phase', 'The sites come first. Black places the next one.'],
  [sites, [], 'site C3', 'wrong-phase', 'All sites are placed. Say a cell and white, black or neutral.'],
  [{}, ['site A1'], 'site A1', 'site-taken', 'A1 holds a white site. Choose an empty cell.'],
  [{}, ['site A1', 'site B1'], 'site B1', 'site-taken', 'B1 holds a black site. Choose an empty cell.'],
  [sites, ['A1 white'], 'A1 white', 'same-award', 'A1 is awarded white already. Say black or neutral to change it.'],
  [sites, ['A1 black'], 'A1 black', 'same-award', 'A1 is awarded black already. Say white or neutral to change it.'],
  [
    sites,
    ['A1 neutral'],
    'A1 neutral',
    'same-award',
    'A1 is awarded neutral already. Say white or black to change it.',
  ],
];

const farms = ['farm B2', 'farm C2', 'farm F2', 'farm B3', 'farm D4', 'farm E4', 'farm G4'];
const closed = [...opening, 'trunk F2 F3', 'trunk G2 G3', 'trunk H2 H3'];
const territories: Row[] = [
  [{}, [], null, 'malformed', 'That is not a move. Say the two squares beside the trunk.'],
  [spots, [], null, 'malformed', 'That is not a move. Say the free spot where the farm goes.'],
  [{}, [], 'trunk H1 I1', 'off-board', 'I1 is not on the board. Columns go from A to H, rows from 1 to 6.'],
  [spots, [], 'trunk G1 G2', 'wrong-phase', 'The farms come first. White places one on a free spot.'],
  [spots, ['farm B2'], 'trunk G1 G2', 'wrong-phase', 'The farms come first. Black places one on a free spot.'],
  [{}, [], 'farm A1', 'wrong-phase', 'All farms are placed. Say the two squares beside the trunk.'],
  [spots, farms, 'farm A1', 'not-a-spot', 'A1 is not a free spot. The free spot is F5.'],
  [spots, farms.slice(0, 6), 'farm A1', 'not-a-spot', 'A1 is not a free spot. The free spots are G4 and F5.'],
  [spots, farms, 'farm B2', 'spot-taken', 'B2 holds a white farm. Choose a free spot.'],
  [spots, farms, 'farm C2', 'spot-taken', 'C2 holds a black farm. Choose a free spot.'],
  [
    {},
    [],
    'trunk G1 G3',
    'not-neighbours',
    'G1 and G3 are not side by side. A trunk lies between two squares that touch.',
  ],
  [{}, [], 'trunk G1 H1', 'already-trunk', 'G1 and H1 have a trunk already. Choose another place.'],
  [
    {},
    [],
    'trunk A1 A2',
    'not-from-free-end',
    'Open end: G1 and H2, the corner between them. The trunk must start there.',
  ],
  [{}, closed, 'trunk A5 A6', 'not-connected', 'A5 and A6: a trunk there would touch no other. Start at a placed one.'],
  [{}, closed, 'trunk G1 H1', 'already-trunk', 'G1 and H1 have a trunk already. Choose another place.'],
  [{}, closed, 'trunk G2 H2', 'settled-territory', 'All farms there are black. Fence where both players have farms.'],
  [{}, [], 'trunk H1 H2', 'empty-territory', 'The part with H1 would have no farm. Leave a farm on both sides.'],
];

const tables: Record<GameId, Row[]> = {
  isolation,
  'approach-withdraw': approach,
  'nearest-site': nearest,
  territories,
};

/** Codes that need long games: their sentences are tested on the games of the data file. */
const fromData: Partial<Record<GameId, Code[]>> = {
  territories: ['game-over', 'beside-opponent-farm', 'dead-end'],
};

describe('describeReason', () => {
  for (const game of gameIds) {
    for (const [options, lines, attempt, code, sentence] of tables[game]) {
      it(`${game}, ${attempt ?? 'no move'}: ${sentence}`, () => {
        const state = after(
          game,
          game === 'territories' && !('spots' in (options as object)) ? houses : options,
          ...lines,
        );
        const move = attempt === null ? null : read(game, attempt);
        const error = errorOf(games[game].play(state, move));
        expect(error.code).to.equal(code);
        expect(describeReason(error, state, move, written())).to.equal(sentence);
      });
    }

    it(`has a sentence for every code of ${game}`, () => {
      const told = new Set([...tables[game].map(([, , , code]) => code), ...(fromData[game] ?? [])]);
      expect([...games[game].codes].filter((code) => !told.has(code))).to.deep.equal([]);
    });
  }

  it('says what a capture without a kind takes', () => {
    const state = after('approach-withdraw', {});
    const move = { from: 'A2', to: 'A3', capture: null, removed: ['A4'] };
    const error = errorOf(games['approach-withdraw'].play(state, move));
    expect(describeReason(error, state, move, written())).to.equal('Without approach or withdraw nothing comes off.');
  });

  it('says that all cells are awarded', () => {
    const state = after('nearest-site', corners, ...awarded);
    expect(describeReason({ code: 'wrong-phase', phase: 'over' }, state, null, written())).to.equal(
      'All cells are awarded. Undo takes back the last award.',
    );
  });

  it('uses spelling words for speech', () => {
    const state = after('isolation', {}, 'C1-B2 block C1');
    const move = read('isolation', 'C5-C1 block C5');
    expect(describeReason(errorOf(games.isolation.play(state, move)), state, move, spoken())).to.equal(
      'Charlie one is blocked. Stop before it or go another way.',
    );
  });

  it('has a sentence for every refusal of the data file', async () => {
    const told: Partial<Record<Code, Set<string>>> = {};
    for (const [name = '', variant = '', lines = '', attempt = '', fault = ''] of await rowsOf('reasons.txt')) {
      const { id, options } = setupOf(name, variant);
      const state = after(id, options, ...lines.split(';').filter((line) => line !== ''));
      const error = JSON.parse(fault) as MoveError;
      const sentence = describeReason(error, state, read(id, attempt), written());
      expect(sentence).to.match(/^[A-Z].*\.$/);
      expect(sentence).not.to.match(/undefined|null| {2}|\.\.|at \.|, \./);
      (told[error.code] ??= new Set()).add(sentence.replace(/[A-L][1-9]/g, '#'));
    }
    expect([...(told['beside-opponent-farm'] ?? [])].sort()).to.deep.equal([
      '# holds a black farm. Start the new fence away from black farms.',
      '# holds a white farm. Start the new fence away from white farms.',
    ]);
    expect([...(told['dead-end'] ?? [])]).to.deep.equal([
      '# and #, no way on: from the corner between them no fence could leave a farm on both sides. Go another way.',
    ]);
    expect([...(told['settled-territory'] ?? [])].sort()).to.deep.equal([
      'All farms there are black. Fence where both players have farms.',
      'All farms there are white. Fence where both players have farms.',
    ]);
  });
});
