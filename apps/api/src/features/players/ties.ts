import { standingStates } from '@topspin/engine';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Call } from '#http/call.ts';
import { day } from '#http/durations.ts';

/** An open gives its organisers no phones a week after its end, or after it finished if that is earlier, or a year after the player entered; when it is cancelled, at once. */
const endsAfter = 7 * day;

/** For how long a person entered by an organiser can leave before an organiser who is not trusted sees the phone. */
const objectsWithin = 3 * day;

export type Ties = {
  readonly administers: boolean;
  /** Organises an open the player is in, and may see how to reach its players. */
  readonly organises: boolean;
  /** Is trusted by an admin, regardless of the open. */
  readonly trusted: boolean;
  /** Organises an open that the player, or somebody who looks after them, entered or confirmed. */
  readonly confirmed: boolean;
  /** A registration in an open of theirs that neither has confirmed, if there is somebody who could. */
  readonly unconfirmed: { readonly open_id: string; readonly inscription_id: string } | null;
};

type Between = {
  readonly userId: string;
  /** The player, and the player's account, by value or as columns. */
  readonly playerId: Expression<unknown>;
  readonly accountId: Expression<unknown>;
  readonly now: Date;
};

/**
 * An account's relation to somebody else's player, through an open under way, as a query of one row. Trusted organisers of a trusted
 * open may reach everybody in it; the untrusted owner of an approved one, those who entered themselves or through an administrator, and
 * others once they have been in it for three days, if there is somebody who was notified and could leave with one tap. In any other open
 * only the former. Co-organisers act under the owner's trust, but must be trusted themselves to see phones.
 */
function tiesQuery({ userId, playerId, accountId, now }: Between): RawBuilder<Ties> {
  const over = new Date(now.getTime() - endsAfter);
  const told = new Date(now.getTime() - objectsWithin);
  return sql<Ties>`
    with viewer as (select trusted_user(${userId}::uuid) as trusted),
      administrator as (select user_id, relation from player_administrators where player_id = ${playerId}),
      tie as (select entry.id as inscription_id, open.id as open_id, trusted_open(open.id) as trusted_open,
          entry.registered_at, entry.confirmed_at is not null as confirmed,
          coalesce(entry.registered_by = ${accountId}, false)
            or entry.registered_by in (select user_id from administrator where relation <> 'organiser') as own
        from inscriptions entry
        join opens open on open.id = entry.open_id and open.deleted_at is null
          and open.state <> 'canceled' and least(open.date_end, open.finished_at, entry.registered_at + interval '1 year') > ${over}
        join open_organisers organiser on organiser.open_id = entry.open_id
        cross join viewer
        where entry.player_id = ${playerId} and entry.state = any(${standingStates}::text[])
          and organiser.user_id = ${userId}::uuid and organiser.accepted_at is not null
          and (organiser.role = 'owner' or viewer.trusted))
    select exists (select from administrator where user_id = ${userId}::uuid) as administers, viewer.trusted,
      exists (select from tie where viewer.trusted and tie.trusted_open or tie.registered_at < ${told} and tie.trusted_open
        and (${accountId} is not null or exists (select from administrator)) or tie.own) as organises,
      exists (select from tie where tie.own or tie.confirmed) as confirmed,
      (select json_build_object('open_id', open_id, 'inscription_id', inscription_id) from tie
        where trusted_open and not own and not confirmed
          and (${accountId} is not null or exists (select from administrator where relation <> 'organiser'))
        order by registered_at desc, inscription_id limit 1) as unconfirmed
    from viewer`;
}

/** An account's relation to somebody else's player, through an open under way. */
export async function tiesBetween(
  { db, now }: Pick<Call, 'db' | 'now'>,
  userId: string,
  player: { readonly id: string; readonly user_id: string | null },
): Promise<Ties> {
  const { rows } = await tiesQuery({
    userId,
    playerId: sql`${player.id}::uuid`,
    accountId: sql`${player.user_id}::uuid`,
    now,
  }).execute(db);
  const [ties] = rows;
  if (!ties) throw new Error('a row of constants is missing');
  return ties;
}

/** The same as a column. */
export const tiesColumn = (between: Between): RawBuilder<Ties> =>
  sql<Ties>`(select row_to_json(ties) from (${tiesQuery(between)}) ties)`;

/**
 * Whether this account, which organises an open, waits for those who answer for a player to confirm a registration, and sees no phone until
 * then if others see the player as a minor; as a column.
 */
export const awaitsFamily = (between: Between): RawBuilder<boolean> =>
  sql<boolean>`(select tie.unconfirmed is not null and tie.organises and tie.trusted and not tie.administers and not tie.confirmed
    from (${tiesQuery(between)}) tie)`;
