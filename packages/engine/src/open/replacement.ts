import type { PlayerId } from '../id.ts';

/** A qualifier who withdraws, and their group in the earlier phase. */
export type QualifierLeaving = {
  readonly player: PlayerId;
  /** The final standings of the group, best first. */
  readonly standings: readonly PlayerId[];
  /** Everybody who is already in a next phase. */
  readonly qualified: readonly PlayerId[];
  /** Everybody who has withdrawn or was removed. */
  readonly gone: readonly PlayerId[];
  /** Whether the first match of the next phase has begun. */
  readonly nextPhaseBegun: boolean;
};

/** What happens to the place of a qualifier who withdraws. */
export type QualifierPlace =
  | { readonly kind: 'replacedBy'; readonly player: PlayerId; readonly position: number }
  | { readonly kind: 'walkover' };

/**
 * The player who takes the place of a qualifier who withdraws, if the organiser agrees: before the next phase's first
 * match, the next of the same group who has not qualified; later, or if nobody is left, it is a walkover.
 */
export const placeOfQualifier = (leaving: QualifierLeaving): QualifierPlace => {
  if (leaving.nextPhaseBegun) return { kind: 'walkover' };
  const taken = new Set([leaving.player, ...leaving.qualified, ...leaving.gone]);
  const after = leaving.standings.indexOf(leaving.player);
  const index = leaving.standings.findIndex((player, place) => place > after && !taken.has(player));
  const player = leaving.standings[index];
  return player === undefined ? { kind: 'walkover' } : { kind: 'replacedBy', player, position: index + 1 };
};
