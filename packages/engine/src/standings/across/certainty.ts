import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { groupProspects, type PlayerProspect, type Prospect, type Qualification } from '../certainty.ts';
import type { Group } from '../group.ts';
import { compareRatios } from '../ratio.ts';
import { comparedSize } from './counted-matches.ts';
import { type Finish, finishesIn, type Score } from './finish.ts';
import { rankAcross } from './ranking.ts';

/** The qualifying positions of each group, and how many places there are for the best of the next. */
export type FilledQualification = Omit<Qualification, 'isFilled'> & {
  readonly places: number;
  readonly lotSeed: string;
};

type Finishes = readonly (readonly Finish[] | undefined)[];

/**
 * All that is certain about each player of each group, in the order of the groups and of their players, where the best of the
 * position after `to` qualify too. Nobody is qualified or eliminated while a possible result of any group could change
 * it. Lots count as unknown until the last match is over. A group is compared with the others once
 * at most three of its matches are unplayed, or fewer where there are many groups; points that are still to be played may
 * decide either way.
 */
export const prospectsAcross = (
  groups: readonly Group[],
  qualification: FilledQualification,
): readonly (readonly PlayerProspect[])[] => {
  const { bestOf, from, to } = qualification;
  const certain = certaintyOfNext(groups, qualification);
  return groups.map((group, index) =>
    groupProspects(group, { bestOf, from, to, isFilled: true }).map((one) =>
      one.prospect === 'open'
        ? { ...one, prospect: refined(one, qualification, certain(one.player, index)) }
        : one,
    ),
  );
};

/** The prospect of a player who may finish in the next position, or in a better one. */
const refined = (
  { best, worst }: PlayerProspect,
  { from, to }: FilledQualification,
  inNext: Prospect,
): Prospect => {
  if (inNext === 'qualified' && best >= from && worst <= to + 1) return 'qualified';
  return inNext === 'eliminated' && best > to ? 'eliminated' : 'open';
};

/** All that is certain about a player of a group if they finish in the next position. */
type CertainInNext = (player: PlayerId, group: number) => Prospect;

const certaintyOfNext = (groups: readonly Group[], qualification: FilledQualification): CertainInNext =>
  groups.every(isOver) ? finalRanks(groups, qualification) : boundedRanks(groups, qualification);

const isOver = ({ players, matches }: Group): boolean =>
  matches.length >= (players.length * (players.length - 1)) / 2 &&
  matches.every(({ result }) => result !== undefined);

const finalRanks = (
  groups: readonly Group[],
  { to, places, lotSeed }: FilledQualification,
): CertainInNext => {
  const ranks = new Map(rankAcross(groups, to + 1, lotSeed).map(({ player, rank }) => [player, rank]));
  return (player) => ((ranks.get(player) ?? Infinity) <= places ? 'qualified' : 'eliminated');
};

const boundedRanks = (
  groups: readonly Group[],
  { bestOf, to, places }: FilledQualification,
): CertainInNext => {
  const position = to + 1;
  const compared = { position, bestOf, size: comparedSize(groups, position) };
  const rivals = groups.filter(({ players }) => players.length >= position).length;
  const finishes = finishesIn(groups, compared);
  return (player, group) => {
    const own = itemAt(finishes, group)?.filter((finish) => finish.player === player);
    if (own === undefined) return rivals <= places ? 'qualified' : 'open';
    const others = finishes.filter((_, index) => index !== group);
    const prospects = new Set(own.map((finish) => prospectOfFinish(finish, others, places)));
    const [only = 'open'] = prospects;
    return prospects.size === 1 ? only : 'open';
  };
};

/** Whether a finish is among the best, whatever happens in the other groups. */
const prospectOfFinish = (own: Finish, others: Finishes, places: number): Prospect => {
  const isAlways = (group: readonly Finish[] | undefined, is: (other: Finish) => boolean) =>
    group?.every(is) ?? false;
  const rivals = others.filter((group) => group?.length !== 0);
  const above = rivals.filter((group) => isAlways(group, (other) => isSurelyAbove(other, own))).length;
  const below = rivals.filter((group) => isAlways(group, (other) => isSurelyAbove(own, other))).length;
  if (above >= places) return 'eliminated';
  return rivals.length - below < places ? 'qualified' : 'open';
};

/** Whether one finish is above another by match points, sets or points, whatever is still to be played. */
const isSurelyAbove = (one: Finish, other: Finish): boolean => {
  if (one.matchPoints !== other.matchPoints) return one.matchPoints > other.matchPoints;
  const sets = compare(one.worst, other.best);
  if (sets !== 0 || one.points === undefined || other.points === undefined) return sets < 0;
  return compare(one.points, other.points) < 0;
};

const compare = (one: Score, other: Score): number => compareRatios(one.won, one.lost, other.won, other.lost);
