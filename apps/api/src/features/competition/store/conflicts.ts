import type { ConflictDecision, ErrorCode, MatchEventOnWire } from '@topspin/contract';
import type { UserId } from '@topspin/engine';
import { sql } from 'kysely';
import type { MatchRow } from '#features/competition/store/matches.ts';
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
  readonly userId: string;
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
      user_id: conflict.userId,
      created_at: conflict.at,
    })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet((eb) => ({ events: eb.ref('excluded.events') }))
        .where('match_conflicts.decided_at', 'is', null)
        .where('match_conflicts.match_id', '=', conflict.matchId)
        .where('match_conflicts.user_id', '=', conflict.userId)
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
      'c.created_at',
      'c.decision',
      'c.decided_at',
      'reporter.name as by',
      'decider.name as decided_by',
    ]);

export type ConflictRow = Awaited<ReturnType<typeof conflictsOf>>[number];

/** The conflicts of a match, undecided ones first, the oldest first. */
export const conflictsOf = (db: Db, matchId: string) =>
  selectConflicts(db)
    .where('c.match_id', '=', matchId)
    .orderBy(sql`c.decided_at is not null`)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

export const findConflict = (db: Db, matchId: string, id: string): Promise<ConflictRow | undefined> =>
  selectConflicts(db).where('c.match_id', '=', matchId).where('c.id', '=', id).executeTakeFirst();

/** Whether anybody but the two players of a match handed in a conflict that waits for a decision. */
export const othersWait = async (db: Db, { id, player_a, player_b }: Playing): Promise<boolean> =>
  (await db
    .selectFrom('match_conflicts as c')
    .leftJoin('players as p', (join) =>
      join.onRef('p.user_id', '=', 'c.user_id').on('p.id', 'in', [player_a, player_b]),
    )
    .where('c.match_id', '=', id)
    .where('c.decided_at', 'is', null)
    .where('p.id', 'is', null)
    .select('c.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

type Playing = Pick<MatchRow, 'id' | 'player_a' | 'player_b'>;

type Decided = { readonly decision: ConflictDecision; readonly by: UserId; readonly at: Date };

export const markDecided = (db: Db, id: string, { decision, by, at }: Decided) =>
  db
    .updateTable('match_conflicts')
    .set({ decision, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();

type Reported = { readonly matchId: string; readonly userId: string; readonly except: string };

/** How many conflicts of a match an account has handed in, besides one: those that wait for a decision, and all. */
export const countReported = (db: Db, { matchId, userId, except }: Reported) =>
  db
    .selectFrom('match_conflicts')
    .where('match_id', '=', matchId)
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .select([
      sql<number>`(count(*) filter (where decided_at is null))::int`.as('undecided'),
      sql<number>`count(*)::int`.as('all'),
    ])
    .executeTakeFirstOrThrow();
