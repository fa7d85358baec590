import { expect } from '@open-wc/testing';
import { isStale, localeFaults, sourceFaults } from '../../scripts/i18n/faults.mjs';

type Contents = (string | { untranslatable: string; index: number })[];

const cell = (index: number, name = 'cell'): { untranslatable: string; index: number } => ({
  untranslatable: `\${${name}}`,
  index,
});
const texts = (entries: Record<string, Contents>): Map<string, Contents> => new Map(Object.entries(entries));
const inSource = (entries: Record<string, Contents>): Map<string, { contents: Contents }> =>
  new Map(Object.entries(entries).map(([id, contents]) => [id, { contents }]));

describe('faults of translations', () => {
  const source = texts({ 'cell.free': [cell(0), ' is free'] });
  const faultsOf = (translation: { source: Contents; target: Contents | null }): string[] =>
    localeFaults('de', source, new Map([['cell.free', translation]]));

  it('finds none in a complete language', () => {
    expect(faultsOf({ source: [cell(0), ' is free'], target: [cell(0), ' ist frei'] })).to.deep.equal([]);
  });

  it('finds none where there are no texts at all', () => {
    expect(localeFaults('de', new Map(), new Map())).to.deep.equal([]);
  });

  it('finds a text that is missing, one that is no longer used, and one that is not translated', () => {
    expect(localeFaults('de', source, new Map())).to.deep.equal(['cell.free: missing']);
    expect(localeFaults('de', new Map(), new Map([['cell.old', { source: ['x'], target: ['y'] }]]))).to.deep.equal([
      'cell.old: no longer used',
    ]);
    expect(faultsOf({ source: [cell(0), ' is free'], target: null })).to.deep.equal(['cell.free: untranslated']);
    expect(faultsOf({ source: [cell(0), ' is free'], target: [' '] })).to.deep.equal(['cell.free: untranslated']);
  });

  it('finds a translation of a text that has changed', () => {
    expect(faultsOf({ source: [cell(0), ' is empty'], target: [cell(0), ' ist leer'] })).to.deep.equal([
      'cell.free: the text in the source has changed since',
    ]);
  });

  it('does not mind which variable fills a placeholder', () => {
    expect(isStale([cell(0, 'this.cell'), ' is free'], [cell(0), ' is free'])).to.equal(false);
  });

  it('finds placeholders that are lost or doubled', () => {
    expect(faultsOf({ source: [cell(0), ' is free'], target: ['Frei'] })).to.deep.equal([
      'cell.free: has placeholders none, needs 0',
    ]);
    expect(faultsOf({ source: [cell(0), ' is free'], target: [cell(0), ' ', cell(0)] })).to.deep.equal([
      'cell.free: has placeholders 0, 0, needs 0',
    ]);
  });

  it('finds a placeholder that was typed as words and would be read out', () => {
    expect(faultsOf({ source: [cell(0), ' is free'], target: [cell(0), ' ist frei {1}'] })).to.deep.equal([
      'cell.free: has {1} as words, which is no placeholder',
    ]);
  });

  it('finds the plural forms that a language needs and the texts lack', () => {
    const plural = texts({ 'count.one': ['one cell'], 'count.other': ['cells'] });
    const translations = new Map([...plural].map(([id, text]) => [id, { source: text, target: text }]));
    expect(localeFaults('de', plural, translations)).to.deep.equal([]);
    expect(localeFaults('pl', plural, translations)).to.deep.equal([
      'count.few: this plural form is missing',
      'count.many: this plural form is missing',
    ]);
  });
});

describe('faults of the texts themselves', () => {
  it('finds a text without an id of its own', () => {
    expect(sourceFaults('en', inSource({ s91807cb68286b12d: ['one cell'] }))[0]).to.contain('no id of its own');
  });

  it('finds signs that would be shown escaped', () => {
    expect(sourceFaults('en', inSource({ 'a.b': ['up & down'] }))).to.have.length(1);
    expect(sourceFaults('en', new Map([['a.b', { contents: ['up & down'], tag: 'html' as const }]]))).to.have.length(0);
  });

  it('finds half a plural', () => {
    expect(sourceFaults('en', inSource({ 'count.one': ['one cell'] }))).to.deep.equal([
      'count.other: this plural form is missing',
    ]);
  });
});
