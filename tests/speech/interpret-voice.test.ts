import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import { type Context, type Heard, interpret } from '../../src/speech/interpret.js';
import { conversation, guesses, stateAfter, told } from './conversation.js';

const awarding = ['site A1', 'site E5', 'site B3', 'site D3'];

/** What each utterance comes to; they stand in one text with " / " between them. */
function heard(game: GameId, text: string, how: Partial<Context> = {}, played: string[] = []): string[] {
  return conversation(stateAfter(game, played), text.split(' / ').map(guesses), how).map((one) => told(one, game));
}

/** What guesses with confidences come to. */
const ranked = (game: GameId, ...some: [text: string, confidence: number][]): string => {
  const guess: Heard = some.map(([text, confidence]) => ({ text, confidence }));
  const [answer] = conversation(stateAfter(game), [guess], { source: 'voice' });
  return answer ? told(answer, game) : '';
};

const voice = { source: 'voice' } as const;

describe('guesses of a recogniser', () => {
  it('are chosen from when they are equally likely and legal', () => {
    expect(heard('nearest-site', 'b3 | d3')).to.deep.equal(['choose site B3; site D3']);
    expect(heard('isolation', 'b2 c1 | d2 c1')).to.deep.equal(['choose C1-B2 block C1; C1-D2 block C1']);
    expect(heard('nearest-site', 'a1 white | a1 black', {}, awarding)).to.deep.equal(['choose A1 white; A1 black']);
    expect(heard('territories', 'up | left')).to.deep.equal(['choose trunk G2 H2; trunk G1 G2']);
  });

  it('are four at most, each move once', () => {
    expect(heard('nearest-site', 'b3 | bravo three | d3 | e3 | c3 | a1')).to.deep.equal([
      'choose site B3; site D3; site E3; site C3',
    ]);
    expect(heard('territories', 'g1 g2 | g2 g1')).to.deep.equal(['move trunk G1 G2']);
    expect(heard('approach-withdraw', 'b2 b3 approach | b2 b3 takes b4 b5')).to.deep.equal([
      'move B2-B3 approach B4 B5',
    ]);
  });

  it('ask for the part in which unfinished moves differ', () => {
    expect(heard('isolation', 'b2 | d2 / bravo / charlie one')).to.deep.equal([
      'ask to',
      'ask block',
      'move C1-B2 block C1',
    ]);
    expect(heard('approach-withdraw', 'b2 b3 | d2 d3 / delta')).to.deep.equal(['ask from', 'ask capture']);
  });

  it('that are legal come before those that are not, and then are not sure', () => {
    expect(heard('nearest-site', 'd3 | b3', {}, ['site D3'])).to.deep.equal(['? move site B3']);
    expect(heard('nearest-site', 'b3 | d3', {}, ['site D3'])).to.deep.equal(['move site B3']);
    expect(heard('isolation', 'f3 | bravo two / charlie one')).to.deep.equal(['ask block', '? move C1-B2 block C1']);
  });

  it('that mean nothing are passed over', () => {
    expect(heard('nearest-site', 'b3 | banana')).to.deep.equal(['move site B3']);
    expect(heard('nearest-site', 'banana | apple')).to.deep.equal(['unheard']);
  });

  it('count by their confidence', () => {
    expect(ranked('nearest-site', ['bravo three', 0.9], ['delta three', 0.2])).to.equal('move site B3');
    expect(ranked('nearest-site', ['bravo three', 0.6], ['delta three', 0.5])).to.equal('choose site B3; site D3');
    expect(ranked('nearest-site', ['bravo three', 0.2], ['delta three', 0.9])).to.equal('move site D3');
  });

  it('are not sure when the best has little confidence', () => {
    expect(ranked('nearest-site', ['bravo three', 0.3])).to.equal('? move site B3');
    const doubted = conversation(stateAfter('isolation'), [[{ text: 'bravo two', confidence: 0.3 }], 'charlie one']);
    expect(told(doubted[1] ?? { kind: 'unheard' }, 'isolation')).to.equal('? move C1-B2 block C1');
  });

  it('may have confidences that are none', () => {
    for (const none of [NaN, Infinity]) expect(ranked('nearest-site', ['bravo three', none])).to.equal('move site B3');
    for (const no of [0, -1]) expect(ranked('nearest-site', ['bravo three', no])).to.equal('? move site B3');
    expect(ranked('nearest-site', ['bravo three', 7])).to.equal('move site B3');
    const besides = ranked('nearest-site', ['bravo three', 0.9], ['delta three', 0.2], ['banana', NaN]);
    expect(besides, 'the others count as they are').to.equal('move site B3');
  });
});

