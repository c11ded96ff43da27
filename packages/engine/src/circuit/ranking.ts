import type { PlayerId } from '../id.ts';
import { countResults, dated, latestFirst, opensInWindow } from './open-result.ts';
import type { Counting, DatedResult, FinishedOpen, OpenResult, ResultsOfPlayer } from './open-result.ts';
import type { RankingWindow } from './ranking-system.ts';

/** What separated a player from the one right above: `shared` if nothing did. */
export const rankingCriteria = ['points', 'matchesWon', 'bestResult', 'latestResult', 'shared'] as const;
export type RankingCriterion = (typeof rankingCriteria)[number];

/** The move since the previous ranking: places gained (negative if lost), or `new`. */
export type RankingMove = { readonly type: 'new' } | { readonly type: 'places'; readonly places: number };

/** A player with a result that counts, their total and what decided their position. */
export type RankingRow = ResultsOfPlayer & {
  readonly position: number;
  readonly points: number;
  readonly matchesWon: number;
  /** Against the row right above; `null` for the first row. */
  readonly decidedBy: RankingCriterion | null;
  readonly move: RankingMove;
};

export type Ranking = {
  readonly rows: readonly RankingRow[];
  /** Players of the previous ranking whose results have all fallen out of the window. */
  readonly left: readonly (ResultsOfPlayer & { readonly previousPosition: number })[];
};

/** The finished opens of a circuit or an edition, what players earned in them, and what counts. */
export type RankingInput = Counting & {
  readonly opens: readonly FinishedOpen[];
  readonly results: readonly OpenResult[];
  /** `null` for an edition: all of its opens count. */
  readonly window: RankingWindow | null;
};

/** A player's results with what they add up to. */
export type Total = ResultsOfPlayer & { readonly points: number; readonly matchesWon: number };
type Placed = Total & { readonly position: number; readonly decidedBy: RankingCriterion | null };

const sum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const greatest = (values: readonly number[]): number => Math.max(...values);

/**
 * Most points; ties by most matches won, best single result, most recent result; otherwise the position is
 * shared.
 */
const criteria: readonly {
  readonly name: RankingCriterion;
  readonly of: (total: Total) => number;
}[] = [
  { name: 'points', of: (total) => total.points },
  { name: 'matchesWon', of: (total) => total.matchesWon },
  { name: 'bestResult', of: ({ counted }) => greatest(counted.map((result) => result.points)) },
  { name: 'latestResult', of: ({ counted }) => greatest(counted.map((result) => result.finishedAt)) },
];

/** A row with what each criterion says of it, which the sort asks for again and again. */
type Weighed = { readonly total: Total; readonly weights: readonly number[] };

const weighed = (total: Total): Weighed => ({ total, weights: criteria.map(({ of }) => of(total)) });

/** The first criterion that separates two rows, by its index. */
const decisive = (one: Weighed, other: Weighed): number =>
  one.weights.findIndex((weight, at) => weight !== other.weights[at]);

const byCriteria = (one: Weighed, other: Weighed): number => {
  for (const [at, weight] of one.weights.entries()) {
    const difference = (other.weights[at] ?? 0) - weight;
    if (difference !== 0) return difference;
  }
  // Rows that share a position still have a fixed order, regardless of the order of the results.
  return one.total.player < other.total.player ? -1 : 1;
};

/** Sums of points to two decimals, without floating-point noise. */
export const total = (results: ResultsOfPlayer): Total => ({
  ...results,
  points: Math.round(sum(results.counted.map((result) => result.points)) * 100) / 100,
  matchesWon: sum(results.counted.map((result) => result.matchesWon)),
});

/** Players in order; those no criterion separates share the better position. */
export const place = (totals: readonly Total[]): Placed[] => {
  const placed: Placed[] = [];
  let above: Weighed | undefined;
  for (const next of totals.map(weighed).toSorted(byCriteria)) {
    const decidedBy = above === undefined ? null : (criteria[decisive(above, next)]?.name ?? 'shared');
    const position = decidedBy === 'shared' ? (placed.at(-1)?.position ?? 1) : placed.length + 1;
    placed.push({ ...next.total, position, decidedBy });
    above = next;
  }
  return placed;
};

const byPlayer = ({ opens, results }: RankingInput, at: number): Map<PlayerId, DatedResult[]> => {
  const byId = new Map(opens.map((open) => [open.id, open]));
  const grouped = new Map<PlayerId, DatedResult[]>();
  for (const result of results) {
    const open = byId.get(result.open);
    if (open === undefined || open.finishedAt > at) continue;
    const known = grouped.get(result.player) ?? [];
    known.push(dated(result, open));
    grouped.set(result.player, known);
  }
  return grouped;
};

const resultsAt = (input: RankingInput, at: number): ResultsOfPlayer[] => {
  const inside = opensInWindow(input.opens, input.window, at);
  return [...byPlayer(input, at)].map(([player, results]) => countResults(player, results, inside, input));
};

const placedOf = (results: readonly ResultsOfPlayer[]): Placed[] =>
  place(results.filter(({ counted }) => counted.length > 0).map(total));

/** The positions in the previous ranking: at the time the latest open finished, without that open. */
const previousPositions = (input: RankingInput, at: number): ReadonlyMap<PlayerId, number> => {
  const [latest, ...earlier] = input.opens.filter((open) => open.finishedAt <= at).toSorted(latestFirst);
  if (latest === undefined) return new Map();
  const before = placedOf(resultsAt({ ...input, opens: earlier }, latest.finishedAt));
  return new Map(before.map((row) => [row.player, row.position]));
};

const moveFrom = (previous: number | undefined, position: number): RankingMove =>
  previous === undefined ? { type: 'new' } : { type: 'places', places: previous - position };

/**
 * The ranking of an edition (without a window) or of a circuit at an instant (milliseconds since 1970): each
 * player's points, the results they come from, those that fell out and why, what broke ties, and the move
 * since the ranking before the latest open. Players without a result that counts have no row.
 */
export const rankPlayers = (input: RankingInput, at: number): Ranking => {
  const results = resultsAt(input, at);
  const previous = previousPositions(input, at);
  const rows = placedOf(results).map((row) => ({
    ...row,
    move: moveFrom(previous.get(row.player), row.position),
  }));
  const left = results.flatMap((ofPlayer) => {
    const previousPosition = previous.get(ofPlayer.player);
    return ofPlayer.counted.length > 0 || previousPosition === undefined
      ? []
      : [{ ...ofPlayer, previousPosition }];
  });
  return { rows, left };
};
