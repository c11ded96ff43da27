import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import { randomFrom } from '../random.ts';
import type { Criterion } from './criterion.ts';
import type { Group } from './group.ts';
import { rank, type Split } from './rank.ts';
import { type Counted, countMatches, placesOf } from './results.ts';

/** What separated a player from others they were tied with, with the figures counted among those only. */
export type Decision = {
  readonly criterion: Criterion;
  /** The players tied until then, including this one, in the order of the standings. */
  readonly among: readonly PlayerId[];
  /** Match points, sets won or points won; for the lot, the turn in which the player was drawn. */
  readonly won: number;
  /** Sets or points lost; 0 for match points and the lot. */
  readonly lost: number;
};

/** A player's line in the standings of a group. */
export type StandingRow = {
  readonly player: PlayerId;
  /** From 1, each position once. */
  readonly position: number;
  readonly matchPoints: number;
  /** Matches with a result, including those decided without play: always `won + lost`. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
  /** What decided this position: the last of `decisions`; absent in a group of one. */
  readonly decidedBy?: Decision;
  /** Everything that separated this player from others, from the whole group down to the last tie. */
  readonly decisions: readonly Decision[];
};

/**
 * The order by lot of tied players: each has a number from the recorded seed, the same in every tie
 * (3.7.5.4).
 */
const lotsFrom =
  (lotSeed: string, players: readonly PlayerId[]) =>
  (tied: readonly number[]): readonly number[] => {
    const lots = tied.map((place) => {
      const player = itemAt(players, place);
      return { place, player, number: randomFrom(`${lotSeed}:${player}`)() };
    });
    lots.sort((one, other) => one.number - other.number || (one.player < other.player ? -1 : 1));
    return lots.map(({ place }) => place);
  };

type Totals = {
  -readonly [Key in keyof Omit<StandingRow, 'player' | 'position' | 'decidedBy' | 'decisions'>]: number;
};

const addTo = (totals: Totals, match: Counted, own: 'a' | 'b'): void => {
  const isA = own === 'a';
  const earned = isA ? match.earnedA : match.earnedB;
  totals.matchPoints += earned;
  totals.played += 1;
  if (earned === 2) totals.won += 1;
  else totals.lost += 1;
  totals.setsWon += isA ? match.setsA : match.setsB;
  totals.setsLost += isA ? match.setsB : match.setsA;
  totals.pointsWon += isA ? match.pointsA : match.pointsB;
  totals.pointsLost += isA ? match.pointsB : match.pointsA;
};

const totalsOf = (place: number, matches: readonly Counted[]): Totals => {
  const totals: Totals = {
    matchPoints: 0,
    played: 0,
    won: 0,
    lost: 0,
    setsWon: 0,
    setsLost: 0,
    pointsWon: 0,
    pointsLost: 0,
  };
  for (const match of matches) {
    if (match.a === place) addTo(totals, match, 'a');
    else if (match.b === place) addTo(totals, match, 'b');
  }
  return totals;
};

/** The decisions of each player by place, from the whole group down to the last tie. */
const decisionsFrom = (splits: readonly Split[], players: readonly PlayerId[]): readonly Decision[][] => {
  const decisions: Decision[][] = players.map(() => []);
  for (const { criterion, among, figures } of splits.toReversed()) {
    const ids = among.map((place) => itemAt(players, place));
    for (const place of among) {
      const { [place]: won = 0 } = figures.won;
      const { [place]: lost = 0 } = figures.lost;
      decisions[place]?.push({ criterion, among: ids, won, lost });
    }
  }
  return decisions;
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
