import { randomUUIDv7 } from 'node:crypto';
import type { MatchId } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#http/call.ts';

/** A link that is valid once its open is not over: nobody has revoked it. */
export type ScoreLinkRow = {
  readonly id: string;
  readonly open_id: string;
  readonly match_id: string | null;
  readonly table_number: number | null;
};

const columns = ['id', 'open_id', 'match_id', 'table_number'] as const;

export type NewScoreLink = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly matchId: string | null;
  readonly table: number | null;
};

type Creating = { readonly openId: string; readonly by: string; readonly at: Date };

/** Creates links, except for tables and matches that have a valid one. */
export async function insertScoreLinks(
  db: Db,
  links: readonly NewScoreLink[],
  { openId, by, at }: Creating,
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('score_links')
    .values(
      links.map(({ id, tokenHash, matchId, table }) => ({
        id,
        open_id: openId,
        match_id: matchId,
        table_number: table,
        token_hash: tokenHash,
        created_by: by,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Revokes one valid link of an open, or all; returns those revoked. */
export const revokeLinks = (
  db: Db,
  { openId, linkId, at }: { readonly openId: string; readonly linkId?: string; readonly at: Date },
): Promise<ScoreLinkRow[]> =>
  db
    .updateTable('score_links')
    .set({ revoked_at: at })
    .where('open_id', '=', openId)
    .where('revoked_at', 'is', null)
    .$if(linkId !== undefined, (links) => links.where('id', '=', linkId ?? ''))
    .returning(columns)
    .execute();

/** Lets no link of an open that ended come back, nor any device finish its match. */
export async function forgetEndedLinks(db: Db, openId: string): Promise<void> {
  await db
    .updateTable('score_links')
    .set({ ended_by_departure: false, returns_with: null })
    .where('open_id', '=', openId)
    .where('ended_by_departure', '=', true)
    .execute();
  await sql`update score_link_sessions session set finishes_match_id = null from score_links link
    where link.id = session.score_link_id and link.open_id = ${openId} and session.finishes_match_id is not null`.execute(
    db,
  );
}

/** Ends the sessions that finish a match which another holder has taken. */
export const endFinishing = (db: Db, matchId: string, holderId: string) =>
  db
    .updateTable('score_link_sessions')
    .set({ finishes_match_id: null })
    .where('finishes_match_id', '=', matchId)
    .where('id', '<>', holderId)
    .execute();

type Scoring = Readonly<Record<'linkId' | 'sessionId' | 'id', RawBuilder<unknown>>>;

/** Part of a statement: whether that link is valid, or its session finishes the match. */
export const scoresByLink = ({ linkId, sessionId, id }: Scoring): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from score_links where id = ${linkId} and revoked_at is null)
    or exists (select from score_link_sessions where id = ${sessionId} and finishes_match_id = ${id}))`;

/** For how long a device that finished a match after its link ended is let in: its end can be taken back, or sent again. */
const finishedWithin = sql`interval '10 minutes'`;

/** The match that a session `session` may still score although its link ended. */
const finishes = (
  now: Date,
) => sql<MatchId | null>`(select m.id from matches m where m.id = session.finishes_match_id
  and (m.state = 'inPlay' or m.finished_at > ${now}::timestamptz - ${finishedWithin}))`;

/** The link of a token, with what decides whether it still lets anybody in. */
export const findLinkByHash = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('score_links as link')
    .innerJoin('opens as open', 'open.id', 'link.open_id')
    .where('link.token_hash', '=', tokenHash)
    .select(['link.id', 'link.open_id', 'link.match_id', 'link.table_number', 'link.revoked_at'])
    .select(['open.name as open_name', 'open.state as open_state', 'open.deleted_at as open_deleted_at'])
    .executeTakeFirst();

type Device = {
  readonly linkId: string;
  /** The hash of the key that the device keeps. */
  readonly deviceId: string;
  /** Undefined keeps the name it has. */
  readonly name: string | null | undefined;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** Begins the session of a device on a link, or prolongs it. */
export const openSession = (db: Db, { linkId, deviceId, name, at, expiresAt }: Device) =>
  db
    .insertInto('score_link_sessions')
    .values({
      id: randomUUIDv7(),
      score_link_id: linkId,
      device_id: deviceId,
      name: name ?? null,
      created_at: at,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['score_link_id', 'device_id'])
        .doUpdateSet({ expires_at: expiresAt, ...(name !== undefined && { name }) }),
    )
    .returning(['id', 'name', 'expires_at', sql<boolean>`created_at = ${at}`.as('isNew')])
    .executeTakeFirstOrThrow();

/** Makes devices that open a link at once wait, so that each counts the others. */
export const lockLink = (db: Db, linkId: string) =>
  sql`select from score_links where id = ${linkId} for no key update`.execute(db);

type DevicesOfLink = {
  /** How many are in: their session has not expired. */
  readonly devices: number;
  /** Whether this device is in, and whether it ever was. */
  readonly isIn: boolean;
  readonly isKnown: boolean;
};

/** The devices that opened a link. */
export async function devicesOfLink(
  db: Db,
  linkId: string,
  deviceId: string,
  now: Date,
): Promise<DevicesOfLink> {
  const { rows } = await sql<DevicesOfLink>`
    select count(*) filter (where expires_at > ${now})::int as devices,
      coalesce(bool_or(device_id = ${deviceId} and expires_at > ${now}), false) as "isIn",
      coalesce(bool_or(device_id = ${deviceId}), false) as "isKnown"
    from score_link_sessions where score_link_id = ${linkId}`.execute(db);
  return rows[0] ?? { devices: 0, isIn: false, isKnown: false };
}

/** Ends the session of a link that has not been heard of for longest: it neither opened the link since nor sent an event. Its row stays. */
export const closeQuietestSession = (
  db: Db,
  {
    linkId,
    now,
    sessionHours,
  }: { readonly linkId: string; readonly now: Date; readonly sessionHours: number },
) =>
  sql`update score_link_sessions set expires_at = ${now} where id = (
    select s.id from score_link_sessions s where s.score_link_id = ${linkId} and s.expires_at > ${now}
    order by greatest(s.expires_at - make_interval(hours => ${sessionHours}::int),
      (select max(e.received_at) from match_events e where e.score_session_id = s.id)), s.id
    limit 1)`.execute(db);

/** A session whose link is valid, or that finishes a match, in an open that is not over. */
export const findSession = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('score_link_sessions as session')
    .innerJoin('score_links as link', 'link.id', 'session.score_link_id')
    .innerJoin('opens as open', 'open.id', 'link.open_id')
    .where('session.id', '=', id)
    .where((eb) => eb.or([eb('link.revoked_at', 'is', null), eb(finishes(now), 'is not', null)]))
    .where('open.deleted_at', 'is', null)
    .where('open.state', 'not in', ['finished', 'canceled'])
    .select(['session.id', 'session.name', 'session.expires_at', 'link.revoked_at'])
    .select(finishes(now).as('finishes'))
    .select(['link.id as link_id', 'link.open_id', 'link.match_id', 'link.table_number'])
    .executeTakeFirst();

/** The match that a device which opened a link finishes, though the link ended. */
export async function findFinishing(
  db: Db,
  linkId: string,
  deviceId: string,
  now: Date,
): Promise<MatchId | null> {
  const row = await db
    .selectFrom('score_link_sessions as session')
    .where('session.score_link_id', '=', linkId)
    .where('session.device_id', '=', deviceId)
    .select(finishes(now).as('finishes'))
    .executeTakeFirst();
  return row?.finishes ?? null;
}

/** The devices of an open that finish a match although their link ended. */
export const finishingIn = (db: Db, openId: string, now: Date) =>
  db
    .selectFrom('score_link_sessions as session')
    .innerJoin('score_links as link', 'link.id', 'session.score_link_id')
    .innerJoin('matches as m', 'm.id', 'session.finishes_match_id')
    .leftJoin('players as a', 'a.id', 'm.player_a')
    .leftJoin('players as b', 'b.id', 'm.player_b')
    .where('link.open_id', '=', openId)
    .where('link.revoked_at', 'is not', null)
    .where(finishes(now), 'is not', null)
    .select(['session.id', 'session.name', 'link.table_number', 'm.id as match_id'])
    .select(['a.name as a', 'b.name as b'])
    .orderBy('link.table_number')
    .orderBy('session.id')
    .execute();

export type FinishingRow = Awaited<ReturnType<typeof finishingIn>>[number];

/** The tables and matches of an open whose links ended when an organiser left, and that have no valid one. */
export async function placesWithout(
  db: Db,
  openId: string,
): Promise<{ tables: number[]; matches: string[] }> {
  const rows = await db
    .selectFrom('score_links as link')
    .leftJoin('matches as m', 'm.id', 'link.match_id')
    .where('link.open_id', '=', openId)
    .where('link.ended_by_departure', '=', true)
    .where(sql<SqlBool>`m.state is distinct from 'finished'`)
    .where(
      sql<SqlBool>`not exists (select from score_links fresh where fresh.open_id = link.open_id and fresh.revoked_at is null
        and (fresh.table_number = link.table_number or fresh.match_id = link.match_id))`,
    )
    .select(['link.table_number', 'link.match_id'])
    .distinct()
    .orderBy('link.table_number')
    .orderBy('link.match_id')
    .execute();
  return {
    tables: rows.flatMap(({ table_number }) => table_number ?? []),
    matches: rows.flatMap(({ match_id }) => match_id ?? []),
  };
}

type ListedDevice = {
  readonly id: string;
  readonly name: string | null;
  readonly since: string;
  readonly last_scored_at: string | null;
  readonly last_match_id: string | null;
};

/** The devices of a link as organisers see them: those heard of last, and the last event that each sent. */
const devices = sql<readonly ListedDevice[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'since', s.created_at,
    'last_scored_at', s.received_at, 'last_match_id', s.match_id) order by s.heard_at desc)
  from (select s.id, s.name, s.created_at, sent.received_at, sent.match_id,
      coalesce(sent.received_at, s.created_at) as heard_at
    from score_link_sessions s left join lateral (
      select e.received_at, e.match_id from match_events e where e.score_session_id = s.id
      order by e.received_at desc limit 1
    ) sent on true
    where s.score_link_id = link.id order by heard_at desc limit 200) s), '[]')`;

/** The valid links of an open: tables in order, then matches. */
export const linksOfOpen = (db: Db, openId: string) =>
  db
    .selectFrom('score_links as link')
    .leftJoin('users as creator', 'creator.id', 'link.created_by')
    .leftJoin('matches as m', 'm.id', 'link.match_id')
    .leftJoin('players as a', 'a.id', 'm.player_a')
    .leftJoin('players as b', 'b.id', 'm.player_b')
    .leftJoin('groups as g', 'g.id', 'm.group_id')
    .leftJoin('phases as p', 'p.id', 'g.phase_id')
    .where('link.open_id', '=', openId)
    .where('link.revoked_at', 'is', null)
    .select(['link.id', 'link.table_number', 'link.match_id', 'link.created_at'])
    .select(['creator.name as created_by', 'a.name as a', 'b.name as b', devices.as('devices')])
    // As they are handed out in a hall: those of tables, then those of matches by table, and as the draw numbers them.
    .orderBy('link.table_number', (order) => order.asc().nullsLast())
    .orderBy('m.table_number', (order) => order.asc().nullsLast())
    .orderBy('p.number')
    .orderBy('g.number')
    .orderBy('m.round_number')
    .orderBy('m.number')
    .orderBy('link.id')
    .execute();

export type ListedLink = Awaited<ReturnType<typeof linksOfOpen>>[number];

/** The tables of an open's venue, and any others that its matches are called to. */
export async function tablesOfOpen(db: Db, openId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select venue_table.number from opens open join venue_tables venue_table on venue_table.venue_id = open.venue_id
    where open.id = ${openId}
    union
    select table_number from matches where open_id = ${openId} and table_number is not null
    order by number`.execute(db);
  return rows.map(({ number }) => number);
}

/** Removes a name from the sessions of umpires who typed it. */
export const forgetUmpireName = (db: Db, names: readonly string[]) =>
  db
    .updateTable('score_link_sessions')
    .set({ name: null })
    .where((session) => session(session.fn<string>('lower', ['name']), 'in', [...names]))
    .execute();

/** Forgets the names that umpires typed in opens that ended before then. */
export const forgetOldUmpireNames = (db: Db, before: Date) =>
  db
    .updateTable('score_link_sessions')
    .set({ name: null })
    .where('name', 'is not', null)
    .where('expires_at', '<', before)
    .execute();
