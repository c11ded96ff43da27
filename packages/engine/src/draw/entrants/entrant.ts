import type { ClubId, PlayerId } from '../../id.ts';

/** A player as a draw sees them. */
export type Entrant = {
  readonly player: PlayerId;
  /** The rating at the moment of the draw. */
  readonly rating: number;
  /** Whether the player has a rated match; those without one are drawn after the others. */
  readonly rated: boolean;
  readonly club?: ClubId;
};

/** A player from a group: its number and the position in it, both from 1. */
export type QualifiedEntrant = Entrant & { readonly group: number; readonly position: number };