describe('the answer to a choice', () => {
  const answer = (text: string): string | undefined => heard('nearest-site', `b3 | d3 / ${text}`).at(-1);

  it('is a move, or the letter in which the moves differ', () => {
    for (const text of ['bravo three', 'b3', 'bravo', 'b']) expect(answer(text), text).to.equal('move site B3');
    expect(heard('approach-withdraw', 'b2 b3 approach | d2 d3 approach / delta').at(-1)).to.equal(
      'move D2-D3 approach D4 D5',
    );
    expect(heard('territories', 'g1 g2 | g2 h2 / left').at(-1)).to.equal('move trunk G1 G2');
  });

  it('is never a number that stands for a place in the list', () => {
    expect(answer('two')).not.to.contain('move');
    expect(answer('three'), 'both are in row three').to.equal('ask site');
  });

  it('may be no, or something else', () => {
    expect(answer('no')).to.equal('command no');
    expect(answer('echo five')).to.equal('move site E5');
    expect(answer('undo')).to.equal('command undo');
  });
});

describe('the question whether a move was meant', () => {
  it('is answered by yes or no', () => {
    expect(heard('isolation', 'be two block see won / yes')).to.deep.equal([
      '? move C1-B2 block C1',
      'move C1-B2 block C1',
    ]);
    expect(heard('isolation', 'be two block see won / no').at(-1)).to.equal('command no');
    expect(heard('isolation', 'be two block see won / that is wrong', voice).at(-1)).to.equal('command no');
  });

  it('is answered by the move said plainly', () => {
    expect(heard('isolation', 'be two block see won / bravo two block charlie one').at(-1)).to.equal(
      'move C1-B2 block C1',
    );
  });

  it('is answered by no and the part that is right', () => {
    expect(heard('nearest-site', 'before / no delta four').at(-1)).to.equal('move site D4');
    expect(heard('isolation', 'be two block see won / no delta two').at(-1)).to.equal('? move C1-B2 block D2');
    expect(heard('isolation', 'bravo two / block see won / no to delta two').at(-1)).to.equal('? move C1-D2 block C1');
    expect(heard('nearest-site', 'be one white / no black', {}, awarding).at(-1)).to.equal('? move B1 black');
    expect(heard('approach-withdraw', 'be two be three approach / no neither').at(-1)).to.equal('? move B2-B3');
  });

  it('is no question about a move when no move is asked about', () => {
    const asked = { kind: 'confirm', moves: [] } as const;
    expect(heard('isolation', 'yes', { asked })).to.deep.equal(['command yes']);
    expect(heard('isolation', 'no', { asked })).to.deep.equal(['command no']);
  });
});

describe('"no" and a cell', () => {
  it('replaces what was said last', () => {
    expect(heard('isolation', 'bravo two / no delta two / charlie one').at(-1)).to.equal('move C1-D2 block C1');
    expect(heard('isolation', 'bravo two / not delta two / charlie one').at(-1)).to.equal('move C1-D2 block C1');
    expect(heard('approach-withdraw', 'bravo two bravo three / no charlie two').at(-1)).to.equal('move B2-C2');
    expect(heard('territories', 'g2 / no h2 / g2').at(-1)).to.equal('move trunk G2 H2');
  });

  it('may name what is wrong before what is right, and never takes the two for a whole move', () => {
    expect(heard('isolation', 'bravo two / not bravo two delta two').at(-1)).to.equal('ask block');
    expect(heard('isolation', 'bravo two / not bravo two delta two / charlie one').at(-1)).to.equal(
      'move C1-D2 block C1',
    );
    expect(heard('isolation', 'bravo two / not bravo two').at(-1)).to.equal('unheard');
    expect(heard('territories', 'g2 / not g2 h2 / g2').at(-1)).to.equal('move trunk G2 H2');
  });

  it('means nothing when nothing was said', () => {
    expect(heard('isolation', 'no delta two')).to.deep.equal(['unheard']);
    expect(heard('nearest-site', 'no black', {}, awarding)).to.deep.equal(['unheard']);
  });
});

