import { itemAt } from '../../item-at.ts';
import { randomFrom, shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { Board } from '../constraints/board.ts';
import { groupConstraints } from '../constraints/groups.ts';
import { search } from '../constraints/search.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { byPositionAndGroup, placesByPosition } from '../entrants/qualified-order.ts';
import type { DrawFailure } from '../report.ts';
import { clubParts, separateClubs } from './snake-clubs.ts';
import { groupsFailure, snakeRows } from './snake-rows.ts';
import { boardOfRows, boundOfGroups, groupCount, groupDraw } from './snake.ts';
import type { GroupDraw, GroupsWanted } from './snake.ts';

/** The input of crossings into another group stage. */
export type CrossingGroupsRequest = {
  /** The players who come from positions a to b of the groups of an earlier phase. */
  readonly qualifiers: readonly QualifiedEntrant[];
  readonly groups: GroupsWanted;
  readonly seed: string;
};

/** The best position in group order, each other one by lot. */
const rankedByLot = (
  qualifiers: readonly QualifiedEntrant[],
  random: Random,
): readonly QualifiedEntrant[] => {
  const ranked = qualifiers.toSorted(byPositionAndGroup);
  return placesByPosition(ranked)
    .map((places, index) => (index === 0 ? places : shuffle(places, random)))
    .flatMap((places) => places.map((place) => itemAt(ranked, place)));
};

/** One lot for everybody, with earlier groups as far apart as possible. */
const drawSnake = (qualifiers: readonly QualifiedEntrant[], count: number, random: Random): Board => {
  const ranked = rankedByLot(qualifiers, random);
  const mates = clubParts(
    ranked.map(({ group }) => String(group)),
    count,
  );
  return boardOfRows(ranked, separateClubs(snakeRows(ranked.length, count), mates));
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
  const draw = (): Board => drawSnake(qualifiers, count, random);
  return ok(groupDraw(search(draw, groupConstraints, random, boundOfGroups), seed));
};
