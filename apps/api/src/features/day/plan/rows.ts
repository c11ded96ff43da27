import { type DaySettingsOnWire, usualTimeZone } from '@topspin/contract';
import type {
  BestOf,
  ClubId,
  GroupId,
  MatchId,
  MatchStatus,
  OpenId,
  OpenState,
  Outcome,
  PersonId,
  PhaseState,
  PhaseType,
  RoundName,
  SetScore,
  Side,
  TableState,
  UserId,
} from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { clubName } from '#features/players/reads.ts';
import { isAppointed } from '#features/day/managers/store.ts';
import { matchColumns, matchesOf, ms, type Columns } from './match-columns.ts';
import { numbersOfTables } from '#features/day/store.ts';
import { isPlayedOn, type DayKey } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';

/** A day as it is read: instants in milliseconds, people by who they are on that day. */
export type DayRows = {
  readonly day: {
    /** Empty where nobody has begun the day. */
    readonly id: string;
    readonly date: string;
    readonly venue: { readonly id: string; readonly name: string } | null;
    readonly zone: string;
    readonly automatic: boolean;
    readonly version: number;
  };
  readonly opens: readonly OpenOfDay[];
  readonly tables: readonly TableOfDay[];
  readonly calls: readonly CallOfDay[];
  readonly matches: readonly MatchOfDay[];
  readonly people: readonly PersonRow[];
  /** The phases of the opens in play, and of those to come that have some; an earlier one of an open first. */
  readonly phases: readonly PhaseOfDay[];
  /** The volunteers of the day: umpires without a profile. */
  readonly volunteers: readonly { readonly id: PersonId; readonly name: string }[];
};

export type OpenOfDay = {
  readonly id: OpenId;
  readonly name: string;
  /** Whether visitors may read it. */
  readonly isPublished: boolean;
  readonly state: OpenState;
  /** Its planned start. */
  readonly startsAt: number;
  readonly settings: DaySettingsOnWire | null;
};

export type PhaseOfDay = {
  readonly id: string;
  readonly open: OpenId;
  readonly number: number;
  readonly name: string;
  readonly type: PhaseType;
  readonly state: PhaseState;
  readonly bestOf: BestOf;
  readonly thirdPlace: boolean;
  /** The rounds of a Swiss phase that are not paired yet; 0 in others. */
  readonly roundsToCome: number;
  /** The phase it takes its players from, and which positions of each of its groups; null if from the registrations. */
  readonly source: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** How many play it with the best of the next position; null if only those positions qualify. */
  readonly fillTo: number | null;
  readonly groupsCount: number | null;
  readonly groupSize: number | null;
  /** How many players each of its groups has, once it is drawn. */
  readonly sizes: readonly number[];
  /** How many play in its open: who is present; before it is in play, who is registered too. */
  readonly players: number;
};

export type TableOfDay = {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  readonly order: number;
  readonly x: number | null;
  readonly y: number | null;
  readonly state: TableState;
  readonly word: string | null;
  readonly automatic: boolean;
  readonly version: number;
};

/** A call that is not over. */
export type CallOfDay = {
  readonly id: string;
  readonly match: MatchId;
  readonly table: number;
  readonly firstAt: number;
  readonly automatic: boolean;
  readonly firstBy: string | null;
  readonly secondAt: number | null;
  readonly secondBy: string | null;
  readonly thirdAt: number | null;
  readonly thirdBy: string | null;
  readonly presentA: number | null;
  readonly presentB: number | null;
};

