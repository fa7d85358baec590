import type { Session } from '../records/session.js';
import type { Settings } from '../records/settings.js';
import type { State } from '../rules/index.js';
import { type CommandId, commands } from '../speech/commands.js';
import type { Scene } from '../speech/recogniser.js';

const answers: readonly CommandId[] = ['yes', 'no'];
const ofVoice: readonly CommandId[] = ['faster', 'slower'];
const ofAwards: readonly CommandId[] = ['check', 'count'];

/** What decides which commands mean something. */
export interface Situation extends Pick<Scene, 'draft' | 'asked'> {
  state: State;
  /** A command waits for "yes". */
  pending: boolean;
  /** Gridscribe speaks itself. */
  voice: boolean;
}

/** The commands that mean something now: the fewer there are to choose from, the surer one is heard. */
export function commandsIn({ state, draft, asked, pending, voice }: Situation): CommandId[] {
  const means = (id: CommandId): boolean => {
    if (answers.includes(id)) return pending || asked?.kind === 'confirm';
    if (id === 'cancel') return pending || asked !== null || draft !== null;
    if (ofVoice.includes(id)) return voice;
    if (ofAwards.includes(id)) return state.game === 'nearest-site';
    return id === 'free-end' ? state.game === 'territories' : true;
  };
  return commands.filter((command) => !('silent' in command) && means(command.id)).map(({ id }) => id);
}

/** What can be said now. */
export function sceneOf(session: Session, settings: Settings, locale: string): Scene {
  const { state } = session;
  const { asked, draft } = session.progress;
  const { pending } = session;
  const commandIds = commandsIn({ state, draft, asked, pending, voice: settings.voice });
  return {
    state,
    draft,
    // A command that waits for "yes" is a question too, but none about moves.
    asked: pending ? { kind: 'confirm', moves: [] } : asked,
    locale,
    commands: commandIds,
    wakeWord: settings.talk === 'word',
  };
}
