import { isDeepStrictEqual } from 'node:util';
import { filledFields, type Merge, type mergePlayers, type restorePlayer } from '@topspin/contract';
import { sql } from 'kysely';
import { addAdministratorsOf, removeAdministratorsLike } from '#features/players/administrators/store.ts';
import type { PlayerEffects } from '#features/players/context.ts';
import { moveConsents, updatePlayer } from '#features/players/store.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { settleMerges } from './settle.ts';
import { withheldFrom } from './whose.ts';
import {
  bothOf,
  comesWith,
  emptied,
  forgetMerge,
  insertMerge,
  isUnique,
  lackingIn,
  lockPair,
  mergeOf,
  valuesOf,
  type Profile,
} from './store.ts';

type Merging = Call<typeof mergePlayers>;

/**
 * Merges a profile into another of the same person: its opens, matches and consents become the other's, which also gets the fields
 * it lacked, and the ratings are what they would be had there always been one. A preview does the same and rolls it back.
 */
export const mergeInto =
  (effects: PlayerEffects) =>
  async (call: Merging): Promise<Merge> => {
    const { db, body } = call;
    if (!body.preview) return merge(effects, call);
    await sql`savepoint preview`.execute(db);
    const preview = await merge(effects, call);
    await sql`rollback to savepoint preview`.execute(db);
    return preview;
  };

async function merge(effects: PlayerEffects, call: Merging): Promise<Merge> {
  const { db, params, body, now } = call;
  if (params.id === body.merged_id) throw fail('player.sameProfile');
  const opens = await effects.opensToMove(db, { merged: body.merged_id, kept: params.id });
  const { kept, merged } = await pair(db, params.id, body.merged_id);
  await settleMerges(db, { into: [merged.id] });
  const withheld = await withheldFrom(db, { kept, merged }, now);
  const filled = lackingIn(kept, merged).filter((field) => !withheld.includes(field));
  const came = await comesWith(db, { merged: merged.id, kept });
  const ids = opens.map(({ id }) => id);
  const moving = { from: merged.id, to: kept.id, opens: ids };
  const consents = await moveConsents(db, moving);
  const rated = await effects.moveInOpens(call, { ...moving, initial: came.initial });
  const invitations = await effects.moveAsking(db, moving);
  await updatePlayer(db, merged.id, {
    ...emptied(filled.filter(isUnique)),
    deleted_at: now,
    deleted_by: call.user.id,
  });
  if (filled.length > 0)
    await updatePlayer(db, kept.id, {
      ...valuesOf(merged, filled),
      // It may have been for organisers only.
      ...(filled.includes('contact_phone') && { show_phone_admin_only: true }),
    });
  if (came.administrators) await addAdministratorsOf(db, moving);
  await insertMerge(db, {
    merged_id: merged.id,
    kept_id: kept.id,
    opens: ids,
    consents,
    invitations,
    filled,
    ...came,
    merged_at: now,
  });
  await audit(call, 'mergePlayers', {
    entity: 'players',
    id: kept.id,
    after: { merged: merged.id, opens: ids, filled },
  });
  return { ...rated, opens: opens.map(({ id, name }) => ({ _id: id, name })), filled };
}

async function pair(db: Db, keptId: string, mergedId: string): Promise<Record<'kept' | 'merged', Profile>> {
  const found = await lockPair(db, [keptId, mergedId]);
  const kept = found.find(({ id }) => id === keptId);
  const merged = found.find(({ id }) => id === mergedId);
  if (!kept || !merged) throw fail('thing.notFound');
  if (kept.user_id !== null && merged.user_id !== null) throw fail('player.bothHaveAccounts');
  return { kept, merged };
}

/**
 * Undoes a merge within a day: everything of the opens that came with the profile goes back, with what happened in them since.
 * False if the profile is not merged.
 */
export async function separate(effects: PlayerEffects, call: Call<typeof restorePlayer>): Promise<boolean> {
  const { db, params } = call;
  const merge = await mergeOf(db, params.id);
  if (!merge) return false;
  const { merged_id: to, kept_id: from, opens, consents, initial, invitations, merged_at: since } = merge;
  await effects.lockForMove(db, opens);
  const { kept, merged } = await bothOf(db, merge);
  const filled = filledFields.filter((field) => merge.filled.includes(field));
  const goesBack = filled.filter((field) => isUnique(field) || isDeepStrictEqual(kept[field], merged[field]));
  await moveConsents(db, { from, to, opens }, consents);
  await effects.moveInOpens(call, { from, to, opens, initial });
  await effects.moveAskingBack(db, { from, to, opens, invitations, since });
  if (goesBack.length > 0) await updatePlayer(db, from, emptied(goesBack));
  await updatePlayer(db, to, { ...valuesOf(kept, filled.filter(isUnique)), deleted_at: null });
  if (merge.administrators) await removeAdministratorsLike(db, { from, to });
  await forgetMerge(db, to);
  await audit(call, 'restorePlayer', { entity: 'players', id: to, after: { separated_from: from, opens } });
  return true;
}
