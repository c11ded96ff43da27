import { standingStates } from '@topspin/engine';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { finds } from '#db/finds.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import type { Ownership } from '#http/handle.ts';
import type { Asking } from '#http/viewer-statement.ts';

/** Whether this user organises that open: created it, or accepted an invitation to. */
export const organises = (db: Db, userId: string, openId: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('open_organisers')
      .select('user_id')
      .where('open_id', '=', openId)
      .where('user_id', '=', userId)
      .where('accepted_at', 'is not', null),
  );

/** Whether the viewer is the owner of that open, as a condition. */
export const ownsOpen = (
  viewer: Pick<Asking, 'id'> | null,
  openId: string | Expression<unknown>,
): RawBuilder<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from open_organisers organiser where organiser.open_id = ${openId}
        and organiser.user_id = ${viewer.id}::uuid and organiser.role = 'owner')`;

/** Whether the viewer has the rights of an organiser in an open. */
export const manages = async (db: Db, viewer: Viewer | null, openId: string): Promise<boolean> =>
  viewer !== null && (isAdmin(viewer) || (await organises(db, viewer.id, openId)));

/** Whether the viewer organises that open, as a condition. */
export const organisesOpen = (
  viewer: Pick<Asking, 'id'> | null,
  openId: string | Expression<unknown>,
): RawBuilder<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from open_organisers organiser where organiser.open_id = ${openId}
        and organiser.user_id = ${viewer.id}::uuid and organiser.accepted_at is not null)`;

/** Whether an open is trusted, by its owner or once an admin approved it, as a condition. */
export const trustedOpen = (openId: string | Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`trusted_open(${openId})`;

/** Whether the viewer, or a player they look after, is in an open or in its draw, as a condition. */
const entersOpen = (viewer: Pick<Asking, 'id'>, openId: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from inscriptions entry where entry.open_id = ${openId}
    and entry.player_id in (select id from players where user_id = ${viewer.id}::uuid
      union all select player_id from player_administrators
        where user_id = ${viewer.id}::uuid and relation <> 'organiser')
    and (entry.state in (${sql.join(standingStates.map((state) => sql.lit(state)))})
      or exists (select from group_players line join phases on phases.id = line.phase_id
        where phases.open_id = entry.open_id and line.player_id = any (sides_of(entry.player_id)))))`;

/**
 * The condition, on the table of that name, that a viewer sees the inside of an open: drafts only for organisers, and
 * for visitors only opens whose organiser publishes them. Being in one for functional diversity is about somebody's health: besides its
 * organisers, only those who are in it, or look after somebody who is, see who else is.
 */
export function seesOpens(viewer: Asking | null, open: string): RawBuilder<boolean> {
  const of = sql.table(open);
  if (viewer === null)
    return sql<boolean>`(${of}.state <> 'created' and ${of}.public_results
      and not ${of}.functional_diversity)`;
  if (isAdmin(viewer)) return sql<boolean>`true`;
  const entered = viewer.seesMore ? sql` or ${entersOpen(viewer, sql`${of}.id`)}` : sql``;
  return sql<boolean>`(${of}.state <> 'created' and (not ${of}.functional_diversity${entered})
    or ${organisesOpen(viewer, sql`${of}.id`)})`;
}

/**
 * Whether an answer about a player whom the viewer looks after names this open: to its organisers, those who are in it or look after
 * somebody who is, and admins. Of whatever kind it is: an open left unnamed would otherwise be known to be for functional diversity.
 */
export async function isToldOpen(
  db: Db,
  viewer: Pick<Viewer, 'id' | 'roles'>,
  openId: string,
): Promise<boolean> {
  if (isAdmin(viewer)) return true;
  const id = sql`${openId}::uuid`;
  const { rows } = await sql<{
    told: boolean;
  }>`select ${organisesOpen(viewer, id)} or ${entersOpen(viewer, id)} as told`.execute(db);
  return rows[0]?.told ?? false;
}

/**
 * Whether a list of what a player did names an open, as a condition: one for functional diversity reveals something about health,
 * so only to that player, those who look after them, and its organisers; not to who merely keeps their profile. Those who look into the
 * open itself see it there.
 */
export const namesOpen = (
  viewer: Asking | null,
  open: string,
  players: readonly Expression<unknown>[] = [],
): RawBuilder<boolean> => {
  if (viewer !== null && isAdmin(viewer)) return sql<boolean>`true`;
  const of = sql.table(open);
  const theirs = players.map(
    (
      player,
    ) => sql`exists (select from players own where own.id = ${player} and (own.user_id = ${viewer?.id ?? null}::uuid
      or exists (select from player_administrators administrator
        where administrator.player_id = own.id and administrator.user_id = ${viewer?.id ?? null}::uuid
          and administrator.relation <> 'organiser')))`,
  );
  const reasons = [sql`not ${of}.functional_diversity`, organisesOpen(viewer, sql`${of}.id`), ...theirs];
  return sql<boolean>`(${sql.join(reasons, sql` or `)})`;
};

/** The query of an open visible to this viewer. */
export const seenOpen = (db: Db, viewer: Viewer | null, openId: string) =>
  db
    .selectFrom('opens as open')
    .where('open.id', '=', openId)
    .where('open.deleted_at', 'is', null)
    .where(seesOpens(viewer, 'open'))
    .select('open.id');

/** Whether an open is visible to a viewer. */
export const seesOpen = (db: Db, viewer: Viewer | null, openId: string): Promise<boolean> =>
  finds(seenOpen(db, viewer, openId));

/** Whether the viewer has organiser rights over something in an open; `unseen` if they may not see the open. */
export async function organiserOnly(db: Db, viewer: Viewer, openId: string | undefined): Promise<Ownership> {
  if (openId === undefined) return 'unseen';
  if (await organises(db, viewer.id, openId)) return 'yes';
  return (await seesOpen(db, viewer, openId)) ? 'no' : 'unseen';
}

/** Whether the viewer owns that open: `no` for its other organisers, `unseen` for those who may not see it. */
export async function ownerOnly(db: Db, viewer: Viewer, openId = ''): Promise<Ownership> {
  const { rows } = await sql<{
    owns: boolean;
  }>`select ${ownsOpen(viewer, sql`${openId}::uuid`)} as owns`.execute(db);
  return rows[0]?.owns
    ? 'yes'
    : organiserOnly(db, viewer, openId).then((seen) => (seen === 'unseen' ? seen : 'no'));
}
