import type { MatchId, OpenId, PersonId } from '../../id.ts';
import type { Occupation } from '../day-index.ts';
import type { Feeder } from '../feeders.ts';
import { isOccupying, playersOfDayMatch, type DayMatch } from '../day.ts';
import { asPublished, beforeAsPublished } from './planned.ts';
import type { TurnIndex } from './turn-index.ts';

export const turnRoles = ['play', 'umpire'] as const;
export type TurnRole = (typeof turnRoles)[number];

/**
 * `inPlay`: the match is going on. `due`: it is called, or nobody calls and it is the next on its table, which is free, and both players
 * are there. `queued`: others come before it. `waiting`: a player is not known yet.
 */
export const turnStates = ['inPlay', 'due', 'queued', 'waiting'] as const;
export type TurnState = (typeof turnStates)[number];

/** What orders a match that has not begun: the queue of its day, or where nobody calls, what was published for its table or its group. */
export const turnOrders = ['queue', 'table'] as const;
export type TurnOrder = (typeof turnOrders)[number];

/** Somebody who is in a match that is called or in play. */
export type Busy = {
  readonly person: PersonId;
  readonly match: MatchId;
  readonly role: Occupation['role'];
};

/** What somebody plays or umpires next. */
export type Turn = {
  readonly role: TurnRole;
  readonly state: TurnState;
  readonly match: MatchId;
  readonly order: TurnOrder;
  /**
   * How many matches stand before it: in the queue, where it can be called; on its table, or in its group. Null if nobody can say, or
   * while it waits for somebody.
   */
  readonly before: number | null;
  /** Whether no more can come before it. */
  readonly certain: boolean;
  /** Those of its players who are in another match now. */
  readonly busy: readonly Busy[];
  /** The matches that decide the players who are not known yet. */
  readonly awaits: readonly Feeder[];
};

/** The next match of an open that somebody plays and the next one they umpire, the more urgent first; empty if there is neither. */
export function turnsOf(person: PersonId, open: OpenId, index: TurnIndex): readonly Turn[] {
  const order = orderIn(open, index);
  const next = (matches: readonly DayMatch[]) =>
    matches.filter((match) => match.open === open).toSorted(order)[0];
  const own = [
    { role: 'play', match: next(index.playedBy(person)) },
    { role: 'umpire', match: next(index.umpiredBy(person)) },
  ] as const;
  return own
    .flatMap(({ role, match }) => (match ? [{ turn: turnIn(match, { role, person }, index), match }] : []))
    .toSorted(
      (one, other) =>
        turnStates.indexOf(one.turn.state) - turnStates.indexOf(other.turn.state) ||
        order(one.match, other.match),
    )
    .map(({ turn }) => turn);
}

/** Those in play first, then those that are called, then by the order that holds for the open. */
function orderIn(open: OpenId, { isCalled, placeOf }: TurnIndex) {
  const inQueue = ({ id }: DayMatch): number => placeOf(id)?.place ?? 0;
  const inTurn = isCalled(open)
    ? (one: DayMatch, other: DayMatch) => inQueue(one) - inQueue(other)
    : asPublished;
  return (one: DayMatch, other: DayMatch): number => urgency(one) - urgency(other) || inTurn(one, other);
}

const urgency = (match: DayMatch): number => (match.state === 'inPlay' ? 0 : isOccupying(match) ? 1 : 2);

type Whose = { readonly role: TurnRole; readonly person: PersonId };

function turnIn(match: DayMatch, { role, person }: Whose, index: TurnIndex): Turn {
  const order = index.isCalled(match.open) ? 'queue' : 'table';
  const of = { role, match: match.id, order } as const;
  if (isOccupying(match)) {
    const state = match.state === 'inPlay' ? 'inPlay' : 'due';
    return { ...of, state, before: 0, certain: true, busy: [], awaits: [] };
  }
  const busy = playersOfDayMatch(match).flatMap((one): Busy[] => {
    const taken = one === person ? undefined : index.occupation(one);
    return taken ? [{ person: one, match: taken.match.id, role: taken.role }] : [];
  });
  const awaits = index.feedersOf(match.id);
  const isKnown = match.a !== null && match.b !== null;
  if (order === 'queue') {
    const { place, isReady } = index.placeOf(match.id) ?? { place: null, isReady: false };
    const state = isKnown ? 'queued' : 'waiting';
    return { ...of, state, before: isReady ? place : null, certain: false, busy, awaits };
  }
  const { before, certain } = beforeAsPublished(match, index);
  const isNext = before === 0 && certain && busy.length === 0 && index.occupation(person) === undefined;
  return { ...of, state: !isKnown ? 'waiting' : isNext ? 'due' : 'queued', before, certain, busy, awaits };
}
