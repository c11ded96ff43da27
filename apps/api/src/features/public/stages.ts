import type {
  listPublicBrackets,
  listPublicGroups,
  PublicBracket,
  PublicMatch,
  PublicPlayer,
  PublicStanding,
} from '@topspin/contract';
import { groupProspects, type BestOf, type Filling, type PhaseType, type PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { StoredReport, SwissOrders } from '#db/json-types.ts';
import {
  asGroup,
  certainAcross,
  filledQualification,
  fillingOf,
  nextPlacesOf,
  standingsIn,
  type Certain,
  type Filler,
} from '#features/competition/reads.ts';
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
  readonly filling: Filling | null;
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
            'swiss_order', p.swiss_order, 'best_of', p.best_of, 'qualify', ${qualify}, 'filling', ${fillingOf}, 'lines', ${linesOf}, 'matches', ${matchesOf})
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
  const compared = comparedPhases(row.stages);
  const places = [...compared.values()].flatMap(({ phase, filler, certain }) => {
    const next = nextPlacesOf(filler, (player) => nameIn(row.stages, player), certain);
    return next ? [{ ...next, phase }] : [];
  });
  return {
    collection: row.stages.map((stage) => ({
      ...named(stage),
      standings: standingsOf(stage, compared.get(stage.phase._id)?.certain),
    })),
    ...(places.length > 0 && { next_places: places }),
  };
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

const playedIn = (stage: Stage) => asGroup(stage, stage.lines, stage.matches.map(asPlayed));

type Compared = { readonly phase: Stage['phase']; readonly filler: Filler; readonly certain: Certain };

/** The phases whose groups are compared, as a later phase takes the best of the next position too. */
function comparedPhases(stages: readonly Stage[]): ReadonlyMap<string, Compared> {
  const compared = new Map<string, Compared>();
  for (const [id, inPhase] of Map.groupBy(stages, ({ phase }) => phase._id)) {
    const [first] = inPhase;
    if (first === undefined || first.type !== 'groups' || first.filling === null) continue;
    const groups = inPhase.map((stage) => ({ name: stage.name, played: playedIn(stage) }));
    const filler = { groups, bestOf: first.best_of, seed: first.seed, filling: first.filling };
    const qualification = filledQualification(filler);
    if (qualification === undefined) continue;
    compared.set(id, { phase: first.phase, filler, certain: certainAcross(filler, qualification) });
  }
  return compared;
}

const nameIn = (stages: readonly Stage[], player: PlayerId): string =>
  stages.flatMap(({ lines }) => lines).find(({ player_id }) => player_id === player)?.player?.name ?? '';

function prospectsOf(stage: Stage): Certain {
  const { best_of: bestOf, qualify: to, type } = stage;
  if (to === null || type === 'swiss') return new Map();
  const prospects = groupProspects(playedIn(stage), { bestOf, from: 1, to });
  return new Map(prospects.map(({ player, prospect }) => [player, prospect]));
}

function standingsOf(stage: Stage, certain?: Certain): PublicStanding[] {
  const prospects = certain ?? prospectsOf(stage);
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
