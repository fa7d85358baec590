import { msg, str } from '@lit/localize';
import type { Colour } from '../../rules/types.js';
import { plural } from './plural.js';
import type { Wording } from './wording.js';

/** How many tokens someone has: `Black has 5 tokens.` */
export function tokensText(owner: Colour, count: number, wording: Wording): string {
  return owner === 'W'
    ? plural(count, wording, {
        one: () => msg(str`White has ${count} token.`, { id: 'describe.standing.tokens.white.one' }),
        other: () => msg(str`White has ${count} tokens.`, { id: 'describe.standing.tokens.white.other' }),
      })
    : plural(count, wording, {
        one: () => msg(str`Black has ${count} token.`, { id: 'describe.standing.tokens.black.one' }),
        other: () => msg(str`Black has ${count} tokens.`, { id: 'describe.standing.tokens.black.other' }),
      });
}
