import { msg, str } from '@lit/localize';

/** Which game of a match a record is, from 2 on, as a sentence. */
export const gameOfMatchText = (number: number): string =>
  number === 2
    ? msg('Second game of a match.', { id: 'match.second' })
    : msg(str`Game ${number} of a match.`, { id: 'match.game' });
