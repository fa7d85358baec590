/** What the cards say of an activity besides its rules: for whom, what it trains, who may help, and what it is not. */
import { msg } from '@lit/localize';
import type { GameId } from '../../rules/types.js';
import { type Block, heading } from './types.js';

function minutes(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('about 10 minutes', { id: 'sheet.minutes.isolation' });
    case 'approach-withdraw':
      return msg('about 15 minutes', { id: 'sheet.minutes.approach-withdraw' });
    case 'nearest-site':
      return msg('about 20 minutes', { id: 'sheet.minutes.nearest-site' });
    case 'territories':
      return msg('about 30 minutes', { id: 'sheet.minutes.territories' });
  }
}

function trains(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('looking ahead, keeping room to move, naming cells exactly', { id: 'sheet.trains.isolation' });
    case 'approach-withdraw':
      return msg('seeing lines in front and behind, choosing between two captures, saying a move in full', {
        id: 'sheet.trains.approach-withdraw',
      });
    case 'nearest-site':
      return msg('counting steps, comparing two distances, checking another person’s work politely', {
        id: 'sheet.trains.nearest-site',
      });
    case 'territories':
      return msg('following a fence, comparing areas, seeing what a single step closes off', {
        id: 'sheet.trains.territories',
      });
  }
}

/** What this game in particular does not show or promise. */
function ownLimit(game: GameId): string {
  switch (game) {
    case 'isolation':
      return msg('The practice sequence shows how a turn works. It promises no win.', { id: 'sheet.limit.isolation' });
    case 'approach-withdraw':
      return msg('The practice sheet shows one choice. Which of the captures is better, it does not say.', {
        id: 'sheet.limit.approach-withdraw',
      });
    case 'nearest-site':
      return msg(
        'The distance here is a count of steps on a grid. It is not a map and tells nothing of real ways. A site in the middle promises no win.',
        { id: 'sheet.limit.nearest-site' },
      );
    case 'territories':
      return msg('The fences shown are there to explain the rules. None of them promises a win.', {
        id: 'sheet.limit.territories',
      });
  }
}

function limits(game: GameId): string {
  return [
    ownLimit(game),
    msg('Examples are examples, not measured outcomes. No lasting improvement is claimed from playing.', {
      id: 'sheet.limit.all',
    }),
  ].join(' ');
}

function origin(game: GameId): string {
  if (game === 'territories') {
    return msg(
      'Territories is a game by Corné van Moorsel, published online at mastermove.eu. The idea and the rules are theirs; these sheets tell the rules anew, for practice at the table.',
      { id: 'sheet.origin.territories' },
    );
  }
  return msg('The rules put together older mechanisms whose inventor is not known.', { id: 'sheet.origin' });
}

/** Players and minutes, what the activity trains, who may help, its limits and where its rules come from. */
export function aboutBlocks(game: GameId): Block[] {
  return [
    heading(msg('About this activity', { id: 'sheet.about' })),
    {
      kind: 'facts',
      facts: [
        { name: msg('Players', { id: 'sheet.about.players' }), text: msg('two', { id: 'sheet.about.players.pair' }) },
        { name: msg('Time', { id: 'sheet.about.time' }), text: minutes(game) },
        { name: msg('Trains', { id: 'sheet.about.trains' }), text: trains(game) },
        {
          name: msg('Help', { id: 'sheet.about.help' }),
          text: msg(
            'Adults may prepare the pieces, move them or act as scribe. The players say the moves and decide.',
            {
              id: 'sheet.about.help.text',
            },
          ),
        },
        { name: msg('Limits', { id: 'sheet.about.limits' }), text: limits(game) },
        { name: msg('Origin', { id: 'sheet.about.origin' }), text: origin(game) },
      ],
    },
  ];
}
