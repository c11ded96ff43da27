import type { PartnerState } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '#db/finds.ts';
import { isMine } from '#features/inscriptions/store.ts';
import type { Db, Viewer } from '#http/call.ts';

/** Who asked whom, as stored. */
export type Asking = {
  readonly id: string;
  readonly open_id: string;
  readonly player_id: PlayerId;
  readonly partner_id: PlayerId;
  /** `dismissed`: the inviting player has seen that they were declined. */
  readonly state: PartnerState | 'dismissed';
};

const asking = (db: Db) =>
  db.selectFrom('partner_invitations').select(['id', 'open_id', 'player_id', 'partner_id', 'state']);

export const findAsking = (db: Db, openId: string, id: string): Promise<Asking | undefined> =>
  asking(db).where('open_id', '=', openId).where('id', '=', id).executeTakeFirst();

/** Whom these people asked in an open, and who asked them, newest first; with names and ratings. */
export const askingOf = (db: Db, openId: string, people: readonly string[]) =>
  db
    .selectFrom('partner_invitations as asking')
    .innerJoin('players as player', 'player.id', 'asking.player_id')
    .innerJoin('players as partner', 'partner.id', 'asking.partner_id')
    .select(['asking.id', 'asking.player_id', 'asking.partner_id', 'asking.state', 'asking.since'])
    .select(['player.name as player_name', 'player.rating as player_rating', 'partner.name as partner_name'])
    .where('asking.open_id', '=', openId)
    .where('asking.state', '<>', 'dismissed')
    .where((row) =>
      row.or([
        row('asking.player_id', '=', sql<PlayerId>`any(${people}::uuid[])`),
        row.and([
          row('asking.partner_id', '=', sql<PlayerId>`any(${people}::uuid[])`),
          row('asking.state', '=', 'pending'),
        ]),
      ]),
    )
    .orderBy('asking.since', 'desc')
    .orderBy('asking.id')
    .$narrowType<{ state: PartnerState }>()
    .execute();

