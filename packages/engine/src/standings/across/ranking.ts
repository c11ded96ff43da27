import type { PlayerId } from '../../id.ts';
import { itemAt } from '../../item-at.ts';
import { type Comparison, comparisons, type Figures } from '../comparisons.ts';
import type { Criterion } from '../criterion.ts';
import { type Decision, decisionsFrom } from '../decision.ts';
import type { Group } from '../group.ts';
import { lotsFrom } from '../lots.ts';
import { classesBy, type Split } from '../rank.ts';
import { type Totals, totalsOf } from '../totals.ts';
import { candidatesFor } from './counted-matches.ts';

/** A player in the comparison of one position across groups, with the figures of the matches that count. */
export type AcrossRow = Totals & {
  readonly player: PlayerId;
  /** The index of the group, from 0. */
  readonly group: number;
  /** From 1, each rank once. */
  readonly rank: number;
  /** The last players of a larger group, the matches against whom do not count. */
  readonly without: readonly PlayerId[];
  /** The decision that made this rank: the last of `decisions`; absent if there is nobody to compare with. */
  readonly decidedBy?: Decision;
  /** Everything that separated this player from others, with the figures that count. */
  readonly decisions: readonly Decision[];
};

/**
 * Compares the players in one position of several groups, best first: by match points (3.7.5.1), the ratio of sets,
 * the ratio of points (3.7.5.2), and by lot (3.7.5.4). They have not met, so all their matches count but those against the
 * last of a larger group, and there is no restart as in 3.7.5.3: the figures are the same among any of them. The order does
 * not depend on that of the groups. Groups without this position are left out.
 */
export const rankAcross = (
  groups: readonly Group[],
  position: number,
  lotSeed: string,
): readonly AcrossRow[] => {
  const candidates = candidatesFor(groups, position);
  const totals = candidates.map(({ place, matches }) => totalsOf(place, matches));
  const players = candidates.map(({ player }) => player);
  const splits: Split[] = [];
  const everyone = players.map((_, index) => index);
  const input = {
    totals,
    drawLots: lotsFrom(lotSeed, players),
    onSplit: (split: Split) => splits.push(split),
  };
  const order = settle(everyone, comparisons, input);
  const decisions = decisionsFrom(splits, players);
  return order.map((index, rank) => {
    const { player, group, without } = itemAt(candidates, index);
    const own = decisions[index] ?? [];
    const decidedBy = own.at(-1);
    return {
      player,
      group,
      rank: rank + 1,
      without,
      ...itemAt(totals, index),
      ...(decidedBy && { decidedBy }),
      decisions: own,
    };
  });
};

type Input = {
  readonly totals: readonly Totals[];
  readonly drawLots: (tied: readonly number[]) => readonly number[];
  readonly onSplit: (split: Split) => void;
};

/** The order of players who are level so far, by the criteria that remain. */
const settle = (
  tied: readonly number[],
  [comparison, ...later]: readonly Comparison[],
  input: Input,
): readonly number[] => {
  if (tied.length < 2) return tied;
  if (comparison === undefined) return byLot(tied, input);
  const figures = figuresOf[comparison.criterion](input.totals);
  const classes = classesBy(comparison, tied, figures);
  const among = classes.flatMap((level) => settle(level, later, input));
  if (classes.length > 1) input.onSplit({ criterion: comparison.criterion, among, figures });
  return among;
};

const byLot = (tied: readonly number[], { totals, drawLots, onSplit }: Input): readonly number[] => {
  const among = drawLots(tied);
  const won = totals.map((_, index) => among.indexOf(index) + 1);
  onSplit({ criterion: 'lot', among, figures: { won, lost: totals.map(() => 0) } });
  return among;
};

const figuresOf: Record<Criterion, (totals: readonly Totals[]) => Figures> = {
  matchPoints: (totals) => ({
    won: totals.map(({ matchPoints }) => matchPoints),
    lost: totals.map(() => 0),
  }),
  setsRatio: (totals) => ({
    won: totals.map(({ setsWon }) => setsWon),
    lost: totals.map(({ setsLost }) => setsLost),
  }),
  pointsRatio: (totals) => ({
    won: totals.map(({ pointsWon }) => pointsWon),
    lost: totals.map(({ pointsLost }) => pointsLost),
  }),
  lot: (totals) => ({ won: totals.map(() => 0), lost: totals.map(() => 0) }),
};
