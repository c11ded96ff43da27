import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import type { CallNumber, MatchId, PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
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

/** Whether the open of a match `m` calls its matches: then nobody knows the table of one in the queue. */
const isCalling = sql`exists (select from matches called where called.open_id = m.open_id and called.called_at is not null)`;

/** A notice to send, with everything its message says. */
export type ClaimedNotice = {
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
  /** Whether the match has not begun, is still called if it was, and is not if it was only to come. */
  readonly stands: boolean;
};

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
      n.call_number as call, m.state in ('waiting', 'enrolled') and (n.call_id is null
        or exists (select from calls c where c.id = n.call_id and c.ended_at is null))
        and (n.kind = 'due' or not exists (select from calls c where c.match_id = n.match_id and c.ended_at is null)) as stands
    from claimed n join push_devices d on d.session_id = n.session_id join session_families s on s.id = n.session_id
    join users u on u.id = s.user_id join players p on p.id = n.player_id join matches m on m.id = n.match_id
    left join players a on a.id = m.player_a left join players b on b.id = m.player_b
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
  sql`delete from push_notices where player_id = any(${players}::uuid[])`.execute(db);

/** Deletes what was announced before an instant. */
export const forgetNotices = (db: Db, before: Date) =>
  db.deleteFrom('push_notices').where('created_at', '<', before).execute();
