import type { MatchEventOnWire, TravelEvent, TravelMatch } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Provenance } from '#features/travel/provenance.ts';
import { instantOf, instantOrNull } from './instant.ts';
import type { MembersOf } from './pairs.ts';

type Logged = { readonly type: TravelEvent['type']; readonly at: string; readonly payload: object };

/** An event as a file has it: its kind first. */
const eventOf = ({ type, at, payload }: Logged) =>
  ({ type, at: new Date(at).toISOString(), ...payload }) as TravelEvent;

/** An event as its device sent it, without its number and its id. */
function withoutNumber(sent: MatchEventOnWire): TravelEvent {
  const { id: _id, seq: _seq, type, at, ...payload } = sent;
  return eventOf({ type, at, payload });
}

/** What is read of the matches of an open besides their rows, each by match. */
async function detailsOf(db: Db, openId: string) {
  const of = sql`match_id in (select id from matches where open_id = ${openId}::uuid)`;
  const { rows: logs } = await sql<{ match_id: string; log: Logged[] }>`
    select match_id, json_agg(json_build_object('type', type, 'at', at, 'payload', payload) order by seq) as log
    from match_events where ${of} group by match_id`.execute(db);
  const sets = await db
    .selectFrom('sets')
    .select(['match_id', 'a', 'b', 'played_a', 'played_b', 'first_server', 'started_at', 'ended_at'])
    .where(sql<boolean>`${of}`)
    .orderBy('match_id')
    .orderBy('number')
    .execute();
  return {
    logs: new Map(logs.map(({ match_id, log }) => [match_id, log.map(eventOf)])),
    sets: Map.groupBy(sets, ({ match_id }) => match_id),
  };
}

