import type { ConflictDecision, ErrorCode, MatchEventOnWire } from '@topspin/contract';
import { sides, type UserId } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { finds } from '#db/finds.ts';
import { isSender, linkUmpireName, type Sender } from '#features/competition/store/log.ts';
import { peopleOn, type MatchRow } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';

export type NewConflict = {
  readonly id: string;
  readonly matchId: string;
  readonly basedOn: number;
  /** The event of the log with that number. */
  readonly basedOnId: string | null;
  readonly events: readonly MatchEventOnWire[];
  readonly code: ErrorCode | null;
  readonly device: string | null;
  readonly by: Sender;
  readonly at: Date;
};

/** Keeps a conflict; one that was handed in before only grows, by what its device has tapped since, until it is decided. */
export async function saveConflict(db: Db, conflict: NewConflict): Promise<void> {
  await db
    .insertInto('match_conflicts')
    .values({
      id: conflict.id,
      match_id: conflict.matchId,
      based_on: conflict.basedOn,
      based_on_id: conflict.basedOnId,
      events: JSON.stringify(conflict.events),
      code: conflict.code,
      device: conflict.device,
      user_id: conflict.by.user_id,
      score_session_id: conflict.by.score_session_id,
      created_at: conflict.at,
    })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet((eb) => ({ events: eb.ref('excluded.events') }))
        .where('match_conflicts.decided_at', 'is', null)
        .where('match_conflicts.match_id', '=', conflict.matchId)
        .where(
          sql<boolean>`(match_conflicts.user_id, match_conflicts.score_session_id)
            is not distinct from (excluded.user_id, excluded.score_session_id)`,
        )
        .where(
          sql<boolean>`jsonb_array_length(match_conflicts.events) < jsonb_array_length(excluded.events)`,
        ),
    )
    .execute();
}

/** The events of a conflict until it is decided: many decided ones would make the list long. */
const eventsToDecide = sql<
  readonly MatchEventOnWire[]
>`case when c.decided_at is null then c.events else '[]' end`;

const selectConflicts = (db: Db) =>
  db
    .selectFrom('match_conflicts as c')
    .leftJoin('users as reporter', 'reporter.id', 'c.user_id')
    .leftJoin('score_link_sessions as umpire', 'umpire.id', 'c.score_session_id')
    .leftJoin('score_links as link', 'link.id', 'umpire.score_link_id')
    .leftJoin('users as decider', 'decider.id', 'c.decided_by')
    .select([
      'c.id',
      'c.match_id',
      'c.based_on',
      'c.based_on_id',
      eventsToDecide.as('events'),
      'c.code',
      'c.device',
      'c.user_id',
      'c.score_session_id',
      'c.created_at',
      'c.decision',
      'c.decided_at',
      'decider.name as decided_by',
      'link.table_number as table',
      sql<string | null>`coalesce(reporter.name, ${linkUmpireName})`.as('by'),
    ]);

export type ConflictRow = Awaited<ReturnType<ReturnType<typeof selectConflicts>['executeTakeFirstOrThrow']>>;

/** The account or the session that handed a conflict in; null once it is erased. */
export const handedInBy = ({ user_id, score_session_id }: Sender): string | null =>
  user_id ?? score_session_id;

/** How many conflicts are read at once: their events are long, and they are decided one after the other. */
const mostListed = 20;

/** The conflicts of a match, or those that somebody handed in: the oldest undecided ones, then those decided last. */
export const conflictsOf = (db: Db, matchId: string, by?: Sender) =>
  selectConflicts(db)
    .select(sql<number>`(count(*) filter (where c.decided_at is null) over ())::int`.as('waiting'))
    .where('c.match_id', '=', matchId)
    .where(by === undefined ? sql<boolean>`true` : isSender(by, 'c'))
    .orderBy('c.decided_at', (order) => order.desc().nullsFirst())
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(mostListed)
    .execute();

export const findConflict = (db: Db, matchId: string, id: string): Promise<ConflictRow | undefined> =>
  selectConflicts(db).where('c.match_id', '=', matchId).where('c.id', '=', id).executeTakeFirst();

