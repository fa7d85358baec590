import type { Session } from '../records/session.js';
import type { Settings } from '../records/settings.js';
import { type CommandId, commands } from '../speech/commands.js';
import type { Scene } from '../speech/recogniser.js';

const answers: readonly CommandId[] = ['yes', 'no'];
const ofVoice: readonly CommandId[] = ['faster', 'slower'];
const ofLog: readonly CommandId[] = ['read-log', 'read-last', 'last-move', 'log-back', 'log-on'];
const ofAwards: readonly CommandId[] = ['check', 'count'];

/** The commands that mean something now: the fewer there are to choose from, the surer one is heard. */
function commandsNow({ state, progress, pending, over }: Session, { voice }: Settings): CommandId[] {
  const { asked, draft, played } = progress;
  const isAwarding = state.game === 'nearest-site' && state.phase === 'awarding' && !over;
  const means = (id: CommandId): boolean => {
    if (answers.includes(id)) return pending !== null || asked?.kind === 'confirm';
    if (id === 'cancel') return pending !== null || asked !== null || draft !== null;
    if (ofLog.includes(id)) return played.length > 0;
    if (ofVoice.includes(id)) return voice;
    if (ofAwards.includes(id)) return isAwarding;
    return id === 'free-end' ? state.game === 'territories' : true;
  };
  return commands.filter((command) => !('silent' in command) && means(command.id)).map(({ id }) => id);
}

/** What can be said now. */
export function sceneOf(session: Session, settings: Settings, locale: string): Scene {
  const { asked, draft } = session.progress;
  return {
    state: session.state,
    draft,
    // A command that waits for "yes" is a question too, but none about moves.
    asked: session.pending ? { kind: 'confirm', moves: [] } : asked,
    locale,
    commands: commandsNow(session, settings),
    wakeWord: settings.talk === 'word',
  };
}
