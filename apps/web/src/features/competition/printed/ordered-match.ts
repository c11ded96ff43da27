import type { MatchTime } from './match-time.ts';

/** A match as an order of play shows it. */
export type OrderedMatch = {
  readonly _id: string;
  readonly time: MatchTime;
  /** The names of both sides. */
  readonly sides: string;
  /** Its open, where there are several. */
  readonly open?: string;
  /** Where in its open it belongs. */
  readonly place: string;
  /** Null while it is not sure. */
  readonly umpire: string | null;
};

/** Whether it is sure who umpires: the one of the draw may play at an estimated hour, and it is decided with the call. */
export const hasSureUmpire = ({ at, isLikely }: MatchTime): boolean => !(isLikely && at !== null);

const last = Number.MAX_SAFE_INTEGER;

/** Matches in the order in which they are expected; those without an hour are last, and keep their order. */
export const inTime = <Match extends Pick<OrderedMatch, 'time'>>(
  matches: readonly Match[],
): readonly Match[] => matches.toSorted((one, other) => instantOf(one) - instantOf(other));

const instantOf = ({ time: { at } }: Pick<OrderedMatch, 'time'>): number =>
  at === null ? last : Date.parse(at);
