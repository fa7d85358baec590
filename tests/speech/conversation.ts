import { games, type GameId, type Move, type State } from '../../src/rules/index.js';
import { type Context, type Heard, interpret, type Interpretation } from '../../src/speech/interpret.js';

/** The set-up that the cases and tests of speech are about. */
const options: Partial<Record<GameId, unknown>> = {
  territories: { houses: { W: ['B2', 'D4', 'E4', 'G4'], B: ['B3', 'C2', 'F2', 'F5'] }, start: ['G1', 'H1'] },
};

/** The state of a game after these moves in canonical notation. */
export function stateAfter(game: GameId, moves: readonly string[] = [], set: unknown = options[game]): State {
  const rules = games[game];
  const started = rules.start(set);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return moves.reduce<State>((state, line) => {
    const result = rules.play(state, rules.parse(line));
    if (!result.ok) throw new Error(`${line}: ${JSON.stringify(result.error)}`);
    return result.value;
  }, started.value);
}

/** A text with further guesses of the same utterance after " | ", as a recogniser without confidences gives them. */
export const guesses = (text: string): Heard =>
  text.includes(' | ') ? text.split(' | ').map((guess) => ({ text: guess })) : text;

/** What each of several utterances about one position comes to, with draft and question kept as a session keeps them. */
export function conversation(state: State, utterances: readonly Heard[], how: Partial<Context> = {}): Interpretation[] {
  let open: Pick<Context, 'draft' | 'asked'> = {};
  return utterances.map((heard) => {
    const answer = interpret(heard, { game: state.game, state, ...open, ...how });
    open = openAfter(answer, open);
    return answer;
  });
}

/** The draft and the question that are open after an answer. They are stored in between, as JSON. */
export function openAfter(
  answer: Interpretation,
  before: Pick<Context, 'draft' | 'asked'>,
): Pick<Context, 'draft' | 'asked'> {
  switch (answer.kind) {
    case 'ask':
      return stored({ draft: answer.draft, asked: { kind: 'slot', moves: answer.moves } });
    case 'choose':
      return stored({ draft: answer.draft, asked: { kind: 'choose', moves: answer.moves } });
    case 'illegal':
      return answer.draft ? stored({ draft: answer.draft, asked: { kind: 'slot', moves: answer.near ?? [] } }) : {};
    case 'move':
      return answer.sure ? {} : stored({ asked: { kind: 'confirm', moves: [answer.move] } });
    case 'moves':
      return {};
    case 'command':
      return answer.id === 'cancel' || answer.id === 'undo' ? {} : before;
    case 'unheard':
      return before;
  }
}

const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What the last of several utterances comes to; they stand in one text with " / " between them. */
export function lastOf(state: State, text: string, how: Partial<Context> = {}): Interpretation {
  const answers = conversation(state, text.split(' / ').map(guesses), how);
  return answers.at(-1) ?? { kind: 'unheard' };
}

/** An answer in the words of the cases: `move C1-B2 block C1`, `ask block`, `illegal off-board`, `command at D4`. */
export function told(answer: Interpretation, game: GameId): string {
  const format = (move: Move): string => games[game].format(move);
  switch (answer.kind) {
    case 'move':
      return `${answer.sure ? '' : '? '}move ${format(answer.move)}`;
    case 'moves':
      return `${answer.sure ? '' : '? '}moves ${answer.moves.map(format).join('; ')}`;
    case 'choose':
      return `choose ${answer.moves.map(format).join('; ')}`;
    case 'ask':
      return `ask ${answer.slot}`;
    case 'illegal':
      return `illegal ${answer.error.code}`;
    case 'command':
      return ['command', answer.id, ...answer.args].join(' ');
    case 'unheard':
      return 'unheard';
  }
}

/** Whether an answer is what a case wants: `? M` is met by M as a move that is not sure, and by a choice that offers M. */
export function meets(answer: Interpretation, wanted: string, game: GameId): boolean {
  if (!wanted.startsWith('? ')) return told(answer, game) === wanted;
  const line = wanted.slice(2);
  if (answer.kind === 'move') return !answer.sure && games[game].format(answer.move) === line;
  return answer.kind === 'choose' && answer.moves.some((move) => games[game].format(move) === line);
}
