import type { Club, editClub, mergeClubs, restoreClub, softDeleteClub } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import type { ClubEffects } from './context.ts';
import {
  clubToday,
  countPlayers,
  deleteClub,
  isNameTaken,
  keepFormerName,
  lockClubs,
  renameClub,
  restoreDeletedClub,
} from './store.ts';

/** Renames a club; lists of players that still say the former name mean this one. */
export async function rename(call: Call<typeof editClub>): Promise<Club> {
  const { db, params, body, version, now } = call;
  const club = await clubInLists(db, params.id);
  await refuseStaleByName(db, 'clubs', club, version);
  if (await isNameTaken(db, body.name, club.id)) throw fail('club.nameTaken');
  await keepFormerName(db, club.id);
  await renameClub(db, club.id, body.name, now);
  await audit(call, 'editClub', {
    entity: 'clubs',
    id: club.id,
    before: { name: club.name },
    after: { name: body.name },
  });
  return { _id: club.id, name: body.name };
}

/** Merges clubs into another, whose players all become. A preview counts them. Those merged into it already are left out. */
export const merge =
  ({ leave }: ClubEffects) =>
  async (call: Call<typeof mergeClubs>): Promise<{ players: number }> => {
    const { db, params, body, user, now } = call;
    const asked = new Set(body.merged_ids);
    if (asked.has(params.id)) throw fail('club.sameClub');
    const found = await lockClubs(db, [params.id, ...asked]);
    const kept = found.find(({ id }) => id === params.id);
    const others = found.filter(({ id }) => id !== params.id);
    const isGone = others.some((club) => club.deleted_at !== null && club.merged_into !== params.id);
    if (!kept || kept.deleted_at !== null || others.length < asked.size || isGone)
      throw fail('thing.notFound');
    const merged = others.filter(({ deleted_at: deletedAt }) => deletedAt === null).map(({ id }) => id);
    if (merged.length === 0) return { players: 0 };
    const players = await countPlayers(db, merged);
    if (body.preview) return { players };
    for (const id of merged) {
      await deleteClub(db, id, { by: user.id, at: now, mergedInto: kept.id });
      await leave(db, id, kept.id);
    }
    await audit(call, 'mergeClubs', { entity: 'clubs', id: kept.id, after: { clubs: merged, players } });
    return { players };
  };

/** Deletes a club; its players are left without one. */
export const remove =
  ({ leave }: ClubEffects) =>
  async (call: Call<typeof softDeleteClub>): Promise<{ _id: string }> => {
    const { db, params, user, version, now } = call;
    const club = await clubInLists(db, params.id);
    await refuseStaleByName(db, 'clubs', club, version);
    const players = await countPlayers(db, [club.id]);
    await deleteClub(db, club.id, { by: user.id, at: now });
    await leave(db, club.id, null);
    await audit(call, 'softDeleteClub', { entity: 'clubs', id: club.id, after: { players } });
    return { _id: club.id };
  };

/** Restores a club, deleted or merged, with the players who have not changed clubs since; does nothing if it is in the lists. */
export const restore =
  ({ comeBack }: ClubEffects) =>
  async (call: Call<typeof restoreClub>): Promise<{ _id: string }> => {
    const { db, params } = call;
    const [club] = await lockClubs(db, [params.id]);
    if (!club) throw fail('thing.notFound');
    if (club.deleted_at === null) return { _id: club.id };
    if (await isNameTaken(db, club.name, club.id)) throw fail('club.nameTaken');
    const from = await clubToday(db, club.merged_into);
    await restoreDeletedClub(db, club.id);
    await comeBack(db, club.id, from);
    await audit(call, 'restoreClub', { entity: 'clubs', id: club.id });
    return { _id: club.id };
  };

async function clubInLists(db: Db, id: string) {
  const [club] = await lockClubs(db, [id]);
  if (!club || club.deleted_at !== null) throw fail('thing.notFound');
  return club;
}
