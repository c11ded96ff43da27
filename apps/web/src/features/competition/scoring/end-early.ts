import {
  type MatchState,
  otherSide,
  type Side,
  type UnplayedOutcome,
  unplayedOutcomes,
} from '@topspin/engine';
import type { ScoringAction } from '../log/scoring-log.ts';

/** How a match can end early now: once a point has been scored, nobody can have failed to appear. */
export function waysToEnd({ sets }: MatchState): readonly UnplayedOutcome[] {
  const scored = sets.some(({ score }) => score.a + score.b > 0);
  return unplayedOutcomes.filter((outcome) => outcome !== 'walkover' || !scored);
}

/** The event that ends a match because of one player, whose opponent wins, or of both. */
export function endEarly(outcome: UnplayedOutcome, out: Side | 'both'): ScoringAction {
  return out === 'both' ? { type: 'end', outcome } : { type: 'end', outcome, side: otherSide(out) };
}
