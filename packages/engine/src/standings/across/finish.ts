import type { PlayerId } from '../../id.ts';
import { itemAt } from '../../item-at.ts';
import type { BestOf } from '../../match/match.ts';
import { openGroup } from '../certainty.ts';
import { type Ending, endings, unplayedMatch } from '../ending.ts';
import { exploreRanges, type OpenGroup, type Range } from '../explore.ts';
import type { Group } from '../group.ts';
import { totalsOf } from '../totals.ts';
import { matchesWithout } from './counted-matches.ts';

/** A number won to a number lost. */
export type Score = { readonly won: number; readonly lost: number };

/** A way in which a player may finish in the position that is compared, with the figures that count. */
export type Finish = {
  readonly player: PlayerId;
  readonly matchPoints: number;
  /** The least and the most favourable sets. */
  readonly worst: Score;
  readonly best: Score;
  /** Known once no match that counts is unplayed. */
  readonly points?: Score;
};

/** The position that is compared, and how many players of each group count. */
export type Compared = { readonly position: number; readonly size: number; readonly bestOf: BestOf };

/** So many endings of all groups together are tried: those of three groups with three unplayed matches each. */
const mostEndings = 400;

/** How many unplayed matches a group may have so that its endings are tried: the fewest first, all with as many or none. */
const unplayedAtMost = (unplayed: readonly number[]): number => {
  const endingsUpTo = (most: number) =>
    unplayed.reduce((sum, count) => sum + (count > 0 && count <= most ? endings.length ** count : 0), 0);
  return [3, 2, 1].find((most) => endingsUpTo(most) <= mostEndings) ?? 0;
};

/**
 * Everything that the player in the position of each group can finish with, over all possible results of the unplayed
 * matches: nobody in a group without this position, undefined while too many are unplayed. Nothing else is possible, though
 * not each of it need be.
 */
export const finishesIn = (
  groups: readonly Group[],
  compared: Compared,
): readonly (readonly Finish[] | undefined)[] => {
  const searches = groups.map((group) => openGroup(group, compared.bestOf));
  const most = unplayedAtMost(searches.map(({ open }) => open.length));
  return groups.map((group, index) => {
    if (group.players.length < compared.position) return [];
    const search = itemAt(searches, index);
    return search.open.length > most ? undefined : finishesOf(group, search, compared);
  });
};

const finishesOf = (group: Group, search: OpenGroup, compared: Compared): readonly Finish[] => {
  const finishes = new Map<string, Finish>();
  for (const ended of waysToEnd(search.open.length)) {
    for (const finish of finishesWhen(group, search, ended, compared))
      finishes.set(JSON.stringify(finish), finish);
  }
  return [...finishes.values()];
};

/** Every combination of endings of so many matches. */
const waysToEnd = (matches: number): readonly (readonly Ending[])[] =>
  Array.from({ length: matches }).reduce<readonly (readonly Ending[])[]>(
    (ways) => ways.flatMap((way) => endings.map((ending) => [...way, ending])),
    [[]],
  );

/** The finishes that are possible if the unplayed matches end this way. */
const finishesWhen = (
  { players }: Group,
  search: OpenGroup,
  ended: readonly Ending[],
  { position, size }: Compared,
): readonly Finish[] => {
  const open = search.open.map(({ a, b }, index) => unplayedMatch(a, b, [itemAt(ended, index)]));
  const ranges = exploreRanges({ ...search, open });
  return placesWithin(ranges, position, position).flatMap((place) =>
    lastPlaces(ranges, size)
      .filter((last) => !last.includes(place))
      .map((last) => ({
        player: itemAt(players, place),
        ...figuresOf(place, new Set(last), { ...search, ended }),
      })),
  );
};

/** The players who may finish in these positions. */
const placesWithin = (ranges: readonly Range[], from: number, to: number): readonly number[] =>
  [...ranges.keys()].filter((place) => {
    const { best, worst } = itemAt(ranges, place);
    return best <= to && worst >= from;
  });

/** Every choice of players who may be the last of their group: as many as it is larger than the smallest. */
const lastPlaces = (ranges: readonly Range[], size: number): readonly (readonly number[])[] =>
  choicesOf(placesWithin(ranges, size + 1, ranges.length), ranges.length - size);

const choicesOf = (places: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count <= 0) return [[]];
  return places.flatMap((place, index) =>
    choicesOf(places.slice(index + 1), count - 1).map((others) => [place, ...others]),
  );
};

type Ended = OpenGroup & { readonly ended: readonly Ending[] };

/** The figures of a player without the matches against some others. */
const figuresOf = (
  place: number,
  without: ReadonlySet<number>,
  { finished, open, ended, setsToWin }: Ended,
): Omit<Finish, 'player'> => {
  const sum = totalsOf(place, matchesWithout(finished, without));
  const own = open.flatMap(({ a, b }, index) => {
    const isOwn = (a === place || b === place) && !without.has(a) && !without.has(b);
    return isOwn ? [outcomeOf(itemAt(ended, index), a === place, setsToWin)] : [];
  });
  const added = (figure: 'matchPoints' | 'leastWon' | 'mostWon' | 'leastLost' | 'mostLost') =>
    own.reduce((total, outcome) => total + outcome[figure], 0);
  return {
    matchPoints: sum.matchPoints + added('matchPoints'),
    worst: { won: sum.setsWon + added('leastWon'), lost: sum.setsLost + added('mostLost') },
    best: { won: sum.setsWon + added('mostWon'), lost: sum.setsLost + added('leastLost') },
    ...(own.length === 0 && { points: { won: sum.pointsWon, lost: sum.pointsLost } }),
  };
};

/** The figures that an unplayed match adds for one of its players if it ends this way: the winner has all sets that it takes. */
const outcomeOf = ({ winner, earnedA, earnedB }: Ending, isA: boolean, setsToWin: number) => {
  const matchPoints = isA ? earnedA : earnedB;
  if (winner === undefined) return { matchPoints, leastWon: 0, mostWon: 0, leastLost: 0, mostLost: 0 };
  return (winner === 'a') === isA
    ? { matchPoints, leastWon: setsToWin, mostWon: setsToWin, leastLost: 0, mostLost: setsToWin - 1 }
    : { matchPoints, leastWon: 0, mostWon: setsToWin - 1, leastLost: setsToWin, mostLost: setsToWin };
};
