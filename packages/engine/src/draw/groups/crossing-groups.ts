import { randomFrom, shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { byPositionAndGroup, placesByPosition } from '../entrants/qualified-order.ts';
import type { DrawFailure } from '../report.ts';
import { clubParts, separateClubs } from './snake-clubs.ts';
import type { Rows } from './snake-clubs.ts';
import { groupsFailure, snakeRows } from './snake-rows.ts';
import { separateClubsAfter } from './snake-swaps.ts';
import { groupCount, groupDraw } from './snake.ts';
import type { GroupDraw, GroupsWanted } from './snake.ts';

/** What the crossings into another group stage are drawn from. */
export type CrossingGroupsRequest = {
  /** The players who come from positions a to b of the groups of an earlier phase. */
  readonly qualifiers: readonly QualifiedEntrant[];
  readonly groups: GroupsWanted;
  readonly seed: string;
};

/** The best position in the order of its groups, each other one by lot. */
const rankedByLot = (
  qualifiers: readonly QualifiedEntrant[],
  random: Random,
): readonly QualifiedEntrant[] => {
  const ranked = qualifiers.toSorted(byPositionAndGroup);
  return placesByPosition(ranked)
    .map((places, index) => (index === 0 ? places : shuffle(places, random)))
    .flatMap((places) => places.flatMap((place) => ranked[place] ?? []));
};

const keptApart = (ranked: readonly QualifiedEntrant[], count: number, random: Random): Rows => {
  const mates = ranked.map(({ group }) => String(group));
  const clubs = ranked.map(({ club }) => club);
  const matesApart = separateClubs(snakeRows(ranked.length, count), clubParts(mates, count));
  return separateClubsAfter(matesApart, mates, clubs, random);
};

/** How many players are drawn, all lots together, while club mates are together who need not: the more, the fewer lots. */
const mostDrawn = 5000;

const pairsAmong = (players: number): number => (players * (players - 1)) / 2;

/** Pairs of one club in one group, as they are drawn. */
const pairsTogether = ({ report }: GroupDraw): number =>
  report.notKept
    .filter(({ constraint }) => constraint === 'clubsApart')
    .reduce((sum, { players }) => sum + pairsAmong(players.length), 0);

/** Pairs of one club in one group where every club is spread as evenly as can be: fewer there cannot be. */
const fewestPairs = (entrants: readonly QualifiedEntrant[], count: number): number => {
  const clubs = Map.groupBy(entrants, ({ club }) => club);
  clubs.delete(undefined);
  return [...clubs.values()].reduce((sum, { length }) => {
    const least = Math.floor(length / count);
    return sum + count * pairsAmong(least) + (length % count) * least;
  }, 0);
};

/**
 * Draws the crossings from groups into another group stage: by position in the group in snake order, the
 * winners in the order of their groups and the others by lot; players of one earlier group in different
 * groups, and after that players of one club, by changes within a row of the snake.
 */
export const drawCrossingGroups = ({
  qualifiers,
  groups,
  seed,
}: CrossingGroupsRequest): Result<GroupDraw, DrawFailure> => {
  const count = groupCount(qualifiers.length, groups);
  const failure = groupsFailure(qualifiers, count);
  if (failure !== undefined) return err(failure);
  const random = randomFrom(seed);
  const attempt = (): GroupDraw => {
    const ranked = rankedByLot(qualifiers, random);
    return groupDraw(keptApart(ranked, count, random), ranked, count, seed);
  };
  const fewest = fewestPairs(qualifiers, count);
  let best = attempt();
  for (let drawn = qualifiers.length; drawn < mostDrawn && pairsTogether(best) > fewest;) {
    const next = attempt();
    if (pairsTogether(next) < pairsTogether(best)) best = next;
    drawn += qualifiers.length;
  }
  return ok(best);
};
