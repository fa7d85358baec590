import { expect } from '@open-wc/testing';
import { games } from '../../src/rules/index.js';
import type { GameId, Move } from '../../src/rules/index.js';

describe('canonical notation', () => {
  const forms: [GameId, string, unknown][] = [
    ['isolation', 'C1-B2 block C1', { from: 'C1', to: 'B2', block: 'C1' }],
    ['approach-withdraw', 'C3-C4', { from: 'C3', to: 'C4', capture: null, removed: [] }],
    ['approach-withdraw', 'C3-C4 approach C5', { from: 'C3', to: 'C4', capture: 'approach', removed: ['C5'] }],
    ['approach-withdraw', 'C3-C4 withdraw C2 C1', { from: 'C3', to: 'C4', capture: 'withdraw', removed: ['C2', 'C1'] }],
    ['nearest-site', 'site C3', { site: 'C3' }],
    ['nearest-site', 'A1 white', { cell: 'A1', award: 'W' }],
    ['nearest-site', 'A1 black', { cell: 'A1', award: 'B' }],
    ['nearest-site', 'A1 neutral', { cell: 'A1', award: 'neutral' }],
    ['territories', 'farm B2', { farm: 'B2' }],
    ['territories', 'trunk C3 C4', { trunk: ['C3', 'C4'] }],
    ['territories', 'trunk C3 D3', { trunk: ['C3', 'D3'] }],
  ];

  for (const [id, line, move] of forms) {
    const format = (value: unknown): string => games[id].format(value as Move);
    const parse = (text: string): unknown => games[id].parse(text);
    it(`reads and writes ${line}`, () => {
      expect(parse(line)).to.deep.equal(move);
      expect(format(move)).to.equal(line);
    });

    it(`forgives letter case and spaces in ${line}, but for spaces beside a hyphen`, () => {
      expect(parse(`  ${line.toLowerCase().replaceAll(' ', '   ')} `)).to.deep.equal(move);
      expect(parse(line.toUpperCase())).to.deep.equal(move);
      if (!line.includes('-')) return;
      expect(parse(line.replace('-', ' -'))).to.equal(null);
      expect(parse(line.replace('-', '- '))).to.equal(null);
    });

    it(`reads nothing else that looks like ${line}`, () => {
      for (const wrong of [
        `${line}.`,
        `${line} C`,
        `1 ${line}`,
        line.replace(' ', '\t'),
        line.replace(/\d/, '0'),
        `${line}\n`,
      ]) {
        if (wrong !== line) expect(parse(wrong), JSON.stringify(wrong)).to.equal(null);
      }
      expect(parse(line.replace(/[A-Z]\d/, '3C'))).to.equal(null);
      expect(parse(line.replace(/[A-Z]\d/, 'É3'))).to.equal(null);
    });
  }

  it('puts the squares of a trunk in reading order', () => {
    expect(games.territories.parse('trunk d3 c3')).to.deep.equal({ trunk: ['C3', 'D3'] });
    expect(games.territories.parse('trunk A2 B1')).to.deep.equal({ trunk: ['B1', 'A2'] });
  });

  it('does not read a capture without cells, nor cells without a capture', () => {
    for (const line of ['C3-C4 approach', 'C3-C4 withdraw ', 'C3-C4 C5', 'C3-C4 approach withdraw C5']) {
      expect(games['approach-withdraw'].parse(line), line).to.equal(null);
    }
  });

  it('checks form, not whether a board has the cells', () => {
    expect(games.isolation.parse('Z9-Z9 block Z9')).to.deep.equal({ from: 'Z9', to: 'Z9', block: 'Z9' });
    expect(games.territories.parse('trunk C3 C3')).to.deep.equal({ trunk: ['C3', 'C3'] });
  });

  it('answers null for what is no text', () => {
    for (const game of Object.values(games)) {
      for (const value of [null, undefined, 3, {}, ['site C3'], '']) expect(game.parse(value as string)).to.equal(null);
    }
  });
});