/** What an admin's file has besides: conflicts, corrections and how ratings moved, each by match. */
async function recordsOf(db: Db, openId: string) {
  const conflicts = await db
    .selectFrom('match_conflicts as c')
    .innerJoin('matches as m', 'm.id', 'c.match_id')
    .leftJoin('match_events as e', (join) =>
      join.onRef('e.match_id', '=', 'c.match_id').onRef('e.seq', '=', 'c.based_on'),
    )
    .select(['c.match_id', 'c.based_on', 'c.events', 'c.code', 'c.created_at', 'c.decision', 'c.decided_at'])
    .select(sql<boolean>`e.id is not distinct from c.based_on_id`.as('agrees'))
    .where('m.open_id', '=', openId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
  const corrections = await db
    .selectFrom('audit_log as entry')
    .innerJoin('matches as m', (join) => join.on(sql<boolean>`m.id = entry.entity_id`))
    .select(['entry.at', 'entry.reason', 'entry.before', 'entry.after', 'm.id as match_id'])
    .select(sql<TravelMatch['corrections'][number]['action']>`entry.action`.as('action'))
    .where('m.open_id', '=', openId)
    .where('entry.entity', '=', 'matches')
    .where('entry.refused', '=', false)
    .where('entry.action', 'in', ['putResult', 'takeResultBack', 'correctResult', 'decideConflict'])
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
  const ratings = await db
    .selectFrom('rating_ledger as change')
    .innerJoin('matches as m', 'm.id', 'change.match_id')
    .select(['m.id as match_id', 'change.before', 'change.after', 'change.expected', 'change.matches_before'])
    .select([
      sql<'a' | 'b'>`case when change.player_id = m.player_a then 'a' else 'b' end`.as('side'),
      sql<'win' | 'loss' | 'floor'>`change.reason`.as('reason'),
    ])
    .where('m.open_id', '=', openId)
    .orderBy('side')
    .execute();
  return {
    conflicts: Map.groupBy(conflicts, ({ match_id }) => match_id),
    corrections: Map.groupBy(corrections, ({ match_id }) => match_id),
    ratings: Map.groupBy(ratings, ({ match_id }) => match_id),
  };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

const nothing: Records = { conflicts: new Map(), corrections: new Map(), ratings: new Map() };

const onward = (match: string | null, side: 'a' | 'b' | null) =>
  match === null || side === null ? null : { match, side };

type Alone = { readonly came_a: number | null; readonly came_b: number | null };

/** The players who came without their partner, as the file says it: left out where there are none. */
const cameTo = ({ came_a: a, came_b: b }: Alone): Pick<TravelMatch, 'came'> =>
  a === null && b === null ? {} : { came: [a, b] };

type Reading = {
  readonly openId: string;
  readonly everything: boolean;
  readonly kept: Provenance | undefined;
  readonly membersOf: MembersOf;
};

/** The matches of an open by their group, in the order of play. */
export async function matchesByGroup(
  db: Db,
  { openId, everything, kept, membersOf }: Reading,
): Promise<ReadonlyMap<string, TravelMatch[]>> {
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('open_id', '=', openId)
    .orderBy('round_number')
    .orderBy('number')
    .orderBy('id')
    .execute();
  const { logs, sets } = await detailsOf(db, openId);
  const records = everything ? await recordsOf(db, openId) : nothing;
  const matches = rows.map((row) => ({
    group: row.group_id,
    match: {
      id: row.id,
      number: row.number,
      round: row.round,
      round_number: row.round_number,
      sides: [{ members: membersOf(row.player_a) }, { members: membersOf(row.player_b) }],
      umpire: row.umpire_id,
      table: row.table_number,
      best_of: row.best_of,
      state: row.state,
      outcome: row.outcome,
      winner: row.winner,
      ...(everything && cameTo(row)),
      annulled: row.annulled,
      from_sheet: row.from_sheet,
      winner_to: onward(row.next_match_id, row.next_side),
      loser_to: onward(row.loser_next_match_id, row.loser_next_side),
      created_at: instantOf(row.created_at),
      called_at: instantOrNull(row.called_at),
      started_at: instantOrNull(row.started_at),
      finished_at: instantOrNull(row.finished_at),
      sets: (sets.get(row.id) ?? []).map((set) => ({
        a: set.a,
        b: set.b,
        played_a: set.played_a,
        played_b: set.played_b,
        first_server: set.first_server,
        started_at: instantOrNull(set.started_at),
        ended_at: instantOrNull(set.ended_at),
      })),
      log: logs.get(row.id) ?? [],
      conflicts: (records.conflicts.get(row.id) ?? []).map((one) => ({
        based_on: one.based_on,
        agrees: one.agrees,
        events: one.events.map(withoutNumber),
        code: one.code,
        created_at: instantOf(one.created_at),
        decision: one.decision,
        decided_at: instantOrNull(one.decided_at),
      })),
      corrections: [
        ...(kept?.corrections?.[row.id] ?? []),
        ...(records.corrections.get(row.id) ?? []).map(({ at, action, reason, before, after }) => ({
          at: instantOf(at),
          action,
          reason,
          before: before as TravelMatch['corrections'][number]['before'],
          after: after as TravelMatch['corrections'][number]['after'],
        })),
      ],
      ratings: ratingsOf(records.ratings.get(row.id), kept?.ratings?.[row.id]),
    } satisfies TravelMatch,
  }));
  return new Map(
    [...Map.groupBy(matches, ({ group }) => group)].map(([group, all]) => [
      group,
      all.map(({ match }) => match),
    ]),
  );
}

type Moved = Records['ratings'] extends Map<string, infer Rows> ? Rows : never;

/** How a match moved the ratings here, or where it was played. */
const ratingsOf = (here: Moved | undefined, there: TravelMatch['ratings'] = []): TravelMatch['ratings'] =>
  here?.map(({ side, before, after, expected, matches_before, reason }) => ({
    side,
    before,
    after,
    expected: expected ?? 0,
    matches_before,
    reason,
  })) ?? there;
