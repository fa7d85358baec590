import { msg } from '@lit/localize';
import { type Cell, type GameId, games, type Move } from '../rules/index.js';
import { languageOf } from '../speech/languages/index.js';
import type { Digit, Keyword, Letter } from '../speech/languages/types.js';

/** Parts of moves that the help page has examples for, by game. */
const partsOf = {
  isolation: ['move', 'to', 'block'],
  'approach-withdraw': ['step', 'capture'],
  'nearest-site': ['site', 'award', 'row'],
  territories: ['trunk', 'direction', 'farm'],
} as const satisfies Record<GameId, readonly string[]>;

/** A whole move, or a part of one that is entered on its own. */
export type ExamplePart = (typeof partsOf)[GameId][number];

/** What can be entered for one part of a move. */
export interface Examples {
  part: ExamplePart;
  /** The part's name. */
  text: string;
  /** Entries as they are typed or said; any one of them is enough. */
  sayings: string[];
}

/** What one may enter for each part of a game's moves: in notation and in words of the language. */
export const examplesOf = (game: GameId, locale: string): Examples[] =>
  partsOf[game].map((part) => ({ part, text: partText(part), sayings: sayingsOf(part, locale) }));

function partText(part: ExamplePart): string {
  switch (part) {
    case 'move':
      return msg('A whole move', { id: 'help.example.move' });
    case 'to':
      return msg('Where the pawn goes', { id: 'help.example.to' });
    case 'block':
      return msg('Then, which cell is blocked', { id: 'help.example.block' });
    case 'step':
      return msg('A step', { id: 'help.example.step' });
    case 'capture':
      return msg('Which tokens come off, where it is asked', { id: 'help.example.capture' });
    case 'site':
      return msg('A site', { id: 'help.example.site' });
    case 'award':
      return msg('Who gets a cell', { id: 'help.example.award' });
    case 'row':
      return msg('Who gets the cells of a row, from the left', { id: 'help.example.row' });
    case 'trunk':
      return msg('A trunk, by the squares beside it', { id: 'help.example.trunk' });
    case 'direction':
      return msg('A trunk, by its direction from the open end', { id: 'help.example.direction' });
    case 'farm':
      return msg('A farm, in a game without luck', { id: 'help.example.farm' });
  }
}

function sayingsOf(part: ExamplePart, locale: string): string[] {
  const { spelling, digits, words } = languageOf(locale);
  const word = (keyword: Keyword): string => words[keyword][0] ?? '';
  const said = (cell: Cell): string => `${spelling[cell.charAt(0) as Letter]} ${digits[cell.charAt(1) as Digit]}`;
  const both = (one: string, other: string): string => new Intl.ListFormat(locale).format([one, other]);
  switch (part) {
    case 'move':
      return [
        line('isolation', { from: 'C1', to: 'B2', block: 'C1' }),
        `C1 ${word('to')} B2, ${word('block')} C1`,
        `${said('C1')} ${word('to')} ${said('B2')}, ${word('block')} ${said('C1')}`,
      ];
    case 'to':
      return ['B2', said('B2')];
    case 'block':
      return ['C1', `${word('block')} ${said('C1')}`];
    case 'step':
      return [
        line('approach-withdraw', { from: 'A2', to: 'A3', capture: null, removed: [] }),
        `${said('A2')} ${word('to')} ${said('A3')}`,
        `${said('C1')} ${word('up')}`,
      ];
    case 'capture':
      return [word('approach'), word('withdraw'), word('no-capture')];
    case 'site':
      return ['C3', `${word('site')} ${said('C3')}`];
    case 'award':
      return [`A1 ${word('white')}`, `${said('A1')} ${word('black')}`, `${said('C3')} ${word('neutral')}`];
    case 'row':
      return [
        [word('row'), '1', ...(['white', 'white', 'neutral', 'black', 'black'] as const).map(word)].join(' '),
        `A1 ${word('white')}, ${both(`B1 ${word('white')}`, `C1 ${word('neutral')}`)}`,
      ];
    case 'trunk':
      return [
        line('territories', { trunk: ['G1', 'G2'] }),
        'G1 G2',
        `${word('between')} ${both(said('G1'), said('G2'))}`,
      ];
    case 'direction':
      return [word('up'), word('left')];
    case 'farm':
      return ['F5', `${word('farm')} ${said('F5')}`];
  }
}

/** A move as records write it. */
const line = (game: GameId, move: Move): string => games[game].format(move);
