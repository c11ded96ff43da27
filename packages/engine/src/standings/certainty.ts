import type { PlayerId } from '../id.ts';
import { type BestOf, setsToWin } from '../match/match.ts';
import { unplayedMatch } from './ending.ts';
import { exploreRanges, type OpenGroup, type Range } from './explore.ts';
import type { Group } from './group.ts';
import { type Counted, countMatches, placeIn, placesOf } from './results.ts';
import { groupStandings } from './standings.ts';

/** The format of the group, and the qualifying positions: 1 to 2, say, or 3 to 4 for a consolation. */
export type Qualification = {
  readonly bestOf: BestOf;
  readonly from: number;
  readonly to: number;
  /** Whether the best of the next position qualify too, which is open until the groups are compared. */
  readonly isFilled?: boolean;
};

/** What is certain about a player, over all possible remaining results. */
export const prospects = ['qualified', 'eliminated', 'open'] as const;
export type Prospect = (typeof prospects)[number];

/** The positions a player can still finish in, and what that means. */
export type PlayerProspect = {
  readonly player: PlayerId;
  /** The best and the worst position still possible, from 1. */
  readonly best: number;
  readonly worst: number;
  readonly prospect: Prospect;
};

/**
 * With more unplayed matches than this, only match points are considered: 5⁶ endings are fast, 5⁷ are not.
 */
export const mostUnplayed = 6;

/** A range as a prospect: certain only if all of it is inside the qualifying positions, or outside them. */
export const prospectOf = ({ best, worst }: Range, { from, to, isFilled }: Qualification): Prospect => {
  if (best >= from && worst <= to) return 'qualified';
  return worst < from || best > (isFilled ? to + 1 : to) ? 'eliminated' : 'open';
};

/** The pairs without a match yet, since a group's order of play may be created after its draw. */
const pairsWithoutMatch = (size: number, met: readonly { readonly a: number; readonly b: number }[]) => {
  const pairs: { a: number; b: number }[] = [];
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      if (!met.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a)))
        pairs.push({ a, b });
    }
  }
  return pairs;
};

/** The group with everything still to be played in it, for the search; pairs without a match come last. */
export const openGroup = ({ players, matches }: Group, bestOf: BestOf): OpenGroup => {
  const places = placesOf(players);
  const met = matches.map(({ a, b, result }) => ({ a: placeIn(places, a), b: placeIn(places, b), result }));
  const open = met.filter(({ result }) => result === undefined);
  return {
    size: players.length,
    finished: countMatches(matches, places),
    open: [...open, ...pairsWithoutMatch(players.length, met)].map(({ a, b }) => unplayedMatch(a, b)),
    setsToWin: setsToWin(bestOf),
  };
};

const earnedBy = (place: number, matches: readonly Counted[]): number =>
  matches.reduce((sum, { a, b, earnedA, earnedB }) => {
    if (a === place) return sum + earnedA;
    return b === place ? sum + earnedB : sum;
  }, 0);

/** Ranges by match points alone: nobody finishes below a player who cannot reach their current points. */
const roughRanges = ({ size, finished, open }: OpenGroup): readonly Range[] => {
  const held = Array.from({ length: size }, (_, place) => {
    const earned = earnedBy(place, finished);
    const left = open.filter(({ a, b }) => a === place || b === place).length;
    return { least: earned, most: earned + 2 * left };
  });
  return held.map(({ least, most }) => ({
    best: 1 + held.filter((other) => other.least > most).length,
    worst: size - held.filter((other) => other.most < least).length,
  }));
};

const finalRanges = (group: Group): readonly Range[] => {
  const positions = new Map(groupStandings(group).map(({ player, position }) => [player, position]));
  return group.players.map((player) => {
    const position = positions.get(player) ?? group.players.length;
    return { best: position, worst: position };
  });
};

const rangesOf = (group: Group, bestOf: BestOf): readonly Range[] => {
  const search = openGroup(group, bestOf);
  if (search.open.length === 0) return finalRanges(group);
  return search.open.length > mostUnplayed ? roughRanges(search) : exploreRanges(search);
};

/**
 * What is certain about each player, in the order of `group.players`. A player is qualified or eliminated
 * only if no possible remainder of the group changes it, including walkovers, matches neither player attends,
 * every score, and lots, which count as unknown until the last match is over.
 */
export const groupProspects = (group: Group, qualification: Qualification): readonly PlayerProspect[] => {
  const ranges = rangesOf(group, qualification.bestOf);
  return group.players.map((player, place) => {
    const { best, worst } = ranges[place] ?? { best: 1, worst: group.players.length };
    return { player, best, worst, prospect: prospectOf({ best, worst }, qualification) };
  });
};
