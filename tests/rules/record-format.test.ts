import { expect } from '@open-wc/testing';
import { gameIds, readRecord, writeRecord } from '../../src/rules/index.js';
import { valueOf } from './support.js';

const page = new URL('../../docs/record-format.md', import.meta.url);

const examples = async (): Promise<string[]> => {
  const answer = await fetch(page);
  expect(answer.ok).to.equal(true);
  return [...(await answer.text()).matchAll(/^```gridscribe\n([^`]*)^```$/gm)].map(([, text]) => text);
};

describe('docs/record-format.md', () => {
  it('has an example of every game', async () => {
    const records = (await examples()).map((text) => valueOf(readRecord(text)));
    expect(new Set(records.map(({ game }) => game))).to.deep.equal(new Set(gameIds));
  });

  it('has examples as they are written', async () => {
    for (const text of await examples()) expect(writeRecord(valueOf(readRecord(text)))).to.equal(text);
  });
});
