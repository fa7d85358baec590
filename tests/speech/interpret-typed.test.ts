import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import { interpret } from '../../src/speech/interpret.js';
import { legalMovesOf } from '../../src/speech/interpret/scene.js';
import { lastOf, stateAfter, told } from './conversation.js';

/** The position of the practice sheet: C3-C4 may take C5 by approach, or C2 and C1 by withdrawal. */
const practice = { position: { W: ['C3'], B: ['C5', 'C2', 'C1'] } };
const spots = { spots: ['B2', 'D4', 'E4', 'G4', 'B3', 'C2', 'F2', 'F5'], start: ['G1', 'H1'] };
const wide = {
  shape: '6x2',
  houses: { W: ['A1', 'C1', 'E1', 'G1'], B: ['A4', 'C4', 'E4', 'G4'] },
  start: ['K1', 'L1'],
};
const sites = ['site A1', 'site E5', 'site B3', 'site D3'];

/** What each text comes to; utterances of one conversation stand with " / " between them. */
function table(
  title: string,
  game: GameId,
  rows: [text: string, wanted: string][],
  played: string[] = [],
  options?: unknown,
): void {
  it(title, () => {
    const state = options ? stateAfter(game, played, options) : stateAfter(game, played);
    for (const [text, wanted] of rows) expect(told(lastOf(state, text), game), text).to.equal(wanted);
  });
}

