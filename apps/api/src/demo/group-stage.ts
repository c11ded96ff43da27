import {
  drawGroups,
  groupStandings,
  orderOfPlay,
  umpiresInTurns,
  type GroupMatch,
  type PlayerId,
  type QualifiedEntrant,
  type RatedMatch,
} from '@topspin/engine';
import { groupName } from '#features/competition/draw/group-names.ts';
import { presentReport } from '#features/competition/phases/report.ts';
import { entrant } from './entrant.ts';
import { addMatch, type Called } from './match-rows.ts';
import type { DemoOpen } from './opens.ts';
import { asRated, bestOf, rate } from './results.ts';
import { idOf, type World } from './world.ts';

const groupSize = 4;
const qualifying = 2;

export const phaseId = (open: DemoOpen, number: number): string => idOf(`phase ${open.name} ${number}`);
export const seedOf = (open: DemoOpen, number: number): string =>
  idOf(`seed ${open.name} ${number}`).slice(0, 8);

/** The outcome of a group stage: the qualifiers, and when its last match ends. */
export type Stage = { readonly qualifiers: readonly QualifiedEntrant[]; readonly endsAt: Date };

/** Draws the groups of an open and plays them up to the present; each group has its own table. */
export function playGroupStage(world: World, open: DemoOpen, players: readonly PlayerId[]): Stage {
  const entrants = players.map((player) => entrant(world, player));
  const drawn = drawGroups({ entrants, groups: { size: groupSize }, seed: seedOf(open, 1) });
  if (!drawn.ok) throw new Error(drawn.error.code);
  const { groups, report } = drawn.value;
  const played = groups.map((group, index) => playGroup(world, open, group, index + 1));
  const endsAt = new Date(Math.max(...played.map((group) => group.endsAt.getTime())));
  world.rows.phases.push({
    id: phaseId(open, 1),
    open_id: open.id,
    number: 1,
    name: 'Fase de grupos',
    type: 'groups',
    state: endsAt <= world.now ? 'finished' : 'matches',
    group_size: groupSize,
    best_of: bestOf,
    seed: seedOf(open, 1),
    draw_report: JSON.stringify(presentReport(report)),
  });
  rate(
    world,
    played.flatMap(({ rated }) => rated),
  );
  const qualifiers = played.flatMap(({ standings }, index) => qualified(world, standings, index + 1));
  return { qualifiers, endsAt };
}

const qualified = (world: World, standings: readonly PlayerId[], group: number): QualifiedEntrant[] =>
  standings
    .slice(0, qualifying)
    .map((player, index) => ({ ...entrant(world, player), group, position: index + 1 }));

type Played = {
  readonly standings: readonly PlayerId[];
  readonly rated: readonly RatedMatch[];
  readonly endsAt: Date;
};

function playGroup(world: World, open: DemoOpen, players: readonly PlayerId[], number: number): Played {
  addGroup(world, open, players, number);
  const rated: RatedMatch[] = [];
  const matches: GroupMatch[] = [];
  const called = callMatches(world, open, players, number);
  for (const match of called) {
    const finished = addMatch(world, match);
    const played = { id: match.id, ...match.pair };
    matches.push(finished ? { ...played, result: finished.result } : played);
    if (finished) rated.push(...asRated({ ...played, openId: open.id }, finished.result, finished.at));
  }
  const lotSeed = `${seedOf(open, 1)}:${number}`;
  const standings = groupStandings({ players, matches, lotSeed }).map(({ player }) => player);
  return { standings, rated, endsAt: called.at(-1)?.endsAt ?? open.startsAt };
}

const groupId = (open: DemoOpen, number: number): string => idOf(`group ${open.name} ${number}`);

function addGroup({ rows }: World, open: DemoOpen, players: readonly PlayerId[], number: number): void {
  const id = groupId(open, number);
  const phase_id = phaseId(open, 1);
  rows.groups.push({ id, phase_id, number, name: groupName(number) });
  players.forEach((player_id, line) =>
    rows.group_players.push({ group_id: id, phase_id, line: line + 1, player_id }),
  );
}

/** The matches of a group in order, one after the other on one table, 15 to 30 minutes each. */
function callMatches(
  { random, members }: World,
  open: DemoOpen,
  players: readonly PlayerId[],
  number: number,
): Called[] {
  let clock = open.startsAt;
  const order = umpiresInTurns(orderOfPlay({ players, tables: 1 }), members);
  return order.map(({ a, b, umpire, round }, index) => {
    const startsAt = clock;
    clock = minutesAfter(startsAt, 15 + random() * 14);
    const row = {
      open_id: open.id,
      phase_id: phaseId(open, 1),
      group_id: groupId(open, number),
      number: index + 1,
      round_number: round,
      umpire_id: umpire,
      table_number: 1 + ((number - 1) % open.tables),
      best_of: bestOf,
    };
    return {
      id: idOf(`match ${open.name} ${number} ${index + 1}`),
      row,
      pair: { a, b },
      startsAt,
      endsAt: clock,
    };
  });
}

export const minutesAfter = (at: Date, minutes: number): Date =>
  new Date(at.getTime() + Math.round(minutes * 60) * 1000);
