import type { MatchId, PlayerId } from '../../id.ts';
import { isInPlay, isOccupiedBy, plays, playersOf, type Hall, type QueuedMatch } from './hall.ts';
import { expectedAt } from './pace.ts';
import { inOrder, queueOf } from './queue.ts';

export const turnRoles = ['play', 'umpire'] as const;
export type TurnRole = (typeof turnRoles)[number];

/**
 * `inPlay`: the match is going on. `due`: it is the next on its table, which is free, and both players are there. `queued`: others may
 * come before it. `waiting`: a player is not known yet.
 */
export const turnStates = ['inPlay', 'due', 'queued', 'waiting'] as const;
export type TurnState = (typeof turnStates)[number];

/** A match that decides a player of another one. */
export type Feeder = { readonly match: MatchId; readonly takes: 'winner' | 'loser' };

/** What a player plays or umpires next. */
export type Turn = {
  readonly role: TurnRole;
  readonly state: TurnState;
  readonly match: MatchId;
  /** How many matches come before it on its table or in its group, `certain` if no more can; null if nobody can say. */
  readonly before: number | null;
  readonly certain: boolean;
  /** Who of its two players is in another match now. */
  readonly busy: readonly PlayerId[];
  /** The matches that decide the players who are not known yet. */
  readonly awaits: readonly Feeder[];
  /** In milliseconds, estimated from the pace of the open; null without one, and where the number before it is not certain. */
  readonly expectedAt: number | null;
};

/** The next match that a player plays and the next one they umpire, the more urgent first; empty if there is neither. */
export function turnsOf(player: PlayerId, hall: Hall): readonly Turn[] {
  const ordered = hall.matches.toSorted((one, other) => urgency(one) - urgency(other) || inOrder(one, other));
  const own = [
    { role: 'play', match: ordered.find((match) => plays(match, player)) },
    { role: 'umpire', match: ordered.find(({ umpire }) => umpire === player) },
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

const urgency = (match: QueuedMatch): number => (isInPlay(match) ? 0 : 1);

type Whose = { readonly role: TurnRole; readonly player: PlayerId };

function turnIn(match: QueuedMatch, { role, player }: Whose, hall: Hall): Turn {
  const of = { role, match: match.id };
  if (isInPlay(match))
    return { ...of, state: 'inPlay', before: 0, certain: true, busy: [], awaits: [], expectedAt: null };
  const { before, certain } = queueOf(match, hall.matches);
  const busy = busyIn(match, hall.matches).filter((one) => one !== player);
  const isKnown = match.a !== null && match.b !== null;
  const isFirst = before === 0 && certain && busy.length === 0 && !isOccupied(player, match, hall.matches);
  return {
    ...of,
    state: !isKnown ? 'waiting' : isFirst ? 'due' : 'queued',
    before,
    certain,
    busy,
    awaits: feedersOf(match, hall.matches),
    expectedAt:
      match.table !== null && before && certain && isKnown ? expectedAt(match.table, before, hall) : null,
  };
}

/** The players of a match who are in another one now, as a player or as its umpire. */
const busyIn = (match: QueuedMatch, matches: readonly QueuedMatch[]): PlayerId[] =>
  playersOf(match).filter((player) => isOccupied(player, match, matches));

const isOccupied = (player: PlayerId, match: QueuedMatch, matches: readonly QueuedMatch[]): boolean =>
  matches.some((other) => other.id !== match.id && isOccupiedBy(other, player));

const feedersOf = ({ id }: QueuedMatch, matches: readonly QueuedMatch[]): Feeder[] =>
  matches.flatMap((match): Feeder[] =>
    match.winnerTo === id
      ? [{ match: match.id, takes: 'winner' }]
      : match.loserTo === id
        ? [{ match: match.id, takes: 'loser' }]
        : [],
  );