/** A match of an open of the day: unfinished, or played within the last day. */
export type MatchOfDay = {
  readonly id: MatchId;
  readonly open: OpenId;
  readonly phase: number;
  readonly group: GroupId;
  readonly groupName: string;
  readonly round: RoundName | null;
  readonly roundNumber: number;
  /** In a Swiss phase: which of its rounds. */
  readonly swissRound: number | null;
  readonly number: number;
  readonly bestOf: BestOf;
  readonly state: MatchStatus;
  /** A person, or a pair. */
  readonly a: PersonId | null;
  readonly b: PersonId | null;
  readonly umpire: PersonId | null;
  /** The umpire of the published order of play. */
  readonly publishedUmpire: PersonId | null;
  /** It was called, and that call is not over. */
  readonly isCalled: boolean;
  /** It was called, whether that call is over or not. */
  readonly wasCalled: boolean;
  readonly table: number | null;
  readonly sets: readonly SetScore[];
  readonly setsA: number;
  readonly setsB: number;
  readonly winner: Side | null;
  readonly outcome: Outcome | null;
  /** The place in each pair, 1 or 2, of a player who came to a walkover without their partner. */
  readonly cameA: number | null;
  readonly cameB: number | null;
  /** Whether it is a walkover given after somebody on that side had left the open. */
  readonly leftA: boolean;
  readonly leftB: boolean;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly winnerTo: MatchId | null;
  readonly loserTo: MatchId | null;
  readonly fixedTable: number | null;
  readonly notBefore: number | null;
  /** When it was put back in the queue, if that alone is why it may not begin before `notBefore`. */
  readonly returnedAt: number | null;
  readonly fixedAt: number | null;
};

export type PersonRow = {
  readonly id: PersonId;
  readonly name: string;
  /** The two people of a pair; null of a person. */
  readonly members: readonly PersonId[] | null;
  readonly club: string | null;
  readonly clubId: ClubId | null;
  readonly rating: number | null;
  readonly isAbsent: boolean;
  /** In a match that is not of this day, such as one in another hall. */
  readonly isElsewhere: boolean;
  /** Since when they are not in the hall for now, where an organiser said so. */
  readonly absentSince: number | null;
  readonly lookedAfterBy: readonly UserId[];
  /** The guests whom the organisers said to be this person, each of one open. */
  readonly guests: readonly GuestRow[];
};

type GuestRow = {
  readonly id: PersonId;
  readonly open: OpenId;
  readonly name: string;
  readonly club: string | null;
};

const personOf = (column: string) =>
  sql`coalesce((select declared.same_as from day_people declared where declared.player_id = ${sql.ref(column)}), ${sql.ref(column)})`;

/** The volunteer who umpires a match `m`, or did. */
const volunteerOf = sql`(select calls.volunteer_id from calls where calls.match_id = m.id
  and (calls.ended_at is null or calls.end_reason = 'finished') order by calls.first_at desc limit 1)`;

/**
 * Whether a person `p` is at an instant in a match that is none of the day, and so cannot be called: among those among whom they can be in
 * one place, as `occupied_among` has it (ADR 118).
 */
const isElsewhere = (
  now: RawBuilder<Date>,
) => sql`exists (select from occupancies held where held.person = p.id and held.until_at is null
  and held.match_id not in (select id from shown) and held.among in (
    select ((${now}::timestamptz - interval '5 hours') at time zone coalesce(venues.time_zone, ${sql.lit(usualTimeZone)}))::date
      || case when trusted_open(played.id) then '' else ' ' || played.id end
    from played left join venues on venues.id = played.venue_id))`;

/** The states of an open that is still to be played on its day. */
export const beforePlay = [
  'registrationOpen',
  'registrationClosed',
  'reception',
] as const satisfies readonly OpenState[];

/** What the rest between matches and the fields of a table look back on. */
const lookBack = sql.lit('18 hours');

/** A day by its id, or by its key before anybody has begun it. */
type DayToRead = DayKeyOrNone & { readonly id: string | null; readonly now: Date };
type DayKeyOrNone = { readonly [Name in keyof DayKey]: DayKey[Name] | null };

type DayAsRead = Omit<DayRows, 'matches'> & { readonly matches: Columns<MatchOfDay> };

