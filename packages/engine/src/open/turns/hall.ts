import type { RoundName } from '../../draw/bracket/rounds.ts';
import type { GroupId, MatchId, PlayerId } from '../../id.ts';
import type { MatchStatus } from '../../match/match.ts';

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

/** Whether somebody is in a match that is in play, as a player or as its umpire. */
export const isOccupiedBy = (match: QueuedMatch, player: PlayerId): boolean =>
  isInPlay(match) && (plays(match, player) || match.umpire === player);

export const playersOf = ({ a, b }: QueuedMatch): readonly PlayerId[] =>
  [a, b].filter((player) => player !== null);
