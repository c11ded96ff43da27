import type { PlayerId } from '@topspin/engine';
import {
  candidates,
  makePairOf,
  unfitness,
  type InscriptionEffects,
} from '#features/inscriptions/commands.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Actor } from '#http/call.ts';
import { halfOfSum } from './made-up.ts';
import type { Earlier } from './store.ts';

/** Those of them who find a partner in an open: within the sum of ratings it allows, and as many women as men in mixed doubles. */
export function partnersAmong(open: LockedOpen, people: readonly Earlier[]): readonly Earlier[] {
  const half = halfOfSum(open);
  const fitting = people.filter(({ rating }) => !half || (rating >= half.min && rating <= half.max));
  if (open.doubles_class !== 'mixed') return fitting;
  const women = fitting.filter(({ gender }) => gender === 'woman');
  const men = fitting.filter(({ gender }) => gender === 'man');
  const most = Math.min(women.length, men.length);
  return [...women.slice(0, most), ...men.slice(0, most)];
}

/** Makes pairs of people of an open of doubles, in their order: each with the next who fits. */
export async function pairUp(
  call: Actor,
  effects: InscriptionEffects,
  open: LockedOpen,
  players: readonly PlayerId[],
): Promise<void> {
  const alone = [...(await candidates(call.db, open.id, players))];
  for (let one = alone.shift(); one; one = alone.shift()) {
    const first = one;
    const at = alone.findIndex((other) => !unfitness(open, [first, other]));
    const [other] = at < 0 ? [] : alone.splice(at, 1);
    if (other) await makePairOf(call, effects, { open, people: [first, other], action: 'makePair' });
  }
}