describe('letters that rhyme', () => {
  it('are asked about when they are heard', () => {
    expect(heard('nearest-site', 'b3', voice)).to.deep.equal(['choose site B3; site D3; site E3; site C3']);
    expect(heard('isolation', 'b two block c one', voice)[0]).to.match(/^choose C1-B2 block C1; C1-D2 block C1/);
  });

  it('are taken when nothing likely competes', () => {
    expect(heard('nearest-site', 'b3', voice, ['site D3', 'site E3', 'site C3'])).to.deep.equal(['move site B3']);
    expect(heard('approach-withdraw', 'a2 a3', voice)).to.deep.equal(['move A2-A3']);
    expect(heard('territories', 'g one g two', voice)).to.deep.equal(['move trunk G1 G2']);
  });

  it('give way to one that is legal, unsure', () => {
    expect(heard('nearest-site', 'h three', voice)).to.deep.equal(['? move site A3']);
  });

  it('leave no doubt about the words beside them, once their column was asked for', () => {
    const state = stateAfter('nearest-site', ['site E2', 'site D5', 'site E3', 'site A1']);
    const [first] = conversation(state, ['b1 white'], voice);
    if (first?.kind !== 'choose' || !first.draft) throw new Error('no question');
    const asked = { kind: 'slot', moves: first.moves, part: 'column' } as const;
    const answer = interpret('bravo', { game: state.game, state, draft: first.draft, asked, ...voice });
    expect(told(answer, state.game)).to.equal('move B1 white');
  });

  it('are taken as they stand when they are typed', () => {
    expect(heard('nearest-site', 'b3')).to.deep.equal(['move site B3']);
    expect(heard('nearest-site', 'b3', { source: 'dictated' })).to.deep.equal(['move site B3']);
  });

  it('do not matter in spelling words', () => {
    expect(heard('nearest-site', 'bravo three', voice)).to.deep.equal(['move site B3']);
    expect(heard('isolation', 'bravo two block charlie one', voice)).to.deep.equal(['move C1-B2 block C1']);
  });
});

describe('words that only sound like coordinates', () => {
  const wanted: [text: string, cell: string][] = [
    ['be three', 'B3'],
    ['bee free', 'B3'],
    ['see five', 'C5'],
    ['sea for', 'C4'],
    ['dee too', 'D2'],
    ['the one', 'D1'],
    ['eat one', 'E1'],
    ['he won', 'E1'],
    ['a fore', 'A4'],
    ['8 four', 'A4'],
    ['hey tree', 'A3'],
    ['before', 'B4'],
    ['default', 'D4'],
  ];
  for (const [text, cell] of wanted)
    it(`hears "${text}" as ${cell}, unsure`, () => {
      expect(heard('nearest-site', text)).to.deep.equal([`? move site ${cell}`]);
    });

  it('hears what lies between cells', () => {
    expect(heard('isolation', 'c 1 two b 2 block c 1')).to.deep.equal(['? move C1-B2 block C1']);
    expect(heard('isolation', 'bravo two / black charlie one').at(-1)).to.equal('? move C1-B2 block C1');
    expect(heard('nearest-site', 'a1 wide', {}, awarding)).to.deep.equal(['? move A1 white']);
  });

  it('is unsure of a row of awards that only sounds like one, and of one that is heard badly', () => {
    const row = 'moves A1 white; B1 white; C1 neutral; D1 black; E1 black';
    expect(heard('nearest-site', 'row one white white neutral black black', {}, awarding)).to.deep.equal([row]);
    expect(heard('nearest-site', 'a1 wide b1 white', {}, awarding)).to.deep.equal(['? moves A1 white; B1 white']);
    const two = 'row one white white neutral black black | row one white white neutral white black';
    expect(heard('nearest-site', two, {}, awarding)).to.deep.equal([`? ${row}`]);
    const unclear = [{ text: 'row one white white neutral black black', confidence: 0.4 }];
    const [answer] = conversation(stateAfter('nearest-site', awarding), [unclear], voice);
    expect(answer && told(answer, 'nearest-site')).to.equal(`? ${row}`);
  });

  it('hears no row in them that nobody asked for', () => {
    for (const text of ['to', 'for', 'won', 'be']) expect(heard('isolation', text), text).to.deep.equal(['unheard']);
  });
});
