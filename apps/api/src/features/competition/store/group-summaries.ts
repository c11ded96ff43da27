import { sql } from 'kysely';
import type { RowOf } from '#db/row-of.ts';
import type { Db } from '#http/call.ts';
import type { LineRow, PlayedRow } from './groups.ts';
import { fillingOf } from './filling.ts';
import { hasBegun } from './phases.ts';
import { clubsJson, type SideClub } from '#features/players/reads.ts';
import { setsOfMatch } from './sets.ts';

const matchesOfGroup = sql`from matches m where m.group_id = g.id`;

type NamedLine = Pick<LineRow, 'line' | 'player_id'> & {
  readonly name: string | null;
  readonly clubs: readonly SideClub[] | null;
};

type Winner = { readonly _id: string; readonly name: string };

/** The players of a group and their matches; none for a bracket, which has no standings. */
const linesInGroup = sql<readonly NamedLine[]>`(select coalesce(json_agg(json_build_object(
    'line', line.line, 'player_id', line.player_id, 'name', player.name,
    'clubs', ${clubsJson('player', 'club')}) order by line.line), '[]')
  from group_players line left join players player on player.id = line.player_id left join clubs club on club.id = player.club_id
  where line.group_id = g.id and p.type <> 'knockout')`;
const resultsInGroup = sql<readonly PlayedRow[]>`(select coalesce(json_agg(json_build_object('id', m.id,
    'player_a', m.player_a, 'player_b', m.player_b, 'outcome', m.outcome, 'winner', m.winner, 'sets', ${setsOfMatch})
    order by m.round_number, m.number, m.id), '[]')
  ${matchesOfGroup} and p.type <> 'knockout')`;

const winnerOfFinal = sql<Winner | null>`(select json_build_object('_id', w.id, 'name', w.name)
  from matches m join players w on w.id = case m.winner when 'a' then m.player_a when 'b' then m.player_b end
  where m.group_id = g.id and m.round = 'final' limit 1)`;

const selectSummaries = (db: Db) =>
  db
    .selectFrom('groups as g')
    .innerJoin('phases as p', 'p.id', 'g.phase_id')
    .select([
      'p.seed',
      'p.type',
      'p.draw_report',
      'p.swiss_order',
      fillingOf.as('filling'),
      linesInGroup.as('lines'),
      resultsInGroup.as('results'),
      'g.id',
      'g.phase_id',
      'g.name',
      'g.number',
      winnerOfFinal.as('winner'),
      sql<number>`(select count(p.player_id) from group_players p where p.group_id = g.id)`.as('players'),
      sql<number>`(select count(*) ${matchesOfGroup})`.as('matches'),
      sql<number>`(select count(*) ${matchesOfGroup} and m.state = 'finished')`.as('matches_finished'),
      sql<number>`(select count(*) ${matchesOfGroup} and ${hasBegun('m')})`.as('matches_begun'),
    ]);

/** A group with its numbers of players and matches. */
export type GroupSummaryRow = RowOf<ReturnType<typeof selectSummaries>>;

/** The groups of phases, with their numbers of players and matches, in order. */
export const groupSummaries = (db: Db, phaseIds: readonly string[]): Promise<GroupSummaryRow[]> =>
  selectSummaries(db)
    .where('g.phase_id', 'in', phaseIds.length > 0 ? phaseIds : [nobody])
    .orderBy('g.number')
    .execute();

const nobody = '00000000-0000-0000-0000-000000000000';
