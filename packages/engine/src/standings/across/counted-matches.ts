import type { PlayerId } from '../../id.ts';
import { itemAt } from '../../item-at.ts';
import type { Group } from '../group.ts';
import { type Counted, countMatches, placesOf } from '../results.ts';
import { groupStandings } from '../standings.ts';

/** The player who has a position in a group, and the matches that count when groups are compared. */
export type Candidate = {
  readonly player: PlayerId;
  /** The index of the group, from 0. */
  readonly group: number;
  /** The place of the player in the group. */
  readonly place: number;
  readonly matches: readonly Counted[];
  /** The last players of a larger group, the matches against whom do not count. */
  readonly without: readonly PlayerId[];
};

/** How many players the smallest of the groups has that have somebody in this position: as many count in each. */
export const comparedSize = (groups: readonly Group[], position: number): number =>
  Math.min(...groups.map(({ players }) => players.length).filter((size) => size >= position));

/**
 * The players in one position of each group. So that players of larger groups are judged by as many matches as the others,
 * those against the last of their group do not count: a decision of ours, as 3.7.5 compares within a group alone.
 */
export const candidatesFor = (groups: readonly Group[], position: number): readonly Candidate[] => {
  const size = comparedSize(groups, position);
  return groups.flatMap((group, index) =>
    group.players.length < position ? [] : candidateIn(group, index, position, size),
  );
};

const candidateIn = (group: Group, index: number, position: number, size: number): Candidate => {
  const order = groupStandings(group).map(({ player }) => player);
  const places = placesOf(group.players);
  const player = itemAt(order, position - 1);
  const place = places.get(player) ?? 0;
  const without = order.slice(size);
  const last = new Set(without.map((one) => places.get(one)));
  return {
    player,
    group: index,
    place,
    without,
    matches: matchesWithout(countMatches(group.matches, places), last),
  };
};

/** The matches that none of the players at these places plays. */
export const matchesWithout = <Match extends Pick<Counted, 'a' | 'b'>>(
  matches: readonly Match[],
  places: ReadonlySet<number | undefined>,
): readonly Match[] => matches.filter(({ a, b }) => !places.has(a) && !places.has(b));
