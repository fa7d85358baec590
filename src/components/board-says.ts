import { msg } from '@lit/localize';
import type { BoardEvents } from './board-events.js';
import type { Services } from './services.js';

/** That a board ends here: sounded and said. */
export function tellEdge({ announcer, earcons }: Services): void {
  void earcons.play('edge');
  announcer.say(msg('Edge of the board.', { id: 'play.edge' }));
}

/** A letter that was keyed and waits for its number; null once none waits. */
export function tellLetter({ announcer }: Services, { letter }: BoardEvents['gs-letter']): void {
  if (letter) announcer.say(letter);
  // Typed fast, the cell is read before the letter: it must not come after.
  else announcer.forget();
}
