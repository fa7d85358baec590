import { expect } from '@open-wc/testing';
import { openRecord } from '../../src/components/open-record.js';
import { memoryStore } from '../../src/records/memory-store.js';
import { progressOf } from '../../src/records/progress.js';
import { recordFile } from '../../src/records/record-file.js';

const lines = (...changed: string[]): string =>
  ['[Gridscribe "1"]', '[Game "isolation"]', '[PawnA "Ada"]', ...changed].join('\n');
const file = (text: string, name = 'a game.txt'): File => new File([text], name);

describe('opening a record file', () => {
  it('keeps everything that the file says', async () => {
    const store = memoryStore();
    const text = lines(
      '[Date "2020-01-01"]',
      '[Size "3"]',
      '[First "B"]',
      '[Result "A"]',
      '[Termination "resigned"]',
      '[Event "Club"]',
      '[Table "By the \\"window\\""]',
      '',
      '1. B3-C3 block B3',
      '2. B1-A1 block B1',
    );
    const opened = await openRecord(file(text), store, 'en');
    if (!opened.ok) throw new Error(opened.error);
    const kept = await store.load(opened.value.id);
    if (!kept.ok) throw new Error(kept.error);
    expect(kept.value.summary).to.include({ title: 'a game', plies: 2 });
    expect(kept.value.summary.end).to.deep.equal({ winner: 'A', by: 'resigned' });
    const progress = progressOf(kept.value);
    if (!progress.ok) throw new Error(String(progress.error));
    const again = recordFile(kept.value.summary, progress.value);
    expect(again.text.trim()).to.equal(text);
    expect(again.name).to.equal('isolation-2020-01-01.txt');
    // What Gridscribe does not know may hold a name as well.
    const nameless = recordFile(kept.value.summary, progress.value, {});
    expect(nameless.text)
      .to.contain('[Date "2020-01-01"]')
      .and.not.match(/Ada|Club|window/);
  });

  it('makes up no day for a file that knows none', async () => {
    const store = memoryStore();
    const opened = await openRecord(
      file(lines('[Date "?"]', '[Result "unfinished"]', '[Termination "unfinished"]')),
      store,
      'en',
    );
    if (!opened.ok) throw new Error(opened.error);
    const progress = progressOf({ summary: opened.value, entries: [] });
    if (!progress.ok) throw new Error(String(progress.error));
    expect(recordFile(opened.value, progress.value).text).to.contain('[Date "?"]');
  });

  it('keeps a game that ended by the rules without an entry for the end', async () => {
    const store = memoryStore();
    const text = lines(
      '[Size "3"]',
      '[Result "B"]',
      '[Termination "rules"]',
      '',
      '1. B1-A1 block B2',
      '2. B3-A2 block B1',
    );
    const opened = await openRecord(file(text), store, 'en');
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.end).to.deep.equal({ winner: 'B', by: 'rules' });
    const kept = await store.load(opened.value.id);
    expect(kept.ok && kept.value.entries.map(({ kind }) => kind)).to.deep.equal(['move', 'move']);
  });

  it('refuses a file that is no record in one sentence and keeps nothing', async () => {
    const store = memoryStore();
    for (const text of ['', 'hello', '\u0000\uffff', '[Game "chess"]', 'x'.repeat(300_000)]) {
      const opened = await openRecord(file(text), store, 'en');
      expect(opened.ok ? '' : opened.error).to.match(/^Line \d+.*\.$/);
    }
    const large = await openRecord(file('x'.repeat(1_000_001)), store, 'en');
    expect(large.ok ? '' : large.error).to.equal('This file is too long to be a record.');
    const listed = await store.list();
    expect(listed.ok && listed.value).to.deep.equal([]);
  });

  it('leaves no half record where there is no room for its moves', async () => {
    const store = { ...memoryStore(), append: () => Promise.resolve({ ok: false, error: 'full' } as const) };
    const text = lines('[Result "unfinished"]', '[Termination "unfinished"]', '', '1. C1-B2 block C1');
    const opened = await openRecord(file(text), store, 'en');
    expect(opened.ok ? '' : opened.error).to.match(/^This device has no room left\./);
    const listed = await store.list();
    expect(listed.ok && listed.value).to.deep.equal([]);
  });
});