describe('what is typed', () => {
  table('may be written in many ways', 'isolation', [
    ['B2, C1', 'move C1-B2 block C1'],
    ['(b2) c1!', 'move C1-B2 block C1'],
    ['c3c1', 'move C1-C3 block C1'],
    ['bravo2 charlie1', 'move C1-B2 block C1'],
    ['row 2 column b, block column c row 1', 'move C1-B2 block C1'],
    ['Ｂ２ Ｃ１', 'move C1-B2 block C1'],
    ['b22', 'unheard'],
    ['aa2', 'unheard'],
    ['b10', 'unheard'],
    ['m2', 'unheard'],
    ['b2 banana', 'unheard'],
  ]);

  table(
    'is no cell where a letter is a word, and a cell where a number follows it',
    'isolation',
    [
      ['I', 'unheard'],
      ['i 3', 'illegal off-board'],
      ['a', 'ask block'],
      ['d4 / a 3', 'illegal block-blocked'],
      ['d4 / a three', 'illegal block-blocked'],
    ],
    ['C1-B2 block A3'],
  );

  it('is the column or row that was asked for, even where the same words read it at other times', () => {
    const state = stateAfter('isolation');
    const moves = legalMovesOf(state);
    const answer = (text: string, part?: 'column' | 'row'): string =>
      told(
        interpret(text, { game: 'isolation', state, asked: { kind: 'slot', moves, ...(part && { part }) } }),
        'isolation',
      );
    expect(answer('column b')).to.equal('command column B');
    expect(answer('column b', 'column')).to.equal('ask to');
    expect(answer('row 2', 'row')).to.equal('ask to');
    expect(answer('row 2', 'column')).to.equal('command row 2');
    expect(answer('read column b', 'column')).to.equal('command column B');
  });

  table('takes a pawn by its name for where the move starts, and a letter before a number for a cell', 'isolation', [
    ['pawn A to B2', 'ask block'],
    ['pawn a b2 block c1', 'move C1-B2 block C1'],
    ['pawn alpha to bravo two, block charlie one', 'move C1-B2 block C1'],
    ['pawn B to D4', 'illegal not-your-pawn'],
    ['pawn a3 c1', 'move C1-A3 block C1'],
    ['pawn a 3 c1', 'move C1-A3 block C1'],
    ['pawn b 2 c1', 'move C1-B2 block C1'],
  ]);

  table('fills slots in the order of the notation, or as they are named', 'isolation', [
    ['block e5 to c4', 'move C1-C4 block E5'],
    ['e5 c4', 'move C1-C4 block E5'],
    ['block c1, b2', 'move C1-B2 block C1'],
    ['c1 to c2 to c3', 'move C1-C2 block C3'],
    ['e5 block', 'ask to'],
    ['b2 block / c1', 'move C1-B2 block C1'],
    ['b2 / block / c1', 'move C1-B2 block C1'],
    ['block', 'unheard'],
    ['b2 / from c1 / c1', 'move C1-B2 block C1'],
    ['b2 / to d2 / c1', 'move C1-D2 block C1'],
    ['bravo / two / c1', 'move C1-B2 block C1'],
    ['b2 / bravo / three', 'move C1-B2 block B3'],
    ['up right, block c1', 'move C1-D2 block C1'],
  ]);

  table('is illegal where the first slot can take none of it', 'isolation', [
    ['c5', 'illegal path-blocked'],
    ['to e5', 'illegal not-a-line'],
    ['I go to echo five', 'illegal not-a-line'],
    ['c5 c4', 'illegal not-your-pawn'],
    ['C5 to C4', 'illegal not-your-pawn'],
    ['b2 to c1', 'illegal not-your-pawn'],
    ['b2 / b2', 'illegal block-occupied'],
    ['b2 / block c5 / c1', 'move C1-B2 block C1'],
    ['up up up up', 'illegal path-blocked'],
  ]);

  it('is never a move when it is only the start, even where one move is left', () => {
    const isolated = {
      game: 'isolation',
      size: 3,
      turn: 'A',
      pawns: { A: 'A1', B: 'C3' },
      blocks: ['A2', 'B2', 'C1', 'C2', 'B3'],
    } as const;
    const state = { ...isolated, pawns: { ...isolated.pawns }, blocks: [...isolated.blocks] };
    expect(told(lastOf(state, 'a1'), 'isolation')).to.equal('ask to');
    expect(told(lastOf(state, 'a1 / b1'), 'isolation')).to.equal('ask block');
    expect(told(lastOf(state, 'b1'), 'isolation')).to.equal('ask block');
  });

  it('counts anew where the draft fits no legal move', () => {
    const before = interpret('d2', { game: 'isolation', state: stateAfter('isolation') });
    if (before.kind !== 'ask') throw new Error(before.kind);
    const state = stateAfter('isolation', ['C1-B2 block D2']);
    const answer = interpret('d4', { game: 'isolation', state, draft: before.draft });
    expect(told(answer, 'isolation')).to.equal('ask block');
  });

  it('is nothing where it is too long to be read', () => {
    const state = stateAfter('isolation');
    expect(interpret(`b2${' '.repeat(2000)}`, { game: 'isolation', state }).kind).to.equal('unheard');
  });
});

describe('what is typed of captures', () => {
  table(
    'tells approach, withdrawal and none apart',
    'approach-withdraw',
    [
      ['c3 c4', 'ask capture'],
      ['c4 / in front', 'move C3-C4 approach C5'],
      ['c4 behind', 'move C3-C4 withdraw C2 C1'],
      ['c4 / by withdrawal', 'move C3-C4 withdraw C2 C1'],
      ['c4 / no', 'move C3-C4'],
      ['c4 / two', 'unheard'],
      ['c4 / bravo', 'unheard'],
      ['no capture, c3 to c4', 'move C3-C4'],
      ['approach, c3 to c4', 'move C3-C4 approach C5'],
      ['up / neither', 'move C3-C4'],
    ],
    [],
    practice,
  );

  table(
    'takes the tokens that come off in any order, and whole',
    'approach-withdraw',
    [
      ['c3 c4 takes c1 and c2', 'move C3-C4 withdraw C2 C1'],
      ['c4 takes c5', 'move C3-C4 approach C5'],
      ['c3 c4 withdraw c1 c2', 'move C3-C4 withdraw C2 C1'],
      ['c3 c4 / c2 c1', 'move C3-C4 withdraw C2 C1'],
      ['c3 c4 takes / behind', 'move C3-C4 withdraw C2 C1'],
      ['c3 c4 takes c2', 'illegal wrong-removed'],
      ['c3 c4 takes c5 c2 c1', 'illegal wrong-removed'],
      ['c3 d3 takes d4', 'illegal wrong-removed'],
      ['c3 c4 no approach', 'unheard'],
    ],
    [],
    practice,
  );

  table('is the token that can reach the cell, or asks which', 'approach-withdraw', [
    ['a3', 'move A2-A3'],
    ['c2', 'ask from'],
    ['a2', 'ask to'],
    ['left', 'move D2-C2'],
    ['up', 'ask from'],
    ['up / b2 / approach', 'move B2-B3 approach B4 B5'],
    ['b3 to b2', 'illegal no-token'],
    ['b2 / c4', 'illegal not-one-step'],
    ['b2 b3 / a2 a3', 'move A2-A3'],
  ]);
});

