/** Turns and the order of play as they are defined, by looking at every match for every question. */
import type { MatchId, PlayerId } from '../id.ts';
import {
  isAtTable,
  isInPlay,
  isOccupiedBy,
  plays,
  playersOf,
  type Hall,
  type QueuedMatch,
} from '../open/turns/hall.ts';
import type { Feeder } from '../open/turns/feeders.ts';
import type { Earlier } from '../open/turns/out-of-turn.ts';
import { noEstimate, paceOf, type Estimate } from '../open/turns/pace.ts';
import { comesBefore, inOrder, isSameTable, type Queue } from '../open/turns/queue.ts';
import { turnStates, type Turn, type TurnRole } from '../open/turns/turns.ts';

const urgency = (match: QueuedMatch): number => (isInPlay(match) ? 0 : match.call !== null ? 1 : 2);

const isOccupied = (player: PlayerId, { id }: QueuedMatch, { matches }: Hall): boolean =>
  matches.some(
    (other) => other.id !== id && isAtTable(other) && (plays(other, player) || other.umpire === player),
  );

/** See `turnsOf`. */
export function turnsByDefinition(player: PlayerId, hall: Hall): readonly Turn[] {
  const ordered = hall.matches.toSorted((one, other) => urgency(one) - urgency(other) || inOrder(one, other));
  const own: readonly (readonly [TurnRole, QueuedMatch | undefined])[] = [
    ['play', ordered.find((match) => plays(match, player))],
    ['umpire', ordered.find(({ umpire }) => umpire === player)],
  ];
  return own
    .flatMap(([role, match]) => (match ? [{ match, turn: turnIn(match, role, player, hall) }] : []))
    .toSorted(
      (one, other) =>
        turnStates.indexOf(one.turn.state) - turnStates.indexOf(other.turn.state) ||
        inOrder(one.match, other.match),
    )
    .map(({ turn }) => turn);
}

function turnIn(match: QueuedMatch, role: TurnRole, player: PlayerId, hall: Hall): Turn {
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
  const { before, certain } = queueIn(match, hall);
  const busy = playersOf(match).filter((one) => one !== player && isOccupied(one, match, hall));
  const isKnown = match.a !== null && match.b !== null;
  const isFirst = before === 0 && certain && busy.length === 0 && !isOccupied(player, match, hall);
  return {
    ...of,
    state: !isKnown ? 'waiting' : isFirst ? 'due' : 'queued',
    before,
    certain,
    busy,
    awaits: feedersIn(match.id, hall),
    ...(match.table !== null && before && certain && isKnown
      ? estimateIn(match.table, before, hall)
      : noEstimate),
  };
}

function queueIn(match: QueuedMatch, { matches }: Hall): Queue {
  if (match.table === null && match.round !== null) return { before: null, certain: false };
  const others = matches.filter(({ id, table, group }) =>
    id === match.id ? false : match.table === null ? group === match.group : table === match.table,
  );
  const before = others.filter(
    (other) =>
      isAtTable(other) || (match.table === null ? inOrder(other, match) < 0 : comesBefore(other, match)),
  );
  const sharesTable = others.some(
    (other) => !isAtTable(other) && other.group !== match.group && other.phase === match.phase,
  );
  const players = playersOf(match);
  const waitsElsewhere = matches.some(
    (other) =>
      other.id !== match.id &&
      !before.includes(other) &&
      (isAtTable(other) || inOrder(other, match) < 0) &&
      players.some((player) => plays(other, player)),
  );
  return { before: before.length, certain: !sharesTable && players.length === 2 && !waitsElsewhere };
}

function estimateIn(table: number, before: number, { matches, ended }: Hall): Estimate {
  const pace = paceOf(ended);
  const since = Math.max(
    0,
    ...ended.filter((match) => match.table === table).map(({ endedAt }) => endedAt),
    ...matches
      .filter((match) => match.table === table && isInPlay(match))
      .map(({ startedAt }) => startedAt ?? 0),
  );
  if (pace === null || since === 0) return noEstimate;
  const begun = matches.filter((match) => match.table === table && isInPlay(match)).slice(0, 1);
  return { expectedAt: since + before * pace, leastWait: (before - begun.length) * pace };
}

const feedersIn = (id: MatchId, { matches }: Hall): Feeder[] =>
  matches.flatMap((match): Feeder[] =>
    match.winnerTo === id
      ? [{ match: match.id, takes: 'winner' }]
      : match.loserTo === id
        ? [{ match: match.id, takes: 'loser' }]
        : [],
  );

/** See `matchesBefore`. */
export function beforeByDefinition(next: QueuedMatch, { matches }: Hall): readonly Earlier[] {
  const others = matches.filter(({ id }) => id !== next.id);
  const inPlay = others.filter(isInPlay);
  const isFree = (match: QueuedMatch) =>
    playersOf(match).every((player) => !inPlay.some((other) => isOccupiedBy(other, player)));
  const isNear = ({ table, group }: QueuedMatch) =>
    next.table === null ? group === next.group : table === next.table;
  const earlier = others
    .filter(
      (match) =>
        next.call === null &&
        match.state === 'enrolled' &&
        isFree(match) &&
        ((match.call !== null && isNear(match)) || comesBefore(match, next)),
    )
    .toSorted(inOrder)
    .map((match): Earlier => ({ match, reason: 'earlier', player: null }));
  const stillInPlay = inPlay.flatMap((match): Earlier[] => {
    const player = playersOf(next).find((one) => isOccupiedBy(match, one)) ?? null;
    if (player !== null) return [{ match, reason: plays(match, player) ? 'playing' : 'umpiring', player }];
    return isSameTable(next, match) ? [{ match, reason: 'atTable', player }] : [];
  });
  return [...stillInPlay, ...earlier];
}
