import type { FilledField } from '@topspin/contract';
import { filledFields } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

const profileFields = [
  'user_id',
  'nickname',
  'nationality',
  'date_of_birth',
  'licence',
  'gender',
  'club_id',
  'contact_phone',
  'avatar_id',
] as const;

const lockProfiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('players')
    .select(['id', 'name', 'social_networks', ...profileFields])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate();

/** Both profiles of a merge, locked; those deleted, erased or guests are not there. */
export const lockPair = (db: Db, ids: readonly string[]) =>
  lockProfiles(db, ids)
    .where('deleted_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('guest_of', 'is', null)
    .execute();

/** The same of a merge, whatever has become of them. */
export async function bothOf(
  db: Db,
  { kept_id, merged_id }: { readonly kept_id: string; readonly merged_id: string },
): Promise<Record<'kept' | 'merged', Profile>> {
  const rows = await lockProfiles(db, [kept_id, merged_id]).execute();
  const kept = rows.find(({ id }) => id === kept_id);
  const merged = rows.find(({ id }) => id === merged_id);
  if (!kept || !merged) throw new Error('A merge refers to players that are not there.');
  return { kept, merged };
}

export type Profile = Awaited<ReturnType<typeof lockPair>>[number];

/** The fields that one profile lacks and the other has. */
export const lackingIn = (kept: Profile, merged: Profile): FilledField[] =>
  filledFields.filter((field) =>
    field === 'social_networks'
      ? kept.social_networks.length === 0 && merged.social_networks.length > 0
      : kept[field] === null && merged[field] !== null,
  );

/** The values of a profile's fields, as columns. */
export const valuesOf = (profile: Profile, fields: readonly FilledField[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = profile[field];
      return [field, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
    }),
  );

/** The same fields without values. */
export const emptied = (fields: readonly FilledField[]) =>
  Object.fromEntries(fields.map((field) => [field, field === 'social_networks' ? '[]' : null]));

/** Fields that only one profile can have. */
export const isUnique = (field: FilledField): boolean => field === 'user_id' || field === 'avatar_id';

/** Whether a merged profile brings an initial rating to one without, and who looks after it to one nobody looks after. */
export async function comesWith(
  db: Db,
  { merged, kept }: { readonly merged: string; readonly kept: Profile },
) {
  const initial = (id: string) =>
    sql<boolean>`exists (select from rating_ledger where player_id = ${id}::uuid and match_id is null)`;
  const row = await db
    .selectNoFrom([
      sql<boolean>`${initial(merged)} and not ${initial(kept.id)}`.as('initial'),
      sql<boolean>`not exists (select from player_administrators where player_id = ${kept.id}::uuid)`.as(
        'alone',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { initial: row.initial, administrators: row.alone && kept.user_id === null };
}

export const insertMerge = (db: Db, values: Insertable<Database['player_merges']>) =>
  db.insertInto('player_merges').values(values).execute();

/** A merge that can still be undone. */
export const mergeOf = (db: Db, mergedId: string) =>
  db.selectFrom('player_merges').selectAll().where('merged_id', '=', mergedId).forUpdate().executeTakeFirst();

export const forgetMerge = (db: Db, mergedId: string) =>
  db.deleteFrom('player_merges').where('merged_id', '=', mergedId).execute();

/** Profiles that were merged into these, or before that time, and whose merges can no longer be undone. */
export const settledMerges = async (
  db: Db,
  which: { readonly into: readonly string[] } | { readonly before: Date },
): Promise<PlayerId[]> => {
  const rows = await db
    .deleteFrom('player_merges')
    .where((merge) =>
      'into' in which
        ? merge.or([merge('kept_id', 'in', which.into), merge('merged_id', 'in', which.into)])
        : merge('merged_at', '<', which.before),
    )
    .returning('merged_id')
    .execute();
  return rows.map(({ merged_id }) => merged_id);
};

/** Forgets merges of and into these profiles, which are erased. */
export const forgetMergesOf = (db: Db, players: readonly string[]) =>
  db
    .deleteFrom('player_merges')
    .where((merge) => merge.or([merge('kept_id', 'in', players), merge('merged_id', 'in', players)]))
    .execute();
