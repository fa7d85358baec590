import { msg } from '@lit/localize';

/** How the board lies, once it has been turned or turned back. */
export const turnedText = (turned: boolean): string =>
  turned
    ? msg('Board turned: A1 is at the top right.', { id: 'play.turned' })
    : msg('Board as usual: A1 is at the bottom left.', { id: 'play.unturned' });
