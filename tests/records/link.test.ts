import { expect } from '@open-wc/testing';
import { packRecord, recordLink, unpackRecord } from '../../src/records/link.js';
import { type GameRecord, gameIds, gameOf, games, readRecord, shuffle, writeRecord } from '../../src/rules/index.js';
import { randomGame } from '../e2e/support/random-game.js';

/** Whole games of every kind, played at random. */
function wholeGames(): GameRecord[] {
  return gameIds.flatMap((game) =>
    [1, 2, 3].map((seed): GameRecord => {
      const options = game === 'territories' ? shuffle(seed) : {};
      const started = games[game].start(options);
      if (!started.ok) throw new Error(started.error.code);
      const { moves, end } = randomGame(started.value, seed);
      const names = game === 'isolation' ? { A: 'Đỗ Thị Minh', B: 'ليلى' } : { W: 'Đỗ Thị Minh', B: 'ليلى' };
      return {
        game,
        options,
        names,
        date: '2026-01-02',
        moves: moves.map(({ move }) => move),
        result: gameOf(end).outcome(end)?.winner ?? 'draw',
        termination: 'rules',
        tags: [],
      };
    }),
  );
}

describe('a record in a link', () => {
  it('comes out as it went in, whatever its characters', async () => {
    for (const text of ['', 'a', '[White "Zoë 👩‍🏫 ليلى"]\n1. C1-B2', 'x'.repeat(5000)]) {
      expect(await unpackRecord(await packRecord(text))).to.equal(text);
    }
  });

  it('is short enough for a QR code, for the longest games of each kind', async () => {
    for (const record of wholeGames()) {
      const text = writeRecord(record);
      const link = await recordLink(text, 'https://games.example.org/gridscribe/?locale=de#/share/1');
      expect(link).to.match(/^https:\/\/games\.example\.org\/gridscribe\/#\/r\/1[\w-]+$/);
      expect(link.length, record.game).to.be.below(1200);
      const packed = link.slice(link.indexOf('/r/') + 3);
      const read = readRecord(await unpackRecord(packed));
      expect(read.ok && read.value.moves).to.deep.equal(record.moves);
    }
  });

  it('that is cut off, changed, of another version, or no link at all, is none', async () => {
    const packed = await packRecord('[Gridscribe "1"]\n'.repeat(20));
    for (const bad of [
      '',
      '1',
      packed.slice(0, -4),
      `2${packed.slice(1)}`,
      packed.slice(1),
      '1!!!',
      '1AAAA',
      `1${'A'.repeat(30_000)}`,
      '%F0%9F',
      '../../x',
    ]) {
      expect(await unpackRecord(bad), bad.slice(0, 20)).to.equal(null);
    }
  });

  it('that would fill the memory is stopped', async () => {
    // Two megabytes of one letter are about two thousand characters of a link.
    const bomb = await packRecord('a'.repeat(2_000_000));
    expect(bomb.length).to.be.below(20_000);
    expect(await unpackRecord(bomb)).to.equal(null);
  });

  it('that is no text is none', async () => {
    const deflated = new Blob([Uint8Array.from([0xff, 0xfe, 0xfd])])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    const packed = `1${btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '')}`;
    expect(await unpackRecord(packed)).to.equal(null);
  });
});
