import {
  groupStandings,
  type Decision,
  type Group,
  type GroupMatch,
  type PlayerId,
  type StandingRow,
  type SwissOrder,
  type SwissRow,
} from '@topspin/engine';
import type { Db } from '#http/call.ts';
import {
  findGroup,
  groupsOfPhase,
  linesOfGroup,
  linesOfPhase,
  resultsOfGroup,
  resultsOfPhase,
  type GroupRow,
  type LineRow,
  type PlayedRow,
} from '#features/competition/store/groups.ts';
import { tableOfSwiss, type SwissPhase } from './swiss.ts';

const isPlayer = (player: PlayerId | null): player is PlayerId => player !== null;

/** A round-robin match as the engine takes it, with its result if it has one. */
function asGroupMatch({ id, player_a, player_b, outcome, winner, sets }: PlayedRow): GroupMatch[] {
  if (player_a === null || player_b === null) return [];
  if (outcome === null) return [{ id, a: player_a, b: player_b }];
  return [{ id, a: player_a, b: player_b, result: { outcome, ...(winner && { winner }), sets } }];
}

/** A group as the engine takes it; its lots derive from the seed of the phase. */
export const asGroup = (
  row: Pick<GroupRow, 'seed' | 'number'>,
  lines: readonly Pick<LineRow, 'player_id'>[],
  results: readonly PlayedRow[],
): Group => ({
  players: lines.map(({ player_id }) => player_id).filter(isPlayer),
  matches: results.flatMap(asGroupMatch),
  lotSeed: `${row.seed}:${row.number}`,
});

/** The criteria that decide a position, in a group or in a Swiss phase. */
export type PlacedDecision = Omit<Decision, 'criterion'> & {
  readonly criterion: Decision['criterion'] | SwissOrder;
};

/** A row of the standings of a group, or of the table of a Swiss phase, whose match points are its wins. */
export type PlacedRow = Omit<StandingRow, 'decidedBy' | 'decisions'> & {
  readonly decidedBy?: PlacedDecision;
  readonly swiss: Pick<SwissRow, 'byes' | 'buchholz' | 'fineBuchholz'> | null;
};

const asPlaced = ({ wins, losses, ...row }: SwissRow): PlacedRow => ({
  ...row,
  matchPoints: wins,
  played: wins + losses,
  won: wins,
  lost: losses,
  swiss: row,
});

type OfGroup = Pick<GroupRow, 'number' | 'type'> & SwissPhase;

/** The order of the players of a group, by the rules of its phase. */
export function standingsIn(
  row: OfGroup,
  lines: readonly Pick<LineRow, 'player_id'>[],
  results: readonly PlayedRow[],
): readonly PlacedRow[] {
  const group = asGroup(row, lines, results);
  return row.type === 'swiss'
    ? tableOfSwiss(row, group.players, group.matches).map(asPlaced)
    : groupStandings(group).map((standing) => ({ ...standing, swiss: null }));
}

export type GroupWithStandings = {
  readonly group: GroupRow;
  /** The players and their matches. */
  readonly played: Group;
  readonly standings: readonly PlacedRow[];
};

/** The current standings of every group of a phase, in the order of the groups. */
export async function standingsOfPhase(db: Db, phaseId: string): Promise<readonly GroupWithStandings[]> {
  const groups = await groupsOfPhase(db, phaseId);
  const lines = await linesOfPhase(db, phaseId);
  const results = await resultsOfPhase(db, phaseId);
  return groups.map((group) => {
    const ofGroup = ({ group_id }: { group_id: string }) => group_id === group.id;
    const [players, played] = [lines.filter(ofGroup), results.filter(ofGroup)];
    return {
      group,
      played: asGroup(group, players, played),
      standings: standingsIn(group, players, played),
    };
  });
}

/** The current standings of a group. */
export async function standingsOfGroup(db: Db, groupId: string): Promise<readonly PlacedRow[]> {
  const row = await findGroup(db, groupId);
  if (!row) return [];
  return standingsIn(row, await linesOfGroup(db, groupId), await resultsOfGroup(db, groupId));
}
