import { expect } from '@open-wc/testing';
import { games, type Counts, type GameId, type Outcome, type Player, type Score } from '../../src/rules/index.js';
import {
  describeCheck,
  describeCheckRows,
  describeCount,
  describeMatch,
  describeOutcome,
  describeTermination,
  type EndByPeople,
  gameLine,
  gameName,
  playerName,
} from '../../src/speech/describe.js';
import { after, valueOf } from '../rules/support.js';
import { sites, written } from './describe-positions.js';

describe('describeOutcome', () => {
  const table: [GameId, Outcome, string][] = [
    ['isolation', { winner: 'A', reason: 'no-destination' }, 'Pawn A wins. Pawn B cannot move.'],
    ['isolation', { winner: 'B', reason: 'no-destination' }, 'Pawn B wins. Pawn A cannot move.'],
    [
      'approach-withdraw',
      { winner: 'W', reason: 'all-captured', counts: { W: 3, B: 0 } },
      'White wins. Black has no token left. White has 3 tokens.',
    ],
    [
      'approach-withdraw',
      { winner: 'B', reason: 'all-captured', counts: { W: 0, B: 1 } },
      'Black wins. White has no token left. Black has 1 token.',
    ],
    [
      'approach-withdraw',
      { winner: 'W', reason: 'no-step', counts: { W: 5, B: 1 } },
      'White wins. Black cannot step. Tokens: white 5, black 1.',
    ],
    [
      'approach-withdraw',
      { winner: 'B', reason: 'no-step', counts: { W: 1, B: 4 } },
      'Black wins. White cannot step. Tokens: white 1, black 4.',
    ],
    [
      'approach-withdraw',
      { winner: null, reason: 'move-limit', counts: { W: 4, B: 4 } },
      'A draw. 40 moves are played. Tokens: white 4, black 4.',
    ],
    [
      'nearest-site',
      { winner: 'W', reason: 'all-awarded', counts: { W: 12, B: 9, neutral: 4 } },
      'White wins. All cells are awarded as the rule says. Cells: white 12, black 9, neutral 4.',
    ],
    [
      'territories',
      { winner: 'B', reason: 'all-separated', counts: { W: 20, B: 28 } },
      'Black wins. All farms are separated. Squares: white 20, black 28.',
    ],
    [
      'territories',
      { winner: null, reason: 'no-trunk', counts: { W: 20, B: 20 } },
      'A draw. No trunk can be placed any more. Squares: white 20, black 20.',
    ],
  ];
  for (const [game, outcome, sentence] of table) {
    it(`${game}: ${sentence}`, () => {
      expect(describeOutcome(game, outcome, written())).to.equal(sentence);
    });
  }

  it('leaves the reason out when brief, and says names', () => {
    const outcome: Outcome = { winner: 'A', reason: 'no-destination' };
    expect(describeOutcome('isolation', outcome, written('brief'))).to.equal('Pawn A wins.');
    expect(describeOutcome('isolation', outcome, { ...written('brief'), names: { A: 'Ada' } })).to.equal(
      'Ada, pawn A, wins.',
    );
  });
});

describe('describeTermination', () => {
  const claims: Counts = { W: 10, B: 9, neutral: 2 };
  const table: [GameId, EndByPeople, Player | null, Counts | undefined, string][] = [
    ['isolation', 'resigned', 'A', undefined, 'Pawn B resigned. Pawn A wins.'],
    ['isolation', 'resigned', 'B', undefined, 'Pawn A resigned. Pawn B wins.'],
    ['approach-withdraw', 'resigned', 'W', undefined, 'Black resigned. White wins.'],
    ['territories', 'resigned', 'B', undefined, 'White resigned. Black wins.'],
    ['approach-withdraw', 'draw agreed', null, undefined, 'A draw is agreed.'],
    ['isolation', 'time', 'A', undefined, 'Time is up. Pawn A wins.'],
    ['isolation', 'time', null, undefined, 'Time is up. A draw.'],
    [
      'nearest-site',
      'as agreed',
      'W',
      claims,
      'Both agree to end with the awards as claimed. They are not checked. White wins. Cells: white 10, black 9, neutral 2.',
    ],
  ];
  for (const [game, termination, winner, counts, sentence] of table) {
    it(`${game}: ${sentence}`, () => {
      expect(describeTermination(game, termination, winner, written(), counts)).to.equal(sentence);
    });
  }
});

