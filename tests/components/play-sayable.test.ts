import '../../src/speech/all-games.js';
import { expect } from '@open-wc/testing';
import { sayableNow } from '../../src/components/play-sayable.js';
import { memoryStore } from '../../src/records/memory-store.js';
import { Session } from '../../src/records/session.js';
import { defaultSettings } from '../../src/records/settings.js';
import type { NewRecord } from '../../src/records/types.js';
import { languageOf } from '../../src/speech/languages/index.js';

async function open(record: NewRecord, locale = 'en'): Promise<Session> {
  const store = memoryStore();
  const created = await store.create(record);
  const kept = created.ok ? await store.load(created.value.id) : created;
  const session = kept.ok
    ? Session.of(
        kept.value,
        store,
        () => defaultSettings,
        () => locale,
      )
    : null;
  if (!session) throw new Error('no session');
  return session;
}

const english = languageOf('en');

describe('what can be said now', () => {
  it('is at most five things, the answers to the open question first', async () => {
    const session = await open({ game: 'approach-withdraw', options: {}, names: {} });
    expect(sayableNow(session, english)).to.deep.equal(['whose turn is it', 'describe the board', 'what can I say']);
    await session.hear('b2 b3');
    const words = sayableNow(session, english);
    expect(words).to.have.lengthOf(5);
    expect([...words.slice(0, 2)].sort()).to.deep.equal(['approach', 'no capture']);
    expect(words[2]).to.equal('cancel');
  });

  it('is yes or no where that was asked, and what comes next once the game is over', async () => {
    const session = await open({ game: 'isolation', options: { size: 3 }, names: {} });
    expect((await session.hear('A1 block see won')).kind).to.equal('asked');
    expect(sayableNow(session, english).slice(0, 2)).to.deep.equal(['yes', 'that is wrong']);
    await session.hear('that is wrong');
    await session.hear('B1-A1 block B1');
    await session.hear('B3-A2 block B2');
    expect(sayableNow(session, english)).to.deep.equal(['change sides', 'start a new game', 'read the log']);
  });

  it('is understood, every word of it, in every language', async () => {
    const record: NewRecord = { game: 'nearest-site', options: { sites: { W: ['A1'], B: ['E5'] } }, names: {} };
    for (const locale of ['en', 'de'])
      for (const place of [0, 1, 2, 3, 4]) {
        const session = await open(record, locale);
        await session.hear('c3');
        const text = sayableNow(session, languageOf(locale))[place] ?? '';
        const { kind } = await session.hear(text);
        expect(kind, text).to.equal(place < 3 ? 'recorded' : 'answered');
      }
  });
});
