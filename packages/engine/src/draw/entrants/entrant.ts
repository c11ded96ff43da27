import type { ClubId, PlayerId } from '../../id.ts';

/** A player as a draw sees them. */
export type Entrant = {
  readonly player: PlayerId;
  /** The rating at the moment of the draw. */
  readonly rating: number;
  /** Whether the player has a rated match; those without one are drawn after the others. */
  readonly rated: boolean;
  readonly club?: ClubId;
  /** The second club of a pair whose people play for two. */
  readonly otherClub?: ClubId;
};

type Clubs = Pick<Entrant, 'club' | 'otherClub'>;

/** The second club of a side, if it is another one than the first. */
export const secondClub = ({ club, otherClub }: Clubs): ClubId | undefined =>
  otherClub === club ? undefined : otherClub;

const isOf = (club: ClubId | undefined, side: Clubs): boolean =>
  club !== undefined && (club === side.club || club === side.otherClub);

/** Whether two sides have a club in common: either one of a pair. */
export const shareClub = (one: Clubs, other: Clubs): boolean =>
  isOf(one.club, other) || isOf(one.otherClub, other);

/** A player from a group: its number and the position in it, both from 1. */
export type QualifiedEntrant = Entrant & { readonly group: number; readonly position: number };
