import { expect } from '@open-wc/testing';
import { commands } from '../../src/speech/commands.js';
import { helpGroups, helpGroupText, helpText } from '../../src/speech/help-texts.js';

describe('help texts', () => {
  it('put every command into one group', () => {
    const grouped: string[] = helpGroups.flatMap((group) => [...group.commands]);
    expect([...grouped].sort()).to.deep.equal(commands.map(({ id }) => id).sort());
  });

  it('say something else of each, in one sentence', () => {
    const texts = commands.map(({ id }) => helpText(id));
    expect(new Set(texts).size).to.equal(commands.length);
    for (const text of texts) expect(text).to.match(/^[A-Z][^.?!]+\.$/);
    expect(new Set(helpGroups.map(({ id }) => helpGroupText(id))).size).to.equal(helpGroups.length);
  });
});
