import type { PlayerId } from '../../id.ts';
import { count } from '../../standings/results.ts';
import type { SwissResults } from '../field.ts';

/** The sums of a player's matches. */
export type SwissTotals = {
  readonly player: PlayerId;
  readonly rating: number;
  /** With the byes. */
  readonly wins: number;
  readonly losses: number;
  readonly byes: number;
  /** The wins of all opponents; the bye counts as the last player. */
  readonly buchholz: number;
  /** The Buchholz figures of all opponents; the bye counts as the last player. */
  readonly fineBuchholz: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
};

type Counting = { -readonly [Key in keyof SwissTotals]: SwissTotals[Key] };
type Opponents = Map<PlayerId, PlayerId[]>;

/** Wins, sets and points of everybody, noting whom they met. */
const counted = (
  { entrants, matches, byes }: SwissResults,
  opponents: Opponents,
): ReadonlyMap<PlayerId, Counting> => {
  const all = new Map<PlayerId, Counting>();
  for (const { player, rating } of entrants) {
    const nothing = { wins: 0, losses: 0, byes: 0, buchholz: 0, fineBuchholz: 0 };
    const unplayed = { setsWon: 0, setsLost: 0, pointsWon: 0, pointsLost: 0 };
    all.set(player, { player, rating, ...nothing, ...unplayed });
    opponents.set(player, []);
  }
  const of = (player: PlayerId): Counting => {
    const totals = all.get(player);
    if (totals === undefined) throw new Error(`Player ${player} has a match in a phase without being in it`);
    return totals;
  };
  for (const { a, b, result } of matches) {
    if (result === undefined) continue;
    const { setsA, setsB, pointsA, pointsB } = count(0, 1, result);
    const add = (own: Counting, other: PlayerId, won: boolean, figures: readonly number[]): void => {
      const [setsWon = 0, setsLost = 0, pointsWon = 0, pointsLost = 0] = figures;
      opponents.get(own.player)?.push(other);
      own[won ? 'wins' : 'losses'] += 1;
      own.setsWon += setsWon;
      own.setsLost += setsLost;
      own.pointsWon += pointsWon;
      own.pointsLost += pointsLost;
    };
    add(of(a), b, result.winner === 'a', [setsA, setsB, pointsA, pointsB]);
    add(of(b), a, result.winner === 'b', [setsB, setsA, pointsB, pointsA]);
  }
  for (const { player } of byes) {
    of(player).byes += 1;
    of(player).wins += 1;
  }
  return all;
};

/** The figures of everybody. */
export const swissTotals = (field: SwissResults): readonly SwissTotals[] => {
  const opponents: Opponents = new Map();
  const all = counted(field, opponents);
  const everybody = [...all.values()];
  const lowest = (figure: 'wins' | 'buchholz', among: readonly Counting[]): number =>
    Math.min(...among.map((totals) => totals[figure]));
  const fewest = lowest('wins', everybody);
  const add = (to: 'buchholz' | 'fineBuchholz', from: 'wins' | 'buchholz', bye: number): void => {
    for (const totals of everybody) {
      const met = opponents.get(totals.player) ?? [];
      const sum = met.reduce((before, id) => before + (all.get(id)?.[from] ?? 0), 0);
      totals[to] = sum + totals.byes * bye;
    }
  };
  add('buchholz', 'wins', fewest);
  const last = everybody.filter(({ wins }) => wins === fewest);
  add('fineBuchholz', 'buchholz', lowest('buchholz', last));
  return everybody;
};
