declare const kind: unique symbol;

/** A string that names one thing of one kind, so that a player's id is never taken for an open's. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** Believes a text that has been checked at the edge to be the id of a thing of that kind. */
export const id = <Kind extends string>(text: string): Id<Kind> => text as Id<Kind>;

export type PlayerId = Id<'player'>;
export type ClubId = Id<'club'>;
export type OpenId = Id<'open'>;
export type RegistrationId = Id<'registration'>;
export type PhaseId = Id<'phase'>;
export type GroupId = Id<'group'>;
export type MatchId = Id<'match'>;
export type CircuitId = Id<'circuit'>;
export type EditionId = Id<'edition'>;
export type VenueId = Id<'venue'>;
export type UserId = Id<'user'>;
