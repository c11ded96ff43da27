import type { PublicTurn, PublicTurns } from '@topspin/contract';
import { matchesBefore, turnsOf, type PlayerId, type Turn } from '@topspin/engine';
import type { OpenHall, HallMatch } from './hall.ts';

/** What comes next for a player in the hall of an open. */
export function presentTurns(player: PlayerId, hall: OpenHall): PublicTurns {
  const { byId, names } = hall;
  const shown = ({ match: id, expectedAt, leastWait, busy, awaits, ...turn }: Turn): PublicTurn[] => {
    const match = byId.get(id);
    if (!match) return [];
    return [
      {
        ...turn,
        expected_at: expectedAt === null ? null : new Date(expectedAt).toISOString(),
        least_wait: leastWait,
        match: presentMatch(match),
        busy: busy.map((one) => names.get(one) ?? ''),
        depends: isNow(turn) ? [] : dependsOf(match, hall),
        awaits: awaits.map(({ match: feeder, takes }) => {
          const of = byId.get(feeder);
          return { takes, a: of?.nameA ?? null, b: of?.nameB ?? null };
        }),
      },
    ];
  };
  const turns = turnsOf(player, hall).flatMap(shown);
  return { turns, over: !hall.undrawn && turns.every(({ role }) => role === 'umpire') };
}

const isNow = ({ state }: Pick<Turn, 'state'>): boolean => state === 'inPlay' || state === 'due';

/** Enough to know whom to watch. */
const mostShown = 3;

/** The matches on which a match depends; those that decide its players come first. */
function dependsOf(next: HallMatch, hall: OpenHall): PublicTurn['depends'] {
  const deciding = hall.feedersOf(next.id).flatMap(({ match: id, takes }) => {
    const match = hall.byId.get(id);
    return match ? [{ match, why: takes, player: null }] : [];
  });
  const before = matchesBefore(next, hall).map(({ match, reason, player }) => ({
    match,
    why: reason,
    player,
  }));
  return [...deciding, ...before]
    .slice(0, mostShown)
    .map(({ match: { id, nameA, nameB, table, state }, why, player }) => ({
      match_id: id,
      why,
      player: player === null ? null : (hall.names.get(player) ?? null),
      a: nameA,
      b: nameB,
      table,
      state,
    }));
}

const presentMatch = (match: HallMatch): PublicTurn['match'] => ({
  _id: match.id,
  group: { name: match.groupName },
  round: match.round,
  number: match.number,
  table: match.table,
  a: personOf(match.a, match.nameA),
  b: personOf(match.b, match.nameB),
});

const personOf = (_id: PlayerId | null, name: string | null) =>
  _id === null ? null : { _id, name: name ?? '' };
