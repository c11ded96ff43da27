import { randomFrom } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { byPositionAndGroup, placesByPosition } from '../entrants/qualified-order.ts';
import type { DrawFailure } from '../report.ts';
import { bracketFailure, drawBracket } from './knockout.ts';
import type { KnockoutDraw } from './knockout.ts';

/** The input of crossings into a knockout. */
export type CrossingsRequest = {
  /** The players who come from positions a to b of the groups of an earlier phase, 2 to 512 of them. */
  readonly qualifiers: readonly QualifiedEntrant[];
  readonly seed: string;
};

/**
 * Draws the crossings from groups into a knockout. The best position that qualifies (the winners, or the
 * thirds of a consolation) counts as seeds in the order of the groups: the first group's on the first line,
 * the second's on the last, the others on the lines of seeds; they have the byes, in that order unless two
 * of a group would meet in the first round for it. The next position is drawn by lot into the half opposite
 * to its group's winner, the third away from both for as long as possible, and so on. Keeping clubs apart
 * comes after that.
 */
export const drawCrossings = ({ qualifiers, seed }: CrossingsRequest): Result<KnockoutDraw, DrawFailure> => {
  const failure = bracketFailure(qualifiers);
  if (failure !== undefined) return err(failure);
  const ranked = qualifiers.toSorted(byPositionAndGroup);
  const [winners = [], ...others] = placesByPosition(ranked);
  return ok(
    drawBracket(
      { ranked, seeds: winners.length, others },
      { kind: 'crossings', entrants: ranked },
      seed,
      randomFrom(seed),
    ),
  );
};
