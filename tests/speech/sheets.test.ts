import { expect } from '@open-wc/testing';
import { type MatchGame, type MatchPlayed, roundRobin } from '../../src/rules/index.js';
import { type GameId, gameIds } from '../../src/rules/types.js';
import {
  type PlayedGame,
  type Sheet,
  sheetKinds,
  sheetKindsOf,
  type SheetMatter,
  type Sitting,
  sheetsOf,
} from '../../src/speech/sheets.js';
import { after } from '../rules/support.js';
import { playedMoves, sites, written } from './describe-positions.js';

const blank = (game: GameId): SheetMatter => ({ game, played: null, tables: 1, sitting: null, round: null });

const played = (game: GameId, options: unknown, ...lines: string[]): PlayedGame => ({
  start: after(game, options),
  moves: playedMoves(game, options, ...lines),
  names: { W: '<b>Ada</b>', A: 'Ada' },
  title: 'On Monday',
  ending: null,
  boards: [0, 1, 7],
});

const one = (kind: Sheet['kind'], matter: SheetMatter): Sheet => {
  const [sheet] = sheetsOf(kind, matter, written());
  if (!sheet) throw new Error(`no sheet ${kind}`);
  return sheet;
};

/** Every text of a sheet, a line each; the cells of a table with bars between. */
const textOf = (sheet: Sheet): string =>
  sheet.blocks
    .flatMap((block): string[] => {
      switch (block.kind) {
        case 'list':
        case 'steps':
          return block.items;
        case 'facts':
          return block.facts.map(({ name, text }) => `${name}: ${text}`);
        case 'table':
          return [block.caption, block.head.join(' | '), ...block.rows.map((row) => row.join(' | '))];
        case 'board':
          return [block.caption, ...block.text];
        case 'lines':
          return [block.label];
        default:
          return [block.text];
      }
    })
    .join('\n');

