import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import type { CallNumber, MatchId, OpenId, PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { day } from '#http/durations.ts';
import type { Subscription } from './accepted.ts';
import type { TurnNotice } from './notices.ts';

export const findDevice = (db: Db, sessionId: string) =>
  db.selectFrom('push_devices').select('endpoint').where('session_id', '=', sessionId).executeTakeFirst();

/** Notifies a session there, and nobody else any more: a browser belongs to who is logged in. */
export async function putDevice(db: Db, sessionId: string, at: Subscription, now: Date): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('endpoint', '=', at.endpoint)
    .where('session_id', '!=', sessionId)
    .execute();
  await db
    .insertInto('push_devices')
    .values({ session_id: sessionId, ...at, created_at: now })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ ...at, last_failed_at: null, last_failure: null }),
    )
    .execute();
}

export const removeDevice = (db: Db, sessionId: string) =>
  db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();

type NewNotice = TurnNotice & { readonly device: string; readonly player: PlayerId };

/** Adds what devices have not been notified of yet. */
export async function addNotices(db: Db, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ device, player, match, table, role, kind, before, call }) => ({
    id: randomUUIDv7(),
    session_id: device,
    player_id: player,
    match_id: match,
    role,
    kind,
    before,
    table_number: table,
    call_id: call?.id ?? null,
    call_number: call?.number ?? null,
    created_at: now,
  }));
  await sql`insert into push_notices (id, session_id, player_id, match_id, role, kind, before, table_number, call_id, call_number, created_at)
    select n.id, n.session_id, n.player_id, n.match_id, n.role, n.kind, n.before, n.table_number, n.call_id, n.call_number, n.created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id uuid, session_id uuid, player_id uuid, match_id uuid,
      role text, kind text, before smallint, table_number smallint, call_id uuid, call_number smallint, created_at timestamptz)
    where exists (select from push_devices d where d.session_id = n.session_id)
      and exists (select from matches m where m.id = n.match_id) and exists (select from players p where p.id = n.player_id)
      and (n.call_id is null or exists (select from calls c where c.id = n.call_id and c.ended_at is null))
    on conflict do nothing`.execute(db);
}

/** The events between partners of which phones are notified. */
export const partnerNews = [
  'partnerAsked',
  'pairMade',
  'pairWaits',
  'partnerDeclined',
  'partnerLeft',
] as const;
export type PartnerNews = (typeof partnerNews)[number];

export type NewsOfPartner = {
  readonly news: PartnerNews;
  /** Whose news it is, and who the other of the two is. */
  readonly to: string;
  readonly about: string;
  readonly openId: string;
  /** The account that did it, which knows. */
  readonly by: string;
  readonly now: Date;
};

/**
 * How many notices a device gets in a day about the partners of one person: questions, and what becomes of pairs. Neither uses up the other,
 * and opens that are not trusted have half of each: an account that asks and takes back does not ring all evening, nor silence what counts.
 */
const mostADay = { asked: 8, pairs: 20 } as const;

/** Adds news of a partner for the phones of a player and of their guardians; the same person asks aloud once a day. */
export async function addNews(
  db: Db,
  { news, to, about, openId, by, now }: NewsOfPartner,
  used: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  const most = news === 'partnerAsked' ? mostADay.asked : mostADay.pairs;
  await sql`insert into push_notices (id, session_id, player_id, kind, open_id, other_id, created_at)
    select gen_random_uuid(), device.session_id, person.id, ${news}, ${openId}::uuid, ${about}::uuid, ${now}::timestamptz
    from players person
    cross join lateral (select person.user_id union select user_id from player_administrators
      where player_id = person.id and relation = 'guardian') listener
    join session_families session on session.user_id = listener.user_id and session.last_used_at > ${used}::timestamptz
    join push_devices device on device.session_id = session.id
    where person.id = ${to}::uuid and person.deleted_at is null and listener.user_id <> ${by}::uuid
      and (select count(*) < ${most}::int
          and (trusted_open(${openId}::uuid) or count(*) filter (where not trusted_open(earlier.open_id)) < ${most / 2}::int)
          and count(*) filter (where earlier.kind = 'partnerAsked' and earlier.other_id = ${about}::uuid) = 0
        from push_notices earlier where earlier.session_id = device.session_id and earlier.player_id = person.id
          and (earlier.kind = 'partnerAsked') = (${news} = 'partnerAsked')
          and earlier.other_id is not null and earlier.created_at > ${yesterday}::timestamptz)
    for key share of device`.execute(db);
}

/** Whether the open of a match `m` calls its matches: then nobody knows the table of one in the queue. */
const isCalling = sql`exists (select from matches called where called.open_id = m.open_id and called.called_at is not null)`;

type Addressed = {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly lang: Language;
  readonly own: boolean;
  readonly player_id: PlayerId;
  readonly player: string;
  /**
   * Whether it is still true: of a turn, that the match has not begun, is still called if it was, and is not called yet if it was to come; of
   * news, that it is still so.
   */
  readonly stands: boolean;
};

