import { randomFrom, shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { QualifiedEntrant } from './entrant.ts';
import { byPositionAndGroup, placesByPosition } from './qualified-order.ts';
import type { DrawFailure } from './report.ts';
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
  const earlierGroups = ranked.map(({ group }) => String(group));
  const mates = clubParts(earlierGroups, count);
  const clubs = clubParts(
    ranked.map(({ club }) => club),
    count,
  );
  return separateClubsAfter(separateClubs(snakeRows(ranked.length, count), mates), mates, clubs, random);
};

/** How often the lots are drawn again when club mates came together who need not. */
const maxAttempts = 100;

const avoidable = ({ report }: GroupDraw): number =>
  report.notKept.filter(({ why }) => why !== 'tooMany').length;

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
  let best = attempt();
  for (let tries = 1; tries < maxAttempts && avoidable(best) > 0; tries += 1) {
    const next = attempt();
    if (avoidable(next) < avoidable(best)) best = next;
  }
  return ok(best);
};
