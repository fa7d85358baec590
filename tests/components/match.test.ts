import { expect, fixture, html } from '@open-wc/testing';
import type { GsMatch } from '../../src/components/match.js';
import '../../src/components/match.js';
import { axeFaults } from './support/axe.js';
import { playedRecord } from './support/played-record.js';
import { type TestServices, testServices } from './support/services.js';

describe('the match score', () => {
  let services: TestServices;
  let first: string;
  let second: string;

  beforeEach(async () => {
    services = testServices();
    const { store } = services;
    const names = { A: 'Ada', B: 'Ben' };
    const won = { termination: 'resigned', winner: 'A' } as const;
    first = await playedRecord(store, { game: 'isolation', options: {}, names }, [], won);
    second = await playedRecord(store, { game: 'isolation', options: { first: 'B' }, names, after: first }, [], won);
  });

  async function make(id: string, { aloud = false, links = false } = {}): Promise<GsMatch> {
    const element = await fixture<GsMatch>(
      html`<gs-match .services=${services} .recordId=${id} .aloud=${aloud} .links=${links}></gs-match>`,
    );
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    return element;
  }
  const text = (element: GsMatch): string => element.renderRoot.querySelector('p')?.textContent ?? '';
  const score = 'Second game of a match. Ada: wins 2, losses 0, draws 0. Ben: wins 0, losses 2, draws 0.';

  it('is accessible', async () => {
    expect(await axeFaults(await make(second, { links: true }))).to.deep.equal([]);
  });

  it('is shown, and silent where one only looks', async () => {
    expect(text(await make(second))).to.equal(score);
    expect(services.said).to.deep.equal([]);
  });

  it('is said once where the game has just ended', async () => {
    const element = await make(second, { aloud: true });
    element.services = { ...services };
    await new Promise((resolve) => setTimeout(resolve));
    expect(services.said).to.deep.equal([score]);
  });

  it('is nothing for a game alone', async () => {
    expect((await make(first, { aloud: true })).renderRoot.textContent?.trim()).to.equal('');
    expect(services.said).to.deep.equal([]);
  });

  it('leads to the earlier games', async () => {
    const links = Array.from((await make(second, { links: true })).renderRoot.querySelectorAll('a'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Look through game 1', `#/record/${first}`],
    ]);
  });
});