/** Part of a statement: whether no conflict of a match waits for a decision. */
export const hasNoConflict = (matchId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from match_conflicts c where c.match_id = ${matchId} and c.decided_at is null)`;

/** The conflicts of a match that wait for a decision and that neither of its players handed in. */
const waitingOfOthers = (db: Db, match: Playing) =>
  db
    .selectFrom('match_conflicts as c')
    .leftJoin('players as p', (join) =>
      join.onRef('p.user_id', '=', 'c.user_id').on(
        'p.id',
        'in',
        sides.flatMap((side) => peopleOn(match, side)),
      ),
    )
    .where('c.match_id', '=', match.id)
    .where('c.decided_at', 'is', null)
    .where('p.id', 'is', null)
    .select('c.id')
    .limit(1);

/** Whether anybody but the two players of a match handed in a conflict that waits for a decision. */
export const othersHandedIn = (db: Db, match: Playing): Promise<boolean> => finds(waitingOfOthers(db, match));

/** Whether somebody did so who may still score the match. */
export const othersWait = (db: Db, match: Playing): Promise<boolean> =>
  finds(
    waitingOfOthers(db, match)
      .innerJoin('matches as m', 'm.id', 'c.match_id')
      .where(sql<SqlBool>`(${accountScores} or ${linkScores})`),
  );

/** Whether the account that handed in the conflict `c` organises the open of the match `m`, is an admin or umpires it. */
const accountScores = sql<SqlBool>`exists (select from users where users.id = c.user_id and ('admin' = any(users.roles)
  or exists (select from open_organisers organiser where organiser.open_id = m.open_id and organiser.user_id = users.id)
  or exists (select from players umpire where umpire.id = m.umpire_id and umpire.user_id = users.id)))`;

/** Whether the link of the session that handed in the conflict `c` is valid, or the session finishes the match `m`. */
const linkScores = sql<SqlBool>`exists (select from score_link_sessions session
  join score_links link on link.id = session.score_link_id
  where session.id = c.score_session_id and (link.revoked_at is null or session.finishes_match_id = m.id))`;

type Playing = Pick<MatchRow, 'id' | 'player_a' | 'player_b' | 'members_a' | 'members_b'>;

/** Puts the conflicts of the matches of a removed phase back. */
export const bringConflictsBack = (db: Db, phaseId: string) =>
  sql`
    insert into match_conflicts (id, match_id, based_on, based_on_id, events, code, device, user_id, score_session_id,
      created_at, decision, decided_at, decided_by)
    select kept.id, kept.match_id, kept.based_on, kept.based_on_id, kept.events, kept.code, kept.device, reporter.id, session.id,
      kept.created_at, kept.decision, kept.decided_at, decider.id
    from removed_phases removed, jsonb_populate_recordset(null::match_conflicts, removed.kept -> 'conflicts') kept
    left join users reporter on reporter.id = kept.user_id
    left join users decider on decider.id = kept.decided_by
    left join score_link_sessions session on session.id = kept.score_session_id
    where removed.phase_id = ${phaseId}`.execute(db);

type Decided = { readonly decision: ConflictDecision; readonly by: UserId; readonly at: Date };

export const markDecided = (db: Db, id: string, { decision, by, at }: Decided) =>
  db
    .updateTable('match_conflicts')
    .set({ decision, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();

type Reported = { readonly matchId: string; readonly by: Sender; readonly except: string };

/**
 * How many conflicts of a match somebody has handed in, besides one: those that wait for a decision, and all. For a session of a score
 * link also how many wait of those sessions of the link that, like it, sent events of the match or sent none.
 */
export const countReported = (db: Db, { matchId, by, except }: Reported, hasSent: boolean) =>
  db
    .selectFrom('match_conflicts as c')
    .where('c.match_id', '=', matchId)
    .where('c.id', '<>', except)
    .select([
      sql<number>`(count(*) filter (where ${isSender(by, 'c')} and c.decided_at is null))::int`.as(
        'undecided',
      ),
      sql<number>`(count(*) filter (where ${isSender(by, 'c')}))::int`.as('all'),
      sql<number>`(count(*) filter (where c.decided_at is null and c.score_session_id in (
        select session.id from score_link_sessions session
        join score_link_sessions own on own.score_link_id = session.score_link_id and own.id = ${by.score_session_id}
        where ${hasSent} = exists (select from match_events e where e.match_id = c.match_id and e.score_session_id = session.id))))::int`.as(
        'of_link',
      ),
    ])
    .executeTakeFirstOrThrow();

/** Adds the conflicts of matches that came from elsewhere: nobody here handed them in. */
export const insertArrivedConflicts = (db: Db, rows: readonly object[]) =>
  sql`
    insert into match_conflicts (id, match_id, based_on, based_on_id, events, code, created_at, decision, decided_at)
    select id, match_id, based_on, case when agrees
        then (select log.id from match_events log where log.match_id = arrived.match_id and log.seq = based_on)
        else gen_random_uuid() end,
      events, code, created_at, decision, decided_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as arrived (id uuid, match_id uuid, based_on integer,
      agrees boolean, events jsonb, code text, created_at timestamptz, decision text, decided_at timestamptz)`.execute(
    db,
  );
