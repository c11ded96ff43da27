import type { RoundName } from '../draw/bracket/rounds.ts';
import type { ClubId, GroupId, MatchId, OpenId, PersonId, UserId } from '../id.ts';
import type { BestOf, MatchStatus, SetScore } from '../match/match.ts';
import type { DaySettings } from './settings.ts';

/** An unfinished match of a day. Instants are in milliseconds. */
export type DayMatch = {
  readonly id: MatchId;
  readonly open: OpenId;
  /** The number of its phase: the phases of an open are played one after the other. */
  readonly phase: number;
  /** Its group, or its bracket. */
  readonly group: GroupId;
  /** In a knockout: its round. In a group: null. */
  readonly round: RoundName | null;
  /** The round of a bracket, from 1. */
  readonly roundNumber: number;
  /** Its place in the order of play of its group, or in its round. */
  readonly number: number;
  readonly bestOf: BestOf;
  readonly state: Exclude<MatchStatus, 'finished'>;
  /** One person, a pair or a team; null while unknown. */
  readonly a: readonly PersonId[] | null;
  readonly b: readonly PersonId[] | null;
  /** Whom a person chose, or who was told with the call. */
  readonly umpire: PersonId | null;
  /** The umpire of the published order of play of its group. */
  readonly publishedUmpire: PersonId | null;
  /** The table it is on once it is called, and before that the one it is planned for. */
  readonly table: number | null;
  /** A person chose the table: only that one will do. */
  readonly isTableFixed: boolean;
  /** The first call, which takes its people and its table; null while it is in the queue. */
  readonly calledAt: number | null;
  readonly startedAt: number | null;
  /** The sets of a match in play, the current one last. */
  readonly sets: readonly SetScore[];
  /** It does not start earlier. */
  readonly notBefore: number | null;
  /** It is to start at this time: not earlier, and then it is called before all others. */
  readonly fixedAt: number | null;
  /** Where its winner and its loser play next. */
  readonly winnerTo: MatchId | null;
  readonly loserTo: MatchId | null;
};

/**
 * A match that is fixed to a table waits until it is `open`. `locked`: only a person who chooses that table calls a match there. `outOfUse`:
 * nobody does.
 */
export const tableStates = ['open', 'locked', 'outOfUse'] as const;
export type TableState = (typeof tableStates)[number];

export type DayTable = {
  readonly number: number;
  /** Tables fill in this order; neighbours have neighbouring orders. */
  readonly order: number;
  readonly state: TableState;
  /** The next match goes to it by itself as soon as it is free. */
  readonly isAutomatic: boolean;
};

/** Somebody on the day. Whoever is not listed is present, has not played and has no club. */
export type PersonOfDay = {
  readonly id: PersonId;
  readonly isPresent: boolean;
  /** In a match that is not of this day, such as one in another hall. */
  readonly isElsewhere: boolean;
  /** The end of their last match as a player, in any open of the day, and how many sets it had; null and 0 before the first. */
  readonly playedUntil: number | null;
  readonly setsOfLast: number;
  /** The end of their last match as an umpire. */
  readonly umpiredUntil: number | null;
  /** How many matches they have umpired today. */
  readonly duties: number;
  /** Null if unknown. */
  readonly rating: number | null;
  readonly club: ClubId | null;
  /** Whoever looks after their profile. */
  readonly lookedAfterBy: readonly UserId[];
};

/** A match that ended lately: on this day, or the evening before. */
export type EndedDayMatch = {
  readonly id: MatchId;
  readonly open: OpenId;
  readonly phase: number;
  readonly group: GroupId;
  readonly round: RoundName | null;
  readonly table: number | null;
  readonly bestOf: BestOf;
  readonly sets: number;
  readonly isWalkover: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number;
  readonly winner: readonly PersonId[] | null;
  /** Of a walkover that nobody won, all people of both sides. */
  readonly loser: readonly PersonId[] | null;
  /** The losers of a walkover who did not miss it: they came without their partner, or their side had left the open. */
  readonly excused: readonly PersonId[];
};

/** A phase of the day that is not drawn yet, so that its matches are not there: for how long the day still is. */
export type PhaseToCome = {
  readonly open: OpenId;
  readonly phase: number;
  readonly bestOf: BestOf;
  /** The planned start of its open, if that is not in play yet. */
  readonly notBefore: number | null;
} & (
  | {
      readonly type: 'knockout';
      /** How many players it will have. */
      readonly entrants: number;
      readonly thirdPlace: boolean;
    }
  | {
      readonly type: 'groups';
      /** How many play each group. */
      readonly sizes: readonly number[];
    }
  | {
      readonly type: 'swiss';
      readonly entrants: number;
      /** The rounds that are not paired yet. */
      readonly rounds: number;
    }
);
export type KnockoutToCome = Extract<PhaseToCome, { readonly type: 'knockout' }>;
export type GroupsToCome = Extract<PhaseToCome, { readonly type: 'groups' }>;
export type SwissToCome = Extract<PhaseToCome, { readonly type: 'swiss' }>;

/** The opens that share the tables and the people of a venue on a day, as they stand at `now`. */
export type Day = {
  readonly now: number;
  /** Whether its matches are called by themselves, but those of opens that people call; otherwise people call all of them. */
  readonly isAutomatic: boolean;
  readonly matches: readonly DayMatch[];
  readonly ended: readonly EndedDayMatch[];
  readonly toCome: readonly PhaseToCome[];
  readonly tables: readonly DayTable[];
  readonly people: readonly PersonOfDay[];
  /** Of each open; the defaults where there are none. */
  readonly settings: ReadonlyMap<OpenId, DaySettings>;
};

/** Everybody who plays a match, as far as they are known. */
export const playersOfDayMatch = ({ a, b }: Pick<DayMatch, 'a' | 'b'>): readonly PersonId[] => [
  ...(a ?? []),
  ...(b ?? []),
];

/** Everybody whom a match occupies: its players and its umpire. */
export const peopleOf = (match: Pick<DayMatch, 'a' | 'b' | 'umpire'>): readonly PersonId[] =>
  match.umpire === null ? playersOfDayMatch(match) : [...playersOfDayMatch(match), match.umpire];

/** A match takes its people and its table from its call on. */
export const isOccupying = ({ state, calledAt }: Pick<DayMatch, 'state' | 'calledAt'>): boolean =>
  state === 'inPlay' || calledAt !== null;
