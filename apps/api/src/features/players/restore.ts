import type { restorePlayer } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { PlayerEffects } from './context.ts';
import { separate } from './merges/merge.ts';
import { lockDeletablePlayer, playerOfUser, updatePlayer } from './store.ts';

/** Restores a player, or one that was merged into another as they were; does nothing if not deleted. */
export const bringBackPlayer =
  (effects: PlayerEffects) =>
  async (call: Call<typeof restorePlayer>): Promise<{ _id: string }> => {
    const { db, params, user, now, requestId } = call;
    const found = await lockDeletablePlayer(db, params.id);
    if (!found) throw fail('thing.notFound');
    if (found.deleted_at === null) return { _id: found.id };
    if (await separate(effects, call)) return { _id: found.id };
    if (found.user_id !== null && (await playerOfUser(db, found.user_id))) throw fail('player.alreadyExists');
    await updatePlayer(db, found.id, { deleted_at: null });
    await audit(db, {
      actorId: user.id,
      action: 'restorePlayer',
      entity: 'players',
      entityId: found.id,
      requestId,
      at: now,
    });
    return { _id: found.id };
  };
