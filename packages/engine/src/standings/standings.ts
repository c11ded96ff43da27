import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import { type Decision, decisionsFrom } from './decision.ts';
import type { Group } from './group.ts';
import { lotsFrom } from './lots.ts';
import { rank } from './rank.ts';
import { countMatches, placesOf } from './results.ts';
import { type Totals, totalsOf } from './totals.ts';

export type { Decision } from './decision.ts';

/** A player's line in the standings of a group. */
export type StandingRow = Totals & {
  readonly player: PlayerId;
  /** From 1, each position once. */
  readonly position: number;
  /** What decided this position: the last of `decisions`; absent in a group of one. */
  readonly decidedBy?: Decision;
  /** Everything that separated this player from others, from the whole group down to the last tie. */
  readonly decisions: readonly Decision[];
};

/**
 * The standings of a group by regulation 3.7.5: 2 match points for a win, 1 for a loss played, 0 for a loss
 * not played or not finished; ties by the matches between the tied players only, with restart, and finally by
 * lot from the recorded seed. Every player has a row and a unique position, whatever is still to be played;
 * matches without a result count for nothing. Throws if a match has a player who is not in the group, which
 * is a bug in the caller.
 */
export const groupStandings = ({ players, matches, lotSeed }: Group): readonly StandingRow[] => {
  const counted = countMatches(matches, placesOf(players));
  const { order, splits } = rank({
    size: players.length,
    matches: counted,
    drawLots: lotsFrom(lotSeed, players),
  });
  const decisions = decisionsFrom(splits, players);
  return order.map((place, index) => {
    const own = decisions[place] ?? [];
    const decidedBy = own.at(-1);
    return {
      player: itemAt(players, place),
      position: index + 1,
      ...totalsOf(place, counted),
      ...(decidedBy === undefined ? {} : { decidedBy }),
      decisions: own,
    };
  });
};
