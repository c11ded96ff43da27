import type {
  listPublicBrackets,
  listPublicGroups,
  PublicBracket,
  PublicMatch,
  PublicPlayer,
  PublicStanding,
} from '@topspin/contract';
import { groupProspects, type BestOf, type PhaseType, type PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { StoredReport, SwissOrders } from '#db/json-types.ts';
import { asGroup, standingsIn } from '#features/competition/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { isPublished, matchesFrom, matchJson, playerJson, presentMatch } from './shown.ts';

type Line = { readonly player_id: PlayerId | null; readonly player: PublicPlayer | null };

type Stage = PublicBracket & {
  readonly number: number;
  readonly seed: string;
  readonly type: PhaseType;
  readonly draw_report: StoredReport | null;
  readonly swiss_order: SwissOrders | null;
  readonly best_of: BestOf;
  /** How many qualify, if a later phase takes the first positions. */
  readonly qualify: number | null;
  readonly lines: readonly Line[];
};

const linesOf = sql`(select coalesce(json_agg(json_build_object('player_id', line.player_id,
    'player', ${playerJson('player', 'club')}) order by line.line), '[]')
  from group_players line left join players player on player.id = line.player_id
    left join clubs club on club.id = player.club_id where line.group_id = stage.id)`;

const matchesOf = sql`(select coalesce(json_agg(${matchJson} order by m.round_number, m.number, m.id), '[]')
  from ${matchesFrom} where m.group_id = stage.id)`;

const qualify = sql`(select fed.position_to from phases fed
  where fed.source_phase_id = p.id and fed.position_from = 1 order by fed.number, fed.id limit 1)`;

const findStages = (types: readonly PhaseType[]) =>
  fixedStatement<{ id: string }, { readonly stages: Stage[] }>((db, { id }) =>
    db
      .selectFrom('opens as o')
      .where('o.id', '=', id)
      .where(isPublished)
      .select(
        sql<Stage[]>`(select coalesce(json_agg(json_build_object('_id', stage.id, 'name', stage.name,
            'number', stage.number, 'phase', json_build_object('_id', p.id, 'name', p.name, 'number', p.number),
            'seed', p.seed, 'type', p.type, 'draw_report', case when p.type = 'swiss' then p.draw_report end,
            'swiss_order', p.swiss_order, 'best_of', p.best_of, 'qualify', ${qualify}, 'lines', ${linesOf}, 'matches', ${matchesOf})
            order by p.number, p.id, stage.number), '[]')
          from phases p join groups stage on stage.phase_id = p.id
          where p.open_id = o.id and p.type in (${sql.join(types.map((type) => sql.lit(type)))}))`.as(
          'stages',
        ),
      ),
  );

const findGroups = findStages(['groups', 'swiss']);
const findBrackets = findStages(['knockout']);

/** The groups of an open with their standings. */
export async function readPublicGroups({ db, params }: Call<typeof listPublicGroups>) {
  const row = found((await findGroups(db, params))[0]);
  return { collection: row.stages.map((stage) => ({ ...named(stage), standings: standingsOf(stage) })) };
}

/** The knockouts of an open. */
export async function readPublicBrackets({ db, params }: Call<typeof listPublicBrackets>) {
  const row = found((await findBrackets(db, params))[0]);
  return { collection: row.stages.map(named) };
}

const named = ({ _id, name, phase, matches }: Stage): PublicBracket => ({
  _id,
  name,
  phase,
  matches: matches.map(presentMatch),
});

/** A match as the standings take it. */
const asPlayed = ({ _id, a, b, ...match }: PublicMatch) => ({
  ...match,
  id: _id,
  player_a: a?._id ?? null,
  player_b: b?._id ?? null,
});

function standingsOf(stage: Stage): PublicStanding[] {
  const group = asGroup(stage, stage.lines, stage.matches.map(asPlayed));
  const { best_of: bestOf, qualify: to } = stage;
  const prospects = new Map(
    to === null || stage.type === 'swiss'
      ? []
      : groupProspects(group, { bestOf, from: 1, to }).map(({ player, prospect }) => [player, prospect]),
  );
  const people = new Map(stage.lines.map(({ player_id, player }) => [player_id, player]));
  return standingsIn(stage, stage.lines, stage.matches.map(asPlayed)).flatMap((row) => {
    const player = people.get(row.player);
    if (!player) return [];
    const prospect = prospects.get(row.player) ?? 'open';
    return {
      position: row.position,
      player,
      match_points: row.matchPoints,
      played: row.played,
      won: row.won,
      lost: row.lost,
      sets_won: row.setsWon,
      sets_lost: row.setsLost,
      buchholz: row.swiss?.buchholz ?? null,
      certainty: prospect === 'open' ? null : prospect,
    };
  });
}