const statement = fixedStatement<DayToRead, { readonly rows: DayAsRead }>(
  (db, { id, venue_id, open_id, date, now }) => ({
    compile: () =>
      sql<{
        rows: DayAsRead;
      }>`with known as (select id, venue_id, open_id, date, automatic, version from play_days where id = ${id}::uuid
        or (date = ${date}::date and (venue_id, open_id) is not distinct from (${venue_id}::uuid, ${open_id}::uuid))),
      day as (select * from known union all select null, ${venue_id}::uuid, ${open_id}::uuid, ${date}::date, false, 1
        where ${date}::date is not null and not exists (select from known)),
      played as (select o.* from opens o, day where ${isPlayedOn}),
      shown as (
        select m.*, phases.number as phase_number, case when phases.type = 'swiss' then m.round_number end as swiss_round,
          groups.name as group_name,
          ${personOf('m.player_a')} as person_a, ${personOf('m.player_b')} as person_b,
          ${personOf('m.umpire_id')} as person_published,
          coalesce(${volunteerOf}, case when m.called_at is not null or m.state in ('inPlay', 'finished')
            then ${personOf('m.umpire_id')} end) as person_umpire
        from day, played join matches m on m.open_id = played.id
        join phases on phases.id = m.phase_id join groups on groups.id = m.group_id
        where played.state = 'active' and (m.state <> 'finished' or m.finished_at > ${now}::timestamptz - interval ${lookBack})),
      people as (
        select person, bool_or(absent) as absent, min(absences.since_at) as absent_since from (
          select shown.person_a as person, shown.player_a as player, shown.open_id from shown
          union select shown.person_b, shown.player_b, shown.open_id from shown
          union select ${personOf('member')}, member, shown.open_id from shown, unnest(shown.members_a || shown.members_b) as member
          union select shown.person_published, shown.umpire_id, shown.open_id from shown) as involved
        cross join lateral (select exists (select from inscriptions where inscriptions.open_id = involved.open_id
          and inscriptions.player_id = involved.player and inscriptions.state = 'absent') as absent) as checked
        left join day_absences absences on absences.day_id = (select id from day) and absences.player_id in (involved.person, involved.player)
        where person is not null group by person)
      select json_build_object(
        'day', (select json_build_object('id', coalesce(day.id::text, ''), 'date', day.date, 'automatic', day.automatic, 'version', day.version,
            'zone', coalesce(venues.time_zone, (select time_zone from venues where id = (select venue_id from opens where id = day.open_id)), ${sql.lit(usualTimeZone)}),
            'venue', case when venues.id is not null then json_build_object('id', venues.id, 'name', venues.name) end)
          from day left join venues on venues.id = day.venue_id),
        'opens', (select coalesce(json_agg(json_build_object('id', played.id, 'name', played.name,
            'isPublished', ${seesOpens(null, 'played')}, 'state', played.state, 'startsAt', ${ms('played.date_start')}, 'settings', (
            select json_build_object('rest_minutes', rest_minutes, 'long_rest_minutes', long_rest_minutes,
              'second_call_minutes', second_call_minutes, 'third_call_minutes', third_call_minutes, 'umpire_rules', umpire_rules,
              'rounds_together', rounds_together, 'automatic', automatic) from day_settings where open_id = played.id))
            order by played.date_start, played.id), '[]') from played),
        'tables', (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'name', t.name, 'order', t.fill_order,
            'x', t.x, 'y', t.y, 'state', t.state, 'word', t.word, 'automatic', t.automatic, 'version', t.version)
            order by t.fill_order, t.number), '[]') from (
            select t.id::text, t.number, t.name, t.fill_order, t.x, t.y, t.state, t.word, t.automatic, t.version
              from day join day_tables t on t.day_id = day.id
            union all select '', number, null, number, null, null, 'open', null, true, 1 from ${numbersOfTables} as numbers
              where exists (select from day where day.id is null)) t),
        'calls', (select coalesce(json_agg(json_build_object('id', c.id, 'match', c.match_id, 'table', t.number,
            'automatic', c.automatic, 'firstAt', ${ms('c.first_at')}, 'firstBy', one.name, 'secondAt', ${ms('c.second_at')}, 'secondBy', two.name,
            'thirdAt', ${ms('c.third_at')}, 'thirdBy', three.name, 'presentA', ${ms('c.present_a_at')},
            'presentB', ${ms('c.present_b_at')}) order by c.first_at, c.id), '[]')
          from day join calls c on c.day_id = day.id and c.ended_at is null join day_tables t on t.id = c.day_table_id
          left join users one on one.id = c.first_by left join users two on two.id = c.second_by
          left join users three on three.id = c.third_by),
        'matches', ${matchColumns},
        'phases', (select coalesce(json_agg(json_build_object('id', phase.id, 'open', phase.open_id, 'number', phase.number,
            'name', phase.name, 'type', phase.type, 'state', phase.state, 'bestOf', phase.best_of, 'thirdPlace', phase.third_place,
            'roundsToCome', greatest(0, coalesce(phase.rounds_count - coalesce(jsonb_array_length(phase.draw_report -> 'rounds'), 0), 0)),
            'source', phase.source_phase_id, 'from', phase.position_from, 'to', phase.position_to, 'fillTo', phase.fill_to,
            'groupsCount', phase.groups_count, 'groupSize', phase.group_size,
            'sizes', (select coalesce(json_agg(size), '[]') from (select count(gp.player_id) as size from groups g
              left join group_players gp on gp.group_id = g.id where g.phase_id = phase.id group by g.id, g.number order by g.number) drawn),
            'players', (select count(*) from open_sides entry where entry.open_id = phase.open_id
              and (entry.state = 'present' or (entry.state = 'registered' and played.state <> 'active'))))
            order by phase.open_id, phase.number, phase.position_from nulls first, phase.id), '[]')
          from played join phases phase on phase.open_id = played.id
          where played.state in ('active', ${sql.join(beforePlay.map((state) => sql.lit(state)))})),
        'volunteers', (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name) order by v.name, v.id), '[]')
          from day join day_volunteers v on v.day_id = day.id),
        'people', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
            'members', case when p.pair then (select json_agg(${personOf('player_id')} order by place) from side_members where side_id = p.id) end,
            'club', ${clubName('p', 'clubs')}, 'clubId', p.club_id, 'rating', p.rating,
            'isAbsent', people.absent or people.absent_since is not null, 'isElsewhere', ${isElsewhere(now)}, 'absentSince', ${ms('people.absent_since')}, 'lookedAfterBy', (select coalesce(json_agg(user_id), '[]') from player_administrators
              where player_id = p.id),
            'guests', (select coalesce(json_agg(json_build_object('id', g.id, 'open', g.guest_of, 'name', g.name, 'club', of_guest.name)), '[]')
              from day_people declared join players g on g.id = declared.player_id left join clubs of_guest on of_guest.id = g.club_id
              where declared.same_as = p.id))), '[]')
          from people join players p on p.id = people.person left join clubs on clubs.id = p.club_id)) as rows`.compile(
        db,
      ),
  }),
);