/** A turn to send, with everything its message says. */
export type ClaimedTurn = Addressed & {
  readonly match_id: MatchId;
  readonly role: TurnNotice['role'];
  readonly kind: TurnNotice['kind'];
  readonly before: number;
  readonly table: number | null;
  /** Which call it was called with, if it was. */
  readonly call: CallNumber | null;
  readonly a: string | null;
  readonly b: string | null;
  readonly isA: boolean;
};

/** News of a partner to send, with everything its message says. */
export type ClaimedNews = Addressed & {
  readonly kind: PartnerNews;
  readonly open_id: OpenId;
  readonly other_id: PlayerId;
  /** Null where the open is not trusted, since strangers may have written its names, and for an erased person. */
  readonly other: string | null;
};

export type ClaimedNotice = ClaimedTurn | ClaimedNews;

export const isTurn = (notice: ClaimedNotice): notice is ClaimedTurn =>
  notice.kind === 'soon' || notice.kind === 'due';

const turnStands = sql`(m.state in ('waiting', 'enrolled')
  and (n.call_id is null or exists (select from calls c where c.id = n.call_id and c.ended_at is null))
  and (n.kind = 'due' or not exists (select from calls c where c.match_id = n.match_id and c.ended_at is null)))`;

const isPair = sql`exists (select from side_members own join side_members theirs on theirs.side_id = own.side_id
  where own.open_id = n.open_id and own.player_id = n.player_id and theirs.player_id = n.other_id)`;

const newsStands = sql`(exists (select from opens o where o.id = n.open_id and o.deleted_at is null
    and o.state not in ('finished', 'canceled'))
  and case n.kind
    when 'partnerAsked' then exists (select from partner_invitations asking where asking.open_id = n.open_id
      and asking.player_id = n.other_id and asking.partner_id = n.player_id and asking.state = 'pending')
    when 'partnerDeclined' then exists (select from partner_invitations asking where asking.open_id = n.open_id
      and asking.player_id = n.player_id and asking.partner_id = n.other_id and asking.state = 'declined')
    when 'partnerLeft' then not ${isPair}
    else ${isPair} end)`;

const batch = 50;

/** Takes waiting notices from an instant on, for this server alone until another instant. */
export async function claimNotices(
  db: Db,
  { now, since, until }: { readonly now: Date; readonly since: Date; readonly until: Date },
): Promise<readonly ClaimedNotice[]> {
  const { rows } = await sql<ClaimedNotice>`with claimed as (
      update push_notices set claimed_until = ${until} where id in (
        select id from push_notices where done_at is null and created_at > ${since}
          and (claimed_until is null or claimed_until <= ${now})
        order by created_at, id limit ${batch} for update skip locked) returning *)
    select n.id, n.session_id as device, n.created_at, d.endpoint, d.p256dh, d.auth, u.lang, n.player_id, p.name as player,
      p.user_id is not distinct from u.id as own, n.match_id, n.role, n.kind, n.before,
      case when n.kind = 'due' or not ${isCalling} then m.table_number end as table,
      a.name as a, b.name as b, coalesce(n.player_id = any (people_of_side(m.player_a)), false) as "isA",
      n.call_number as call, n.open_id, n.other_id, case when trusted_open(n.open_id) and other.erased_at is null then other.name end as other,
      case when n.match_id is null then ${newsStands} else ${turnStands} end as stands
    from claimed n join push_devices d on d.session_id = n.session_id join session_families s on s.id = n.session_id
    join users u on u.id = s.user_id join players p on p.id = n.player_id left join matches m on m.id = n.match_id
    left join players a on a.id = m.player_a left join players b on b.id = m.player_b
    left join players other on other.id = n.other_id
    order by n.created_at, n.id`.execute(db);
  return rows;
}

/** It was sent, or is not worth sending any more. */
export const finishNotice = (db: Db, id: string, now: Date) =>
  db.updateTable('push_notices').set({ done_at: now }).where('id', '=', id).execute();

/** It could not be sent, and is tried again from an instant on, or never. */
export async function noteFailure(
  db: Db,
  { id, device }: Pick<ClaimedNotice, 'id' | 'device'>,
  { why, now, until }: { readonly why: string; readonly now: Date; readonly until: Date | null },
): Promise<void> {
  await db
    .updateTable('push_devices')
    .set({ last_failed_at: now, last_failure: why.slice(0, 200) })
    .where('session_id', '=', device)
    .execute();
  const next = until === null ? { done_at: now } : { claimed_until: until };
  await db.updateTable('push_notices').set(next).where('id', '=', id).execute();
}

/** Deletes what was announced about players. */
export const forgetNoticesOf = (db: Db, players: readonly string[]) =>
  sql`delete from push_notices where player_id = any(${players}::uuid[]) or other_id = any(${players}::uuid[])`.execute(
    db,
  );

/** Deletes what was announced before an instant. */
export const forgetNotices = (db: Db, before: Date) =>
  db.deleteFrom('push_notices').where('created_at', '<', before).execute();
