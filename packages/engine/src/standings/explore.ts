import { byMatchPoints, byPointsRatio, bySetsRatio, type Comparison } from './comparisons.ts';
import { type UnplayedMatch, supposeEnding, supposeSets } from './ending.ts';
import { isSurelyAbove, isSurelyAboveEven, isSurelyBelowEven, pointsBounds } from './points-bounds.ts';
import { classesBy, figuresAmong } from './rank.ts';
import type { Counted } from './results.ts';

/** The best and the worst position that a player can still finish in, from 1. */
export type Range = { best: number; worst: number };

/** A group with unplayed matches. */
export type OpenGroup = {
  readonly size: number;
  readonly finished: readonly Counted[];
  readonly open: readonly UnplayedMatch[];
  readonly setsToWin: number;
};

/** The case under study: `matches` are the finished ones and the unplayed ones as assumed to end. */
type Search = OpenGroup & { readonly matches: readonly Counted[]; readonly ranges: readonly Range[] };

const widen = ({ ranges }: Search, place: number, best: number, worst: number): void => {
  const range = ranges[place];
  if (!range) return;
  range.best = Math.min(range.best, best);
  range.worst = Math.max(range.worst, worst);
};

const between =
  (tied: readonly number[]) =>
  (match: Counted): boolean =>
    tied.includes(match.a) && tied.includes(match.b);

/** Continues with each class of players still tied; returns whether the comparison separated anybody. */
const exploreClasses = (
  comparison: Comparison,
  tied: readonly number[],
  above: number,
  search: Search,
): boolean => {
  const classes = classesBy(comparison, tied, figuresAmong(comparison, tied, search));
  if (classes.length === 1) return false;
  let ahead = above;
  for (const level of classes) {
    exploreTie(level, ahead, search);
    ahead += level.length;
  }
  return true;
};

/** Players tied on match points and sets, with points still to be played between them. */
const explorePoints = (tied: readonly number[], above: number, search: Search): void => {
  const isBetween = between(tied);
  const finished = search.finished.filter(isBetween);
  const open = search.open.filter(isBetween);
  const bounds = tied.map((place) => pointsBounds(place, finished, open));
  for (const [index, own] of bounds.entries()) {
    const surelyAbove = bounds.filter((other) => isSurelyAbove(other, own)).length;
    const surelyBelow = bounds.filter((other) => isSurelyAbove(own, other)).length;
    // They win as many points as they lose between them: if one is below even, another is above even.
    const ahead = Math.max(surelyAbove, isSurelyBelowEven(own) ? 1 : 0);
    const behind = Math.max(surelyBelow, isSurelyAboveEven(own) ? 1 : 0);
    widen(search, tied[index] ?? 0, above + 1 + ahead, above + tied.length - behind);
  }
};

/** Players tied on match points, with the sets of all matches between them assumed. */
const exploreSets = (tied: readonly number[], above: number, search: Search): void => {
  if (exploreClasses(bySetsRatio, tied, above, search)) return;
  const pointsAreOpen = search.open.some(
    (match) => match.winner !== undefined && tied.includes(match.a) && tied.includes(match.b),
  );
  if (pointsAreOpen) return explorePoints(tied, above, search);
  if (exploreClasses(byPointsRatio, tied, above, search)) return;
  // A lot is not drawn before the group is over.
  for (const place of tied) widen(search, place, above + 1, above + tied.length);
};

/**
 * Assumes each possible number of sets in turn, for the matches between the tied players whose sets are
 * unknown.
 */
const supposeAllSets = (tied: readonly number[], above: number, search: Search): void => {
  const unknown = search.open.find(
    (match) => !match.setsKnown && tied.includes(match.a) && tied.includes(match.b),
  );
  if (unknown === undefined) return exploreSets(tied, above, search);
  unknown.setsKnown = true;
  for (let loserSets = 0; loserSets < search.setsToWin; loserSets += 1) {
    supposeSets(unknown, search.setsToWin, loserSets);
    supposeAllSets(tied, above, search);
  }
  unknown.setsKnown = false;
};

/**
 * Players tied so far, with `above` others certainly ahead of them: where each can finish (3.7.5.2, 3.7.5.3).
 */
const exploreTie = (tied: readonly number[], above: number, search: Search): void => {
  const [only] = tied;
  if (tied.length === 1 && only !== undefined) return widen(search, only, above + 1, above + 1);
  if (!exploreClasses(byMatchPoints, tied, above, search)) supposeAllSets(tied, above, search);
};

const isAllOpen = ({ ranges, size }: Search): boolean =>
  ranges.every(({ best, worst }) => best === 1 && worst === size);

/** Tries each possible ending of the unplayed matches from this one on. */
const supposeAllEndings = (from: number, search: Search): void => {
  const match = search.open[from];
  if (match === undefined) {
    exploreTie(
      Array.from({ length: search.size }, (_, place) => place),
      0,
      search,
    );
    return;
  }
  for (const ending of match.endings) {
    if (isAllOpen(search)) return;
    supposeEnding(match, ending);
    supposeAllEndings(from + 1, search);
  }
};

/**
 * Where each player can still finish over all possible results of the unplayed matches, by place in the
 * group. Match points and sets are enumerated, points are bounded, lots count as unknown: no position outside
 * a range is possible.
 */
export const exploreRanges = (group: OpenGroup): readonly Range[] => {
  const ranges = Array.from({ length: group.size }, () => ({ best: group.size, worst: 1 }));
  supposeAllEndings(0, { ...group, matches: [...group.finished, ...group.open], ranges });
  return ranges;
};
