import type { Request } from '../records/reply.js';
import type { Session } from '../records/session.js';
import { startNextGame } from './next-game.js';
import { pressOnce } from './press-once.js';
import { helpPath, printRecordPath } from './routes.js';
import { saveRecord } from './saving.js';
import type { Services } from './services.js';

/** What leads from an open game to elsewhere. */
export type Leave = Extract<Request, 'help' | 'settings' | 'print' | 'save' | 'new-game' | 'swap'>;

/** Does what a command asks for beyond the open game. */
export async function leave(request: Leave, services: Services, session: Session): Promise<void> {
  const { id, game } = session.summary;
  switch (request) {
    case 'help':
      services.go(helpPath(game));
      return;
    case 'settings':
      services.go('/settings');
      return;
    case 'new-game':
      services.go(`/new/${game}`);
      return;
    case 'print':
      services.go(printRecordPath(id));
      return;
    case 'save':
      return saveRecord(services, session);
    case 'swap':
      return pressOnce(session, () => startNextGame(services, session.summary));
  }
}