/**
 * Reads a day with everything that its tables and its order of play depend on, in one statement: by its id, or by what it is, which nobody
 * may have begun yet.
 */
export async function readRows(db: Db, which: string | DayKey, now: Date): Promise<DayRows | undefined> {
  const asked =
    typeof which === 'string'
      ? { id: which, venue_id: null, open_id: null, date: null }
      : { id: null, venue_id: which.venue_id, open_id: which.open_id, date: which.date };
  const [found] = await statement(db, { ...asked, now });
  return found?.rows.day ? { ...found.rows, matches: matchesOf(found.rows.matches) } : undefined;
}

type Asking = Parameters<typeof seesOpens>[0];

/** The rights of a viewer in each open of a day: to know of it, to manage it, and to call its matches. */
export async function rightsIn(db: Db, viewer: Asking, dayId: string) {
  const { rows } = await sql<{ id: string; sees: boolean; manages: boolean; calls: boolean }>`
    select o.id, ${seesOpens(viewer, 'o')} as sees, ${organisesOpen(viewer, sql.ref('o.id'))} as manages,
      (${organisesOpen(viewer, sql.ref('o.id'))} or ${isAppointed(viewer)}) as calls
    from opens o join play_days day on day.id = ${dayId} where ${isPlayedOn}`.execute(db);
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}
