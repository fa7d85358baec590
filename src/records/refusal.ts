import { describeReason } from '../speech/describe/reasons.js';
import type { Interpretation, Question } from '../speech/interpret.js';
import type { Keeper } from './keeper.js';
import type { Reply, Told } from './reply.js';

/** Says why a move is not allowed; what of it can stay is kept, and the rest asked for anew. */
export async function refuse(
  { move, error, draft, near }: Interpretation & { kind: 'illegal' },
  keeper: Keeper,
): Promise<Reply> {
  const { state } = keeper;
  const before = keeper.progress.draft;
  const question: Question | null = draft && near?.length ? { kind: 'slot', moves: near } : null;
  const reason: Told = (wording) => [describeReason(error, state, move, wording)];
  // The question is still the one that was asked, and the reason says what is allowed.
  if (JSON.stringify(draft ?? null) === JSON.stringify(before)) return keeper.reply('refused', reason);
  const told: Told = (wording) => [
    ...reason(wording),
    ...(question ? [keeper.question(question, draft ?? null)(wording)] : []),
  ];
  return keeper.write([{ kind: 'draft', draft: draft ?? null, asked: question }], 'refused', told);
}