describe('describeMatch', () => {
  const scores: [Score, Score] = [
    { wins: 2, losses: 1, draws: 1, counts: 0 },
    { wins: 1, losses: 2, draws: 1, counts: 0 },
  ];

  it('says both scores', () => {
    expect(describeMatch(scores, ['Ada', undefined], written())).to.equal(
      'Ada: wins 2, losses 1, draws 1. Second player: wins 1, losses 2, draws 1.',
    );
    expect(describeMatch(scores, [undefined, 'Ben'], written('brief'))).to.equal('First player 2, Ben 1, draws 1.');
  });

  it('adds what was counted', () => {
    const counted: [Score, Score] = [
      { ...scores[0], counts: 40 },
      { ...scores[1], counts: 31 },
    ];
    expect(describeMatch(counted, ['Ada', 'Ben'], written())).to.equal(
      'Ada: wins 2, losses 1, draws 1, counted 40. Ben: wins 1, losses 2, draws 1, counted 31.',
    );
  });
});

describe('a check of the awards', () => {
  const nearest = games['nearest-site'];
  const checkOf = (...lines: string[]) => valueOf(nearest.check(stateOf(...lines)));
  const stateOf = (...lines: string[]) => {
    const state = after('nearest-site', sites, ...lines);
    if (state.game !== 'nearest-site') throw new Error('another game');
    return state;
  };

  it('counts what is open and what differs, and names the rows when asked, but no cell and no right award', () => {
    const check = checkOf('A1 white', 'B1 black', 'E5 neutral', 'C3 white');
    expect(describeCheck(check, written())).to.equal('21 awards are open. 2 awards differ from the rule.');
    expect(describeCheckRows(check, written())).to.deep.equal([
      'Awards are open in rows 1, 2, 3, 4 and 5.',
      'Awards differ from the rule in rows 1 and 5.',
    ]);
    const one = checkOf('A1 white', 'D4 white');
    expect(describeCheck(one, written())).to.equal('23 awards are open. 1 award differs from the rule.');
    expect(describeCheckRows(one, written())[1]).to.equal('Awards differ from the rule in row 4.');
  });

  it('says that all is right', () => {
    const check = { unawarded: [], differing: [], counts: { W: 10, B: 9, neutral: 6 }, complete: true };
    expect(describeCheck(check, written())).to.equal('All awards are as the rule says.');
    expect(describeCheckRows(check, written())).to.deep.equal([]);
    expect(describeCount(check, written())).to.equal('White 10, black 9, neutral 6. That adds up to 25.');
    expect(describeCount(check, written('brief'))).to.equal('White 10, black 9, neutral 6: 25 of 25.');
    expect(describeCheck({ ...check, unawarded: ['A1'] }, written())).to.equal(
      '1 award is open. No award differs from the rule.',
    );
  });

  it('counts what is there', () => {
    const check = checkOf('A1 white', 'B1 black', 'E5 neutral', 'C3 white');
    expect(describeCount(check, written())).to.equal('White 2, black 1, neutral 1. That adds up to 4 of 25 cells.');
  });
});

describe('short texts', () => {
  it('name the players', () => {
    expect(playerName('isolation', 'A')).to.equal('Pawn A');
    expect(playerName('isolation', 'B')).to.equal('Pawn B');
    expect(playerName('territories', 'W')).to.equal('White');
    expect(playerName('territories', 'B')).to.equal('Black');
    expect(playerName('territories', 'B', { B: 'Ben' })).to.equal('Ben, black');
    expect(playerName('isolation', 'B', { B: 'Ben' })).to.equal('Ben, pawn B');
    expect(playerName('isolation', 'B', { B: '  ' })).to.equal('Pawn B');
  });

  it('name the games', () => {
    expect(gameName('isolation')).to.equal('Isolation');
    expect(gameName('approach-withdraw')).to.equal('Approach or withdraw');
    expect(gameName('nearest-site')).to.equal('Nearest-site territories');
    expect(gameName('territories')).to.equal('Territories');
    expect(gameLine('isolation')).to.equal('Plan ahead and keep room to move. Two players, about 10 minutes.');
    expect(gameLine('approach-withdraw')).to.equal('See lines and choose what to take. Two players, about 15 minutes.');
    expect(gameLine('nearest-site')).to.equal('Compare distances and check each other. Two players, about 20 minutes.');
    expect(gameLine('territories')).to.equal('Share out land with one fence for both. Two players, about 30 minutes.');
  });
});