describe('what is typed of sites and awards', () => {
  table('places sites', 'nearest-site', [
    ['the site at c3', 'move site C3'],
    ['three / charlie', 'move site C3'],
    ['a1 white', 'illegal wrong-phase'],
    ['c3 e5', 'unheard'],
  ]);

  table(
    'awards one cell or several',
    'nearest-site',
    [
      ['a1 is white', 'move A1 white'],
      ['white / a1', 'move A1 white'],
      ['a1 / b1 / white', 'move B1 white'],
      ['a1 / bravo', 'unheard'],
      ['a1 / no b1 / neither', 'move B1 neutral'],
      ['a1 and b1 white, c1 black', 'moves A1 white; B1 white; C1 black'],
      ['white a1 b1, neutral c1', 'moves A1 white; B1 white; C1 neutral'],
      ['column b: white, black, neutral, white, white', 'moves B1 white; B2 black; B3 neutral; B4 white; B5 white'],
      ['row six white white white white white', 'illegal off-board'],
      ['row one white white', 'unheard'],
      ['a1 white b1', 'unheard'],
      ['site c3', 'illegal wrong-phase'],
    ],
    sites,
  );

  table(
    'passes over an award that a cell already has',
    'nearest-site',
    [
      ['row one white white neutral black black', 'moves B1 white; C1 neutral; D1 black; E1 black'],
      ['a1 white', 'illegal same-award'],
      ['a1 white a1 white', 'illegal same-award'],
    ],
    [...sites, 'A1 white'],
  );
});

describe('what is typed of farms and trunks', () => {
  table('is two squares, or a direction at the free end', 'territories', [
    ['G2-G1', 'move trunk G1 G2'],
    ['from g2 to h2', 'move trunk G2 H2'],
    ['go up', 'move trunk G2 H2'],
    ['g2 right', 'move trunk G2 H2'],
    ['down', 'illegal already-trunk'],
    ['down / up', 'move trunk G2 H2'],
    ['right / left', 'move trunk G1 G2'],
    ['right / down', 'illegal already-trunk'],
    ['g2 / up', 'illegal not-from-free-end'],
    ['g1 g2 h2', 'unheard'],
  ]);

  table('asks for the other square after one, however it was said', 'territories', [
    ['h2', 'ask second'],
    ['hotel', 'ask second'],
    ['between g2 and', 'ask second'],
    ['golf / two / hotel', 'move trunk G2 H2'],
    ['g2 / no h2 / g2', 'move trunk G2 H2'],
  ]);

  table(
    'places farms on spots',
    'territories',
    [
      ['a farm on b2', 'move farm B2'],
      ['bravo / three', 'move farm B3'],
      ['a1', 'illegal not-a-spot'],
      ['g1 g2', 'illegal wrong-phase'],
    ],
    [],
    spots,
  );

  table(
    'knows the letters of a wide terrain',
    'territories',
    [
      ['lima two kilo two', 'move trunk K2 L2'],
      ['k1 k2', 'move trunk K1 K2'],
      ['I 2', 'illegal not-from-free-end'],
      ['i', 'unheard'],
      ['lima', 'ask second'],
    ],
    [],
    wide,
  );
});
