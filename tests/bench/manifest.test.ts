import { expect } from '@open-wc/testing';
import { readManifest } from '../../bench/voice/manifest.js';

const line = 'voices/one/0001.wav\tmoves\tisolation\tC1-B2 block C1; C5-B5 block D1\tDelta four\task block';

describe('a manifest of recordings', () => {
  it('needs no line that names its columns', () => {
    const { cases, faults } = readManifest(`${line}\n`);
    expect(faults).to.deep.equal([]);
    expect(cases).to.deep.equal([
      {
        file: 'voices/one/0001.wav',
        voice: 'one',
        kind: 'moves',
        game: 'isolation',
        played: ['C1-B2 block C1', 'C5-B5 block D1'],
        said: 'Delta four',
        wanted: 'ask block',
      },
    ]);
  });

  it('follows a line that names them, in any order, and leaves out what it does not know', () => {
    const text = [
      '\uFEFFnoise\tgame\tfile\tkind\tresult\tspeaker\twhat was said\tmoves played',
      'none\tapproach-withdraw\ta.wav\tAnswers\tmove D2-D3 approach D4 D5\tAnna\tD2 D3 / approach\t',
    ].join('\r\n');
    expect(readManifest(text)).to.deep.equal({
      faults: [],
      cases: [
        {
          file: 'a.wav',
          voice: 'Anna',
          kind: 'answers',
          game: 'approach-withdraw',
          played: [],
          said: 'D2 D3 / approach',
          wanted: 'move D2-D3 approach D4 D5',
        },
      ],
    });
  });

  it('takes a line of names behind # too, and leaves remarks and empty lines out', () => {
    const text = `# recorded on Monday\n\n# file\tkind\tgame\tmoves already played (;)\twhat is said\twhat must come of it\n${line}\n`;
    expect(readManifest(text).cases).to.have.length(1);
  });

  it('wants nothing of other talk and of neighbours, whatever they say', () => {
    const text =
      'x.wav\tneighbor\tisolation\t\tBravo two block Charlie one\tmove C1-B2 block C1\ny.wav\tother_talk\tisolation';
    const { cases } = readManifest(text);
    expect(cases.map(({ kind, wanted }) => [kind, wanted])).to.deep.equal([
      ['neighbour', 'unheard'],
      ['other talk', 'unheard'],
    ]);
    expect(cases[0]?.voice).to.equal('all');
  });

  it('says one sentence for each line that is none, and goes on', () => {
    const text = [
      'x.wav\tmoves\tchess\t\te4\tmove e4',
      '\tmoves\tisolation',
      'nothing',
      'x.wav\tmoves\tisolation\t\tB2',
      line,
    ].join('\n');
    const { cases, faults } = readManifest(text);
    expect(cases).to.have.length(1);
    expect(faults).to.deep.equal([
      'Line 1 is left out: no game is called "chess".',
      'Line 2 is left out: it names no file.',
      'Line 3 is left out: it names no game.',
      'Line 4 is left out: it does not say what must come of it.',
    ]);
  });
});
