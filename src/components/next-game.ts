import { faultSentence } from '../records/faults.js';
import { namesInNext } from '../records/match-chain.js';
import type { Summary } from '../records/types.js';
import { swapped } from '../rules/match.js';
import type { Services } from './services.js';

/**
 * Starts the next game of a match and goes to it: the other one begins, or the two exchange colours.
 * @returns whether it is started
 */
export async function startNextGame(services: Services, { id, game, options, names }: Summary): Promise<boolean> {
  const created = await services.store.create({
    game,
    options: swapped(game, options),
    names: namesInNext(game, names),
    after: id,
  });
  if (created.ok) services.go(`/play/${created.value.id}`);
  else services.announcer.say(faultSentence(created.error), true);
  return created.ok;
}
