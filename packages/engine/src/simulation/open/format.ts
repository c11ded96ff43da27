import type { BestOf } from '../../match/match.ts';

/** Groups of about a size, whose best qualify. */
export type GroupsFormat = {
  readonly size: number;
  readonly qualifiers: number;
  readonly bestOf: BestOf;
  /** The best of the next position take the byes of the knockout. */
  readonly fills?: boolean;
};

/** A Swiss system of so many rounds. */
export type SwissFormat = {
  readonly rounds: number;
  /** How many of its best play the knockout. With fewer than two there is none, and its table decides. */
  readonly qualifiers: number;
  readonly bestOf: BestOf;
};

/** A knockout of those who qualify, or of everybody. */
export type KnockoutFormat = { readonly bestOf: BestOf; readonly thirdPlace: boolean };

/** The format of an open: groups, a Swiss system or neither (`groups` is null), then a knockout. */
export type OpenFormat = { readonly knockout: KnockoutFormat } & (
  | { readonly groups: GroupsFormat | null; readonly swiss?: never }
  | { readonly groups: null; readonly swiss: SwissFormat }
);