describe('sheets', () => {
  for (const game of gameIds) {
    it(`${game}: every sheet has a title, blocks, and tables as wide as their heads`, () => {
      for (const kind of sheetKindsOf(game, null)) {
        for (const sheet of sheetsOf(kind, blank(game), written())) {
          expect(sheet.title, kind).to.match(/.: ./);
          expect(sheet.blocks.length, kind).to.be.greaterThan(0);
          for (const block of sheet.blocks) {
            if (block.kind !== 'table') continue;
            for (const row of block.rows) expect(row.length, `${kind}: ${block.caption}`).to.equal(block.head.length);
          }
        }
      }
    });

    it(`${game}: both cards say players, minutes, what it trains, help, limits and origin`, () => {
      for (const kind of ['set-up', 'rules'] as const) {
        const text = textOf(one(kind, blank(game)));
        expect(text, kind).to.match(
          /Players: two\nTime: about \d\d minutes\nTrains: .+\nHelp: Adults may .+\nLimits: /,
        );
        expect(text, kind).to.contain(
          'Examples are examples, not measured outcomes. No lasting improvement is claimed',
        );
        expect(text, kind).to.contain(game === 'territories' ? 'Corné van Moorsel' : 'whose inventor is not known');
      }
    });

    it(`${game}: the blank record has 40 numbered rows to fill in`, () => {
      const table = one('record', blank(game)).blocks.find((block) => block.kind === 'table');
      const rows = table?.kind === 'table' ? table.rows : [];
      expect(rows.map(([number]) => Number(number))).to.deep.equal(Array.from({ length: 40 }, (_, i) => i + 1));
      expect(rows.flatMap((row) => row.slice(1)).join('')).to.equal('');
    });

    it(`${game}: only the key is for the host, and nothing of it is on the practice sheet`, () => {
      for (const kind of sheetKindsOf(game, null)) {
        expect(one(kind, blank(game)).audience, kind).to.equal(kind === 'host-key' ? 'host' : 'players');
      }
      const practice = textOf(one('practice', blank(game)));
      const key = textOf(one('host-key', blank(game)));
      expect(key).to.match(/^For the host alone/);
      expect(practice).not.to.contain('All the rules are kept');
      expect(practice).not.to.match(/ \| (yes|no|white|black|neutral) /);
    });
  }

  it('offers audits for Nearest-site only, and the filled record only of a game', () => {
    expect(sheetKindsOf('isolation', null)).to.deep.equal(
      sheetKinds.filter((kind) => !['filled', 'audit-1', 'audit-2'].includes(kind)),
    );
    expect(sheetKindsOf('nearest-site', played('nearest-site', {}))).to.deep.equal([...sheetKinds]);
  });

  it('has the columns that each game needs', () => {
    const heads = gameIds.map((game) => {
      const table = one('record', blank(game)).blocks.find((block) => block.kind === 'table');
      return table?.kind === 'table' ? table.head.join(', ') : '';
    });
    expect(heads).to.deep.equal([
      'Turn, Who, From, To, Block',
      'Turn, Who, From, To, Capture, Removed',
      'Turn, Who, Site on, Cell awarded, Award',
      'Turn, Who, Farm on, Trunk between, and, Closes?',
    ]);
  });

  it('answers the practice sheet by the rules', () => {
    expect(textOf(one('host-key', blank('nearest-site'))))
      .to.contain('B1 | 1 | 7 | white')
      .and.to.contain('C3 | 4 | 4 | neutral');
    expect(textOf(one('host-key', blank('approach-withdraw')))).to.match(/Approach takes C5, C2 and C1\. \| no \| ./);
    expect(textOf(one('host-key', blank('territories')))).to.contain('F1 and G1, trunk. | no | The part with G1');
  });

  it('shows what is in front and what is behind', () => {
    const drawn = one('rules', blank('approach-withdraw')).blocks.find((block) => block.kind === 'board');
    expect(drawn?.kind === 'board' ? drawn.notes : null).to.deep.equal([
      { cell: 'C5', text: 'in front' },
      { cell: 'C2', text: 'behind' },
      { cell: 'C1', text: 'behind' },
    ]);
  });

  it('fills a record, with boards at the moves that there are', () => {
    const game = played('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3');
    const sheet = one('filled', { ...blank('isolation'), played: game });
    const text = textOf(sheet);
    expect(text).to.contain('1 | A | C1 | B2 | C1\n2 | B | C5 | D4 | C3');
    expect(text).to.contain('The game is not finished.');
    expect(sheet.blocks.flatMap((block) => (block.kind === 'board' ? [block.caption] : []))).to.deep.equal([
      'At the start',
      'After move 1',
    ]);
  });

  it('fills each game’s own columns', () => {
    const lines = (game: GameId, options: unknown, ...moves: string[]): string =>
      textOf(one('filled', { ...blank(game), played: played(game, options, ...moves) }));
    expect(
      lines(
        'approach-withdraw',
        { position: { W: ['C3'], B: ['C5', 'C2', 'C1', 'A5'] } },
        'C3-C4 withdraw C2 C1',
        'A5-A4',
      ),
    ).to.contain('1 | W | C3 | C4 | withdraw | C2 C1\n2 | B | A5 | A4 | – | –');
    expect(lines('nearest-site', sites, 'A1 white')).to.contain('1 | – |  | A1 | white');
    expect(
      lines(
        'territories',
        { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['C2', 'F2', 'B3', 'F5'] }, start: ['G1', 'H1'] },
        'trunk G1 G2',
      ),
    ).to.contain('1 | W |  | G1 | G2 | ');
  });

  it('says that a record without moves has none', () => {
    expect(textOf(one('filled', { ...blank('isolation'), played: played('isolation', {}) }))).to.contain(
      'No move was recorded.',
    );
  });

  it('leaves names as they were typed', () => {
    const text = textOf(one('filled', { ...blank('approach-withdraw'), played: played('approach-withdraw', {}) }));
    expect(text).to.contain('White: <b>Ada</b>\nBlack: –');
  });

  it('audits each half with C3 in both, and does not show the claims to whoever counts anew', () => {
    const matter = {
      ...blank('nearest-site'),
      played: played('nearest-site', sites, 'A1 white', 'C3 neutral', 'E5 black'),
    };
    const rows = (kind: Sheet['kind'], with_: SheetMatter): string[] => {
      const table = one(kind, with_).blocks.find((block) => block.kind === 'table');
      return table?.kind === 'table' ? table.rows.map((row) => row.join('')) : [];
    };
    expect(rows('audit-1', matter)).to.deep.equal([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
      'A2',
      'B2',
      'C2',
      'D2',
      'E2',
      'A3',
      'B3',
      'C3',
    ]);
    expect(rows('audit-2', matter)[0]).to.equal('C3');
    expect(rows('audit-2', matter).at(-1)).to.equal('E5');
    expect(rows('audit-2', blank('nearest-site')).length).to.equal(13);
    const key = textOf(one('host-key', matter));
    expect(key).to.contain('The right awards').and.to.contain('\nE5 | 5 | 0 | black');
  });

  it('takes the audit of a game whose sites do not all stand as blank', () => {
    const matter = { ...blank('nearest-site'), played: played('nearest-site', {}, 'site A1') };
    expect(textOf(one('audit-1', matter))).to.contain('Draw the four sites here');
    expect(textOf(one('host-key', matter))).not.to.contain('The right awards');
  });

  it('has a match sheet for each table', () => {
    const matter: SheetMatter = { ...blank('isolation'), tables: 3 };
    expect(sheetsOf('match', matter, written()).map((sheet) => sheet.blocks[0])).to.deep.equal([
      { kind: 'heading', text: 'Table 1' },
      { kind: 'heading', text: 'Table 2' },
      { kind: 'heading', text: 'Table 3' },
    ]);
  });

  describe('of a sitting', () => {
    const rounds = roundRobin(3);
    const blankResults = rounds.map(({ pairings }) => pairings.map((pairing): MatchPlayed => ({ pairing, games: [] })));
    const sitting: Sitting = {
      title: 'Friday',
      players: ['Zoë', '<script>', 'محمد'],
      gamesPerMatch: 2,
      rounds,
      results: blankResults,
    };
    const matter = (given: Partial<SheetMatter> = {}): SheetMatter => ({
      ...blank('approach-withdraw'),
      sitting,
      round: null,
      ...given,
    });
    const [[first = 0, second = 0] = []] = rounds[0]?.pairings ?? [];
    const [one1, one2] = [sitting.players[first] ?? '', sitting.players[second] ?? ''];

    it('has a match sheet for each table of a round, with the names on both sides', () => {
      expect(sheetsOf('match', matter(), written())).to.have.lengthOf(3);
      const [sheet] = sheetsOf('match', matter({ round: 0 }), written());
      expect(sheet?.blocks[0]).to.deep.equal({ kind: 'heading', text: 'Round 1, table 1' });
      const text = sheet ? textOf(sheet) : '';
      expect(text).to.contain(`First person: ${one1}\nSecond person: ${one2}`);
      expect(text).to.contain(`1 | ${one1} | ${one2} |  |  | \n2 | ${one2} | ${one1} |  |  | `);
    });

    it('has results that are known, and the sums of a match once it is whole', () => {
      const games: MatchGame[] = [
        { sides: ['W', 'B'], result: 'W', counts: { W: 5, B: 2 } },
        // As results are typed: by person, whichever colour each had.
        { sides: ['W', 'B'], result: 'draw', counts: { W: 4, B: 3 } },
      ];
      const results = blankResults.map((row, round) => (round === 0 ? row.map((match) => ({ ...match, games })) : row));
      const [sheet] = sheetsOf('match', matter({ sitting: { ...sitting, results }, round: 0 }), written());
      const text = sheet ? textOf(sheet) : '';
      expect(text).to.contain(`1 | ${one1} | ${one2} | ${one1} | 5 | 2\n2 | ${one2} | ${one1} | a draw | 3 | 4`);
      expect(text).to.contain(`\n${one1} | 1 | 1 | 0 | 9\n${one2} | 0 | 1 | 1 | 5\n`);
      expect(text).to.contain(`${one1} wins.`);
      const standing = textOf(one('tournament', matter({ sitting: { ...sitting, results } })));
      expect(standing).to.contain('Place | Person | Points | Won | Drawn | Lost | Games won | Tokens left');
      expect(standing).to.contain(`\n1 | ${one1} | 2 | 1 | 0 | 0 | 1 | 9`);
      expect(standing).to.contain(`1 | 1 | ${one1} | ${one2} | ${one1} wins.`);
    });

    it('has the names in the tournament sheet as given, who rests, and standings to be filled in before any result', () => {
      const text = textOf(one('tournament', matter()));
      expect(text).to.contain('Friday');
      expect(text).to.contain(`1 | 1 | ${one1} | ${one2} | \n`);
      expect(text).to.match(/Round 1: .+ rests\./);
      expect(text).to.contain('\n<script> |  |  |  |  | \n');
    });
  });
});