/** The people of a pair whom a user answers for. */
export const ownOfPair = async (db: Db, user: Pick<Viewer, 'id'>, side: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('side_members as member')
    .innerJoin('players as player', 'player.id', 'member.player_id')
    .select('player.id')
    .where('member.side_id', '=', side)
    .where(isMine(user))
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether a user answers for a player: their own, or one they look after. */
export const answersFor = (db: Db, user: Pick<Viewer, 'id'>, playerId: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('players as player')
      .select('player.id')
      .where('player.id', '=', playerId)
      .where(isMine(user)),
  );

type Between = { readonly openId: string; readonly player: string; readonly partner: string };

/** What one asked the other, whatever became of it. */
export const askingBetween = (db: Db, { openId, player, partner }: Between): Promise<Asking | undefined> =>
  asking(db)
    .where('open_id', '=', openId)
    .where('player_id', '=', player)
    .where('partner_id', '=', partner)
    .executeTakeFirst();

/** Whom somebody waits for in an open. */
export const waitsFor = async (db: Db, openId: string, player: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('partner_invitations')
      .innerJoin('players as partner', 'partner.id', 'partner_id')
      .select('partner.name')
      .where('open_id', '=', openId)
      .where('player_id', '=', player)
      .where('state', '=', 'pending')
      .executeTakeFirst()
  )?.name;

/** How many questions one person has to answer in opens that are not over: in all, and of one account. */
const most = { inAll: 20, ofOne: 3 } as const;

/** Whether somebody has room for another question of this account: strangers choose the names they show. */
export async function hasRoomForAsking(db: Db, partner: string, by: string): Promise<boolean> {
  // Questions of several opens at once count one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('asks ' || ${partner}))`.execute(db);
  const { rows } = await sql<{ room: boolean }>`
    select count(*) < ${most.inAll}::int and count(*) filter (where invited_by = ${by}::uuid) < ${most.ofOne}::int as room
    from partner_invitations asking join opens open on open.id = asking.open_id
    where asking.partner_id = ${partner}::uuid and asking.state = 'pending'
      and open.deleted_at is null and open.state not in ('finished', 'canceled')`.execute(db);
  return rows[0]?.room === true;
}

/** Asks somebody; also again, after a pair of both has ended. A person who asks may be asked, also by somebody whom they refused. */
export async function insertAsking(
  db: Db,
  { openId, player, partner, by, at }: Between & { readonly by: string; readonly at: Date },
): Promise<{ readonly id: string }> {
  await db
    .deleteFrom('partner_invitations')
    .where('open_id', '=', openId)
    .where('player_id', '=', partner)
    .where('partner_id', '=', player)
    .where('state', 'in', ['declined', 'dismissed'])
    .execute();
  return db
    .insertInto('partner_invitations')
    .values({ open_id: openId, player_id: player, partner_id: partner, invited_by: by, since: at })
    .onConflict((known) =>
      known.columns(['open_id', 'player_id', 'partner_id']).doUpdateSet({
        state: 'pending',
        invited_by: by,
        since: at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const declineAsking = (db: Db, id: string, at: Date) =>
  db.updateTable('partner_invitations').set({ state: 'declined', since: at }).where('id', '=', id).execute();

/** Shows an outcome no more. A refusal stays: the same person is not asked again. */
export const dismissAsking = (db: Db, { id, state }: Asking) =>
  state === 'declined' || state === 'dismissed'
    ? db.updateTable('partner_invitations').set({ state: 'dismissed' }).where('id', '=', id).execute()
    : removeAsking(db, id);

const removeAsking = (db: Db, id: string) =>
  db.deleteFrom('partner_invitations').where('id', '=', id).execute();

type Parted = {
  readonly openId: string;
  readonly side: string;
  /** Of the two, those who part; nobody if organisers do. */
  readonly by: readonly string[];
  readonly news: 'ended' | 'parted' | 'left';
  readonly at: Date;
};

/**
 * Those of a pair who did not part it, with their partners, to be told; until the draw they also see it. Guests have nobody who could
 * see it.
 */
export async function keepParted(
  db: Db,
  { openId, side, by, news, at }: Parted,
): Promise<readonly { readonly player_id: PlayerId; readonly partner_id: PlayerId }[]> {
  const { rows } = await sql<{ player_id: PlayerId; partner_id: PlayerId }>`
    with parted as (
      select own.player_id, other.player_id as partner_id
      from side_members own join side_members other on other.side_id = own.side_id and other.player_id <> own.player_id
      join players on players.id = own.player_id and guest_of is null
      where own.side_id = ${side}::uuid and own.open_id = ${openId}::uuid and own.player_id <> all (${by}::uuid[])
    ), kept as (
      insert into partner_invitations (open_id, player_id, partner_id, state, since)
      select ${openId}::uuid, player_id, partner_id, ${news}, ${at}::timestamptz from parted
      where not exists (select from phases where open_id = ${openId} and state <> 'created')
      on conflict (open_id, player_id, partner_id) do update set state = excluded.state, since = excluded.since
    )
    select player_id, partner_id from parted`.execute(db);
  return rows;
}

type Profiles = { readonly from: PlayerId; readonly to: PlayerId };

/**
 * Hands one profile's partner invitations, sent and received, to another, once its registrations have moved; returns their ids. Those between
 * the two and duplicates are deleted, and so is what is pending for somebody who has a partner by then.
 */
export async function moveAsking(db: Db, { from, to }: Profiles): Promise<string[]> {
  await sql`delete from partner_invitations gone where (player_id = ${from} and partner_id = ${to})
    or (player_id = ${to} and partner_id = ${from})
    or (partner_id = ${from} and exists (select from partner_invitations kept
      where kept.open_id = gone.open_id and kept.player_id = gone.player_id and kept.partner_id = ${to}))
    or ((player_id in (${from}, ${to}) or partner_id in (${from}, ${to})) and state = 'pending' and exists (select from side_members taken
      where taken.open_id = gone.open_id and taken.player_id = ${to}))
    or (player_id = ${from} and exists (select from partner_invitations kept
      where kept.open_id = gone.open_id and kept.player_id = ${to}))`.execute(db);
  return replaceAsking(db, { from, to }, sql<boolean>`true`);
}

type Undone = Profiles & {
  readonly opens: readonly string[];
  readonly invitations: readonly string[];
  readonly since: Date;
};

/** Gives back what `moveAsking` moved, and what was asked since in the opens that go back. */
export const moveAskingBack = (db: Db, { from, to, opens, invitations, since }: Undone): Promise<string[]> =>
  replaceAsking(
    db,
    { from, to },
    sql<boolean>`(id = any(${invitations}::uuid[]) or open_id = any(${opens}::uuid[]) and since > ${since})`,
  );

async function replaceAsking(db: Db, { from, to }: Profiles, which: RawBuilder<boolean>): Promise<string[]> {
  const replaced: string[] = [];
  for (const column of ['player_id', 'partner_id'] as const) {
    const rows = await db
      .updateTable('partner_invitations')
      .set({ [column]: to })
      .where(column, '=', from)
      .where(which)
      .returning('id')
      .execute();
    replaced.push(...rows.map(({ id }) => id));
  }
  return replaced;
}

/** Deletes what people asked and were asked. That a pair with them is over stays with their partners, who find another. */
export async function eraseAsking(db: Db, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  await db
    .deleteFrom('partner_invitations')
    .where((row) =>
      row.or([
        row('player_id', '=', sql<PlayerId>`any(${players}::uuid[])`),
        row.and([
          row('partner_id', '=', sql<PlayerId>`any(${players}::uuid[])`),
          row('state', 'not in', ['left', 'ended', 'parted']),
        ]),
      ]),
    )
    .execute();
}
