import { msg } from '@lit/localize';
import type { Award, Mark } from '../../rules/types.js';
import { plural } from './plural.js';
import type { Wording } from './wording.js';

/** The word for an award. */
export function awardWord(award: Award): string {
  switch (award) {
    case 'W':
      return msg('white', { id: 'describe.mark.award.white' });
    case 'B':
      return msg('black', { id: 'describe.mark.award.black' });
    case 'neutral':
      return msg('neutral', { id: 'describe.mark.award.neutral' });
  }
}

/**
 * The word for what stands on so many cells alike, said of all of them at once: "C and F black farm". English keeps the
 * word as it is; other languages have nouns that go with the number.
 */
export function markText(mark: Mark, count: number, wording: Wording): string {
  switch (mark.kind) {
    case 'token':
      return mark.owner === 'W'
        ? msg('white', { id: 'describe.mark.token.white' })
        : msg('black', { id: 'describe.mark.token.black' });
    case 'pawn':
      return mark.owner === 'A'
        ? msg('pawn A', { id: 'describe.mark.pawn.a' })
        : msg('pawn B', { id: 'describe.mark.pawn.b' });
    case 'block':
      return msg('blocked', { id: 'describe.mark.block' });
    case 'award':
      return awardWord(mark.owner);
    case 'site':
      return mark.owner === 'W'
        ? plural(count, wording, {
            one: () => msg('white site', { id: 'describe.mark.site.white.one' }),
            other: () => msg('white site', { id: 'describe.mark.site.white.other' }),
          })
        : plural(count, wording, {
            one: () => msg('black site', { id: 'describe.mark.site.black.one' }),
            other: () => msg('black site', { id: 'describe.mark.site.black.other' }),
          });
    case 'farm':
      return mark.owner === 'W'
        ? plural(count, wording, {
            one: () => msg('white farm', { id: 'describe.mark.farm.white.one' }),
            other: () => msg('white farm', { id: 'describe.mark.farm.white.other' }),
          })
        : plural(count, wording, {
            one: () => msg('black farm', { id: 'describe.mark.farm.black.one' }),
            other: () => msg('black farm', { id: 'describe.mark.farm.black.other' }),
          });
    case 'spot':
      return plural(count, wording, {
        one: () => msg('free spot', { id: 'describe.mark.spot.one' }),
        other: () => msg('free spot', { id: 'describe.mark.spot.other' }),
      });
  }
}

/** The word and the shape, as they are drawn and printed. */
export function markAndShapeText(mark: Mark): string {
  switch (mark.kind) {
    case 'token':
      return mark.owner === 'W'
        ? msg('white, circle', { id: 'describe.shape.token.white' })
        : msg('black, square', { id: 'describe.shape.token.black' });
    case 'pawn':
      return mark.owner === 'A'
        ? msg('pawn A, triangle', { id: 'describe.shape.pawn.a' })
        : msg('pawn B, square', { id: 'describe.shape.pawn.b' });
    case 'block':
      return msg('blocked, cross', { id: 'describe.shape.block' });
    case 'site':
      return mark.owner === 'W'
        ? msg('white site, double circle', { id: 'describe.shape.site.white' })
        : msg('black site, double square', { id: 'describe.shape.site.black' });
    case 'award':
      switch (mark.owner) {
        case 'W':
          return msg('white, small circle', { id: 'describe.shape.award.white' });
        case 'B':
          return msg('black, small square', { id: 'describe.shape.award.black' });
        default:
          return msg('neutral, short bar', { id: 'describe.shape.award.neutral' });
      }
    case 'farm':
      return mark.owner === 'W'
        ? msg('white farm, circle under a roof', { id: 'describe.shape.farm.white' })
        : msg('black farm, square under a roof', { id: 'describe.shape.farm.black' });
    case 'spot':
      return msg('free spot, dotted', { id: 'describe.shape.spot' });
  }
}
