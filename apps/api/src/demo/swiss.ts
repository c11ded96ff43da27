import {
  completeOrder,
  pairSwissRound,
  seedingOrderOf,
  swissPresets,
  type Entrant,
  type PlayerId,
  type RatedMatch,
  type SwissBye,
  type SwissField,
  type SwissMatch,
  type SwissRound,
} from '@topspin/engine';
import type { KeptReport } from '#db/json-types.ts';
import { withRound } from '#features/competition/swiss/report.ts';
import { minute } from '#http/durations.ts';
import { swissInPlay } from './calendar.ts';
import { entrant } from './entrant.ts';
import { minutesAfter, phaseId, seedOf } from './group-stage.ts';
import { addMatch, type Called } from './match-rows.ts';
import { addInscriptions, addOpen, field, type DemoOpen } from './opens.ts';
import { asRated, bestOf, rate } from './results.ts';
import { idOf, type World } from './world.ts';

const name = 'Sistema suizo';
/** An odd number, so that each round has a bye. */
const players = 15;
const rounds = 5;
const paired = 3;
const roundMinutes = 35;

const description = [
  { lang: 'es', text: '**Cinco rondas por sistema suizo**: todo el mundo juega todas.' },
  { lang: 'ca', text: '**Cinc rondes pel sistema suís**: tothom les juga totes.' },
] as const;

type Evening = {
  readonly open: DemoOpen;
  readonly entrants: readonly Entrant[];
  readonly matches: SwissMatch[];
  readonly byes: SwissBye[];
  readonly rated: RatedMatch[];
};

/** An evening whose third round of five began twenty minutes ago. */
export function addSwiss(world: World, elsewhere: ReadonlySet<PlayerId>): DemoOpen {
  const since = (paired - 1) * roundMinutes + 22;
  const startsAt = new Date(world.now.getTime() - since * minute);
  const open = addOpen(world, swissInPlay, { state: 'active', startsAt, description });
  const people = field(world, players, false, elsewhere);
  addInscriptions(world, open, people, () => ({ state: 'present' }));
  const entrants = seedingOrderOf(
    people.map((player) => entrant(world, player)),
    seedOf(open, 1),
  );
  const evening: Evening = { open, entrants, matches: [], byes: [], rated: [] };
  addPhase(world, evening);
  rate(world, evening.rated);
  return open;
}

const groupId = (open: DemoOpen): string => idOf(`group ${open.name}`);

function addPhase(world: World, evening: Evening): void {
  const { open, entrants } = evening;
  const id = phaseId(open, 1);
  const seed = seedOf(open, 1);
  let report: KeptReport | null = null;
  for (let round = 1; round <= paired; round += 1) {
    const drawn = pairRound(evening, round);
    report = withRound(report, { seed, entrants }, { ...drawn, report: { ...drawn.report, seed } });
    playRound(world, evening, drawn, round);
  }
  world.rows.phases.push({
    id,
    open_id: open.id,
    number: 1,
    name,
    type: 'swiss',
    state: 'matches',
    rounds_count: rounds,
    swiss_order: JSON.stringify(completeOrder(swissPresets.buchholz)),
    best_of: bestOf,
    seed,
    draw_report: JSON.stringify(report),
  });
  world.rows.groups.push({ id: groupId(open), phase_id: id, number: 1, name });
  entrants.forEach(({ player }, line) =>
    world.rows.group_players.push({
      group_id: groupId(open),
      phase_id: id,
      line: line + 1,
      player_id: player,
    }),
  );
}

function pairRound({ open, entrants, matches, byes }: Evening, round: number): SwissRound {
  const field: SwissField = { entrants, left: [], matches, byes };
  const drawn = pairSwissRound({ field, round, rounds, seed: `${seedOf(open, 1)}:${round}` });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
}

/** Each match has a table of its own; who has the bye waits. */
function playRound(world: World, evening: Evening, { pairs, bye }: SwissRound, round: number): void {
  const { open, matches, byes, rated } = evening;
  const before = matches.length;
  pairs.forEach(([a, b], index) => {
    const number = before + index + 1;
    const startsAt = minutesAfter(open.startsAt, (round - 1) * roundMinutes);
    const called: Called = {
      id: idOf(`match ${open.name} ${number}`),
      row: {
        open_id: open.id,
        phase_id: phaseId(open, 1),
        group_id: groupId(open),
        number,
        round_number: round,
        table_number: 1 + (index % open.tables),
        best_of: bestOf,
      },
      pair: { a, b },
      startsAt,
      endsAt: minutesAfter(startsAt, 15 + world.random() * 14),
    };
    const finished = addMatch(world, called);
    const match = { id: called.id, a, b, round };
    matches.push(finished ? { ...match, result: finished.result } : match);
    if (finished) rated.push(...asRated({ ...match, openId: open.id }, finished.result, finished.at));
  });
  if (bye !== null) byes.push({ round, player: bye });
}
