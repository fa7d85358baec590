import { expect } from '@open-wc/testing';
import type { GameId } from '../../src/rules/index.js';
import { loadWords } from '../../src/speech/load.js';
import { lastOf, stateAfter, told } from './conversation.js';

/** What people may type in a position, as they would say it to someone at the table, and what must come of it. */
interface Talk {
  game: GameId;
  played?: string[];
  said: Record<string, string>;
}

const sites = ['site A1', 'site E5', 'site B3', 'site D3'];

const talks: Record<string, Talk[]> = {
  en: [
    {
      game: 'isolation',
      said: {
        'my pawn goes to bravo two': 'ask block',
        'put the block on echo five': 'ask to',
        'bravo two no delta two block charlie one': 'move C1-D2 block C1',
        'bravo two, I mean delta two, block charlie one': 'move C1-D2 block C1',
        'one step north': 'unheard',
        north: 'ask block',
        'is it my turn?': 'command whose-turn',
        'who goes next': 'command whose-turn',
        'what’s in column d': 'command column D',
        'tell me the board': 'command describe-board',
        'what is next to c3': 'command around C3',
        'is c3 free?': 'command at C3',
        'what moves are there from c1': 'command moves-from C1',
        'can I go to c5': 'command why-not C5',
        'read the whole log': 'command read-log',
        'what just happened': 'command last-move',
        'take back the last move': 'command undo',
        'play it again': 'command redo',
        'say it again please': 'command repeat',
        'I didn’t hear that': 'command repeat',
        'stop listening': 'command microphone-off',
        'save the game': 'command save',
        'how many moves are left': 'command standing',
        'turn spelling words off': 'command letter-names',
        'where can I go': 'command moves-from C1',
        'where can my pawn go': 'command moves-from C1',
        'where can pawn B go?': 'command moves-from C5',
        'what is around my pawn': 'command around C1',
        'what’s around the other pawn': 'command around C5',
        'where is my pawn': 'command pieces A',
        'where is your pawn': 'command pieces B',
        'the fence is nice': 'unheard',
        'my place or yours': 'unheard',
        'put the kettle on': 'unheard',
        'it goes without saying': 'unheard',
        'give me two': 'unheard',
        'what is at': 'unheard',
      },
    },
    {
      game: 'approach-withdraw',
      said: {
        'put the piece on a2 up': 'move A2-A3',
        'b2 b3 don’t capture': 'move B2-B3',
        'b2 b3 takes nothing': 'move B2-B3',
        'where are the white tokens': 'command pieces W',
        'how many tokens are left': 'command standing',
        'how many tokens does white have?': 'command standing',
        'how many pieces do I have left': 'command standing',
        'where are my tokens': 'command pieces W',
        'list the other tokens': 'command pieces B',
        'change colours': 'command swap',
      },
    },
    {
      game: 'nearest-site',
      said: { 'my site is charlie three': 'move site C3', 'place charlie three': 'move site C3' },
    },
    {
      game: 'nearest-site',
      played: sites,
      said: {
        'alpha two belongs to white': 'move A2 white',
        'give a2 to white': 'move A2 white',
        'white gets a2': 'move A2 white',
        'award a2 to nobody': 'move A2 neutral',
        'c3 nobody': 'move C3 neutral',
        'are the awards right?': 'command check',
        'how many are open': 'command standing',
      },
    },
    {
      game: 'territories',
      said: {
        'put a trunk between golf one and golf two': 'move trunk G1 G2',
        west: 'move trunk G1 G2',
        'where does the fence end': 'command free-end',
        'where are the white houses': 'command pieces W',
      },
    },
  ],
  de: [
    {
      game: 'isolation',
      said: {
        'b2 ich meine d2 sperre c1': 'move C1-D2 block C1',
        'nach Norden': 'ask block',
        'wer darf?': 'command whose-turn',
        'bin ich an der Reihe': 'command whose-turn',
        'ist c3 frei?': 'command at C3',
        'warum geht c5 nicht': 'command why-not C5',
        'wohin kann ich mit c1': 'command moves-from C1',
        'wohin kann ich gehen': 'command moves-from C1',
        'was ist um meine Figur herum': 'command around C1',
        'wo ist meine Figur': 'command pieces A',
        'nimm den Zug zurück': 'command undo',
        'was hast du gesagt?': 'command repeat',
        'lies alles vor': 'command read-log',
        'wie sieht das Brett aus': 'command describe-board',
        'wie ist der Stand': 'command standing',
        'das Wetter ist schön': 'unheard',
      },
    },
    { game: 'nearest-site', said: { 'platziere c3': 'move site C3' } },
    {
      game: 'approach-withdraw',
      said: {
        'wie viele Steine hat Weiß?': 'command standing',
        'wie viele Steine habe ich noch': 'command standing',
      },
    },
    {
      game: 'nearest-site',
      played: sites,
      said: {
        'stimmen die Zuteilungen?': 'command check',
        'gib a2 an Weiß': 'move A2 white',
        'Weiß bekommt a2': 'move A2 white',
      },
    },
    {
      game: 'territories',
      said: {
        'baue den Zaun zwischen g1 und g2': 'move trunk G1 G2',
        'wo endet der Zaun': 'command free-end',
        'wo sind die weißen Häuser': 'command pieces W',
      },
    },
  ],
};

describe('plain words, as one would say them to someone at the table', () => {
  before(() => Promise.all(Object.keys(talks).map((locale) => loadWords(locale))));

  for (const [locale, ofLocale] of Object.entries(talks))
    for (const { game, played = [], said } of ofLocale)
      for (const [text, wanted] of Object.entries(said))
        it(`${locale}, ${game}: "${text}" is ${wanted}`, () => {
          expect(told(lastOf(stateAfter(game, played), text, { locale }), game)).to.equal(wanted);
        });
});
