import { actingFor, isOwn } from '#features/inscriptions/policy.ts';
import { playerToEnrol } from '#features/inscriptions/load.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** A player whom the caller answers for, and in what capacity; organisers pair others up instead. */
export async function actingForOwn(call: Pick<Call, 'db' | 'user'>, openId: string, playerId: string) {
  const player = await playerToEnrol(call, openId, playerId);
  const acting = await actingFor(call.db, call.user, openId, player);
  if (!isOwn(acting)) throw fail('auth.forbidden');
  return { player, acting };
}
