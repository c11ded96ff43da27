import {
  seedingOrderOf,
  type Entrant,
  type GroupMatch,
  type SwissField,
  type SwissMatch,
} from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { entrantsOf, entrantsByIds } from '#features/competition/draw/entrants.ts';
import { byesOfSwiss, entrantsOfSwiss } from '#features/competition/standings/swiss.ts';
import { asGroup } from '#features/competition/standings/standings.ts';
import {
  groupsOfPhase,
  linesOfPhase,
  resultsOfPhase,
  type GroupRow,
} from '#features/competition/store/groups.ts';
import { matchesOfPhase } from '#features/competition/store/matches.ts';
import { allWhoLeft } from '#features/competition/store/people.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

/** A Swiss phase as its next round finds it. */
export type SwissStand = {
  readonly field: SwissField;
  /** The round to be paired, from 1. */
  readonly round: number;
  /** How many there are to be. */
  readonly rounds: number;
  /** Its only group; none before the first round. */
  readonly group: GroupRow | undefined;
};

/** How many rounds of a Swiss phase are paired. */
export const roundsPaired = ({ draw_report: report }: Pick<PhaseRow, 'draw_report'>): number =>
  report?.rounds?.length ?? 0;

/** A Swiss phase with everybody who may be paired now: before its first round, whom the open or the phase before sends. */
export async function standOf(db: Db, phase: PhaseRow): Promise<SwissStand> {
  const round = roundsPaired(phase) + 1;
  const rounds = phase.rounds_count ?? round;
  const [group] = await groupsOfPhase(db, phase.id);
  if (group === undefined) {
    const entrants = seedingOrderOf(await entrantsOf(db, phase), phase.seed);
    return { field: { entrants, left: [], matches: [], byes: [] }, round, rounds, group };
  }
  const left = await allWhoLeft(db, phase.open_id);
  const field = {
    entrants: entrantsOfSwiss(phase),
    left: [...left],
    matches: await matchesInRounds(db, group),
    byes: byesOfSwiss(phase),
  };
  return { field, round, rounds, group };
}

async function matchesInRounds(db: Db, group: GroupRow): Promise<SwissMatch[]> {
  const rounds = new Map(
    (await matchesOfPhase(db, group.phase_id)).map((match) => [match.id, match.round_number]),
  );
  const lines = await linesOfPhase(db, group.phase_id);
  const { matches } = asGroup(group, lines, await resultsOfPhase(db, group.phase_id));
  return matches.map((match: GroupMatch) => ({ ...match, round: rounds.get(match.id) ?? 1 }));
}

/** The seeding list with a player who came late: by the rating they have now, among the others. */
export async function seededWith(db: Db, phase: PhaseRow, player: string): Promise<readonly Entrant[]> {
  const before = entrantsOfSwiss(phase);
  const [late] = await entrantsByIds(db, [player]);
  if (late === undefined) return before;
  const at = before.findIndex(({ rating, rated }) => late.rated && (!rated || rating < late.rating));
  return at < 0 ? [...before, late] : before.toSpliced(at, 0, late);
}
