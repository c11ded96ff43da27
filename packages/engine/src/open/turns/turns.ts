import type { MatchId, PlayerId } from '../../id.ts';
import { isAtTable, isInPlay, playersOf, type CallNumber, type QueuedMatch } from './hall.ts';
import type { Feeder } from './feeders.ts';
import type { HallIndex } from './hall-index.ts';
import { estimate, noEstimate, type Estimate } from './pace.ts';
import { inOrder, queueOf } from './queue.ts';

export const turnRoles = ['play', 'umpire'] as const;
export type TurnRole = (typeof turnRoles)[number];

/**
 * `inPlay`: the match is going on. `due`: it is called, or the next on its table, which is free, and both
 * players are there. `queued`: others may come before it. `waiting`: a player is not known yet.
 */
export const turnStates = ['inPlay', 'due', 'queued', 'waiting'] as const;
export type TurnState = (typeof turnStates)[number];

/** What a player plays or umpires next. */
export type Turn = Estimate & {
  readonly role: TurnRole;
  readonly state: TurnState;
  readonly match: MatchId;
  /** Which call it was called with; null while it is in the queue. */
  readonly call: CallNumber | null;
  /** How many matches come before it on its table or in its group, `certain` if no more can; null if nobody can say. */
  readonly before: number | null;
  readonly certain: boolean;
  /** Those of its two players who are in another match now. */
  readonly busy: readonly PlayerId[];
  /** The matches that decide the players who are not known yet. */
  readonly awaits: readonly Feeder[];
};

/** The next match that a player plays and the next one they umpire, the more urgent first; empty if there is neither. */
export function turnsOf(player: PlayerId, hall: HallIndex): readonly Turn[] {
  const own = [
    { role: 'play', match: hall.playedBy(player)[0] },
    { role: 'umpire', match: hall.umpiredBy(player)[0] },
  ] as const;
  return own
    .flatMap(({ role, match }) => (match ? [{ turn: turnIn(match, { role, player }, hall), match }] : []))
    .toSorted(
      (one, other) =>
        turnStates.indexOf(one.turn.state) - turnStates.indexOf(other.turn.state) ||
        inOrder(one.match, other.match),
    )
    .map(({ turn }) => turn);
}

type Whose = { readonly role: TurnRole; readonly player: PlayerId };

function turnIn(match: QueuedMatch, { role, player }: Whose, hall: HallIndex): Turn {
  const of = { role, match: match.id, call: match.call?.number ?? null };
  if (isAtTable(match))
    return {
      ...of,
      state: isInPlay(match) ? 'inPlay' : 'due',
      before: 0,
      certain: true,
      busy: [],
      awaits: [],
      ...noEstimate,
    };
  const { before, certain } = queueOf(match, hall);
  const busy = busyIn(match, hall).filter((one) => one !== player);
  const isKnown = match.a !== null && match.b !== null;
  const isFirst = before === 0 && certain && busy.length === 0 && !isOccupied(player, hall);
  return {
    ...of,
    state: !isKnown ? 'waiting' : isFirst ? 'due' : 'queued',
    before,
    certain,
    busy,
    awaits: hall.feedersOf(match.id),
    // None where the number before it is not certain.
    ...(match.table !== null && before && certain && isKnown
      ? estimate(match.table, before, hall)
      : noEstimate),
  };
}

/** The players of a match in the queue who are in another one now, or called to it, as a player or as its umpire. */
const busyIn = (match: QueuedMatch, hall: HallIndex): PlayerId[] =>
  playersOf(match).filter((player) => isOccupied(player, hall));

/** What they are in comes first in their matches. */
const isOccupied = (player: PlayerId, { playedBy, umpiredBy }: HallIndex): boolean =>
  [playedBy(player)[0], umpiredBy(player)[0]].some((first) => first !== undefined && isAtTable(first));
