declare const kind: unique symbol;

/**
 * A string that identifies one thing of one kind: a player's id is not assignable to an open's. Plain text is
 * assignable to any id, since that is how ids arrive; from then on the compiler keeps the kinds apart.
 */
export type Id<Kind extends string> = string & { readonly [kind]?: Kind };

export type PlayerId = Id<'player'>;
export type ClubId = Id<'club'>;
export type OpenId = Id<'open'>;
export type RegistrationId = Id<'registration'>;
export type PhaseId = Id<'phase'>;
export type GroupId = Id<'group'>;
export type CallId = Id<'call'>;
export type MatchId = Id<'match'>;
export type CircuitId = Id<'circuit'>;
export type EditionId = Id<'edition'>;
export type VenueId = Id<'venue'>;
export type UserId = Id<'user'>;
/** Somebody on a day of play: one id for a player of several opens, for guests who are one person, and for a volunteer umpire. */
export type PersonId = Id<'person'>;
