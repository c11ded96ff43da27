import type { restorePlayer } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import type { PlayerEffects } from './context.ts';
import { separate } from './merges/merge.ts';
import { lockDeletablePlayer, playerOfUser, updatePlayer } from './store.ts';

/** Restores a player, or one that was merged into another as they were; does nothing if not deleted. */
export const bringBackPlayer =
  (effects: PlayerEffects) =>
  async (call: Call<typeof restorePlayer>): Promise<{ _id: string }> => {
    const { db, params } = call;
    const player = found(await lockDeletablePlayer(db, params.id));
    if (player.deleted_at === null) return { _id: player.id };
    if (await separate(effects, call)) return { _id: player.id };
    if (player.user_id !== null && (await playerOfUser(db, player.user_id)))
      throw fail('player.alreadyExists');
    await updatePlayer(db, player.id, { deleted_at: null });
    await audit(call, 'restorePlayer', { entity: 'players', id: player.id });
    return { _id: player.id };
  };
