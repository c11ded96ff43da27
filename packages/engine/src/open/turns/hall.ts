import type { RoundName } from '../../draw/bracket/rounds.ts';
import type { CallId, GroupId, MatchId, PlayerId } from '../../id.ts';
import type { MatchStatus } from '../../match/match.ts';

/** A match is called up to three times. */
export const callNumbers = [1, 2, 3] as const;
export type CallNumber = (typeof callNumbers)[number];

/** A match that is called to its table: how often so far. */
export type OpenCall = { readonly id: CallId; readonly number: CallNumber };

/** An unfinished match of an open, as far as its place in the order of play needs it. */
export type QueuedMatch = {
  readonly id: MatchId;
  /** The number of its phase: phases are played one after the other. */
  readonly phase: number;
  readonly group: GroupId;
  /** In a knockout: its round. In a group: null. */
  readonly round: RoundName | null;
  /** The round of a bracket, from 1. */
  readonly roundNumber: number;
  /** Its place in the order of play of its group, or in its round. */
  readonly number: number;
  readonly table: number | null;
  readonly state: Exclude<MatchStatus, 'finished'>;
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly umpire: PlayerId | null;
  /** The call to its table that stands; null while it is in the queue. */
  readonly call: OpenCall | null;
  /** Where its winner and its loser play next. */
  readonly winnerTo: MatchId | null;
  readonly loserTo: MatchId | null;
  /** In milliseconds. */
  readonly startedAt: number | null;
};

/** When a match on a table ended, in milliseconds. */
export type EndedMatch = { readonly table: number | null; readonly endedAt: number };

/** The unfinished matches of an open, in any order, and when the latest others ended. */
export type Hall<M extends QueuedMatch = QueuedMatch> = {
  readonly matches: readonly M[];
  readonly ended: readonly EndedMatch[];
};

export const plays = ({ a, b }: Pick<QueuedMatch, 'a' | 'b'>, player: PlayerId): boolean =>
  a === player || b === player;

export const isInPlay = ({ state }: Pick<QueuedMatch, 'state'>): boolean => state === 'inPlay';

/** Whether a match is called to its table or in play there: it has its players, its umpire and its table, whatever was planned. */
export const isAtTable = ({ state, call }: Pick<QueuedMatch, 'state' | 'call'>): boolean =>
  state === 'inPlay' || call !== null;

/** Whether somebody is in a match that is in play, as a player or as its umpire. */
export const isOccupiedBy = (match: QueuedMatch, player: PlayerId): boolean =>
  isInPlay(match) && (plays(match, player) || match.umpire === player);

export const playersOf = ({ a, b }: QueuedMatch): readonly PlayerId[] =>
  [a, b].filter((player) => player !== null);
