import { grouped } from '../../grouped.ts';
import type { GroupId, MatchId, PlayerId } from '../../id.ts';
import { feedersAmong, type Feeder } from './feeders.ts';
import { isAtTable, isInPlay, playersOf, type Hall, type QueuedMatch } from './hall.ts';
import { paceOf } from './pace.ts';
import { inOrder } from './queue.ts';

/**
 * A hall looked up by player, table and group, so that what comes next for a player costs only what concerns them. Made once for
 * all players: see `indexHall`.
 */
export type HallIndex<M extends QueuedMatch = QueuedMatch> = {
  readonly matches: readonly M[];
  readonly byId: ReadonlyMap<MatchId, M>;
  readonly inPlay: readonly M[];
  /** The matches that somebody plays, or umpires: those in play first, then those that are called, then in the order of play. */
  readonly playedBy: (player: PlayerId) => readonly M[];
  readonly umpiredBy: (player: PlayerId) => readonly M[];
  readonly onTable: (table: number) => readonly M[];
  readonly inGroup: (group: GroupId) => readonly M[];
  /** The matches that decide the players of another one. */
  readonly feedersOf: (match: MatchId) => readonly Feeder[];
  /** The pace of the open (`paceOf`). */
  readonly pace: number | null;
  /** Since when a table has been waiting for the match that is next on it, or playing; in milliseconds, 0 if nothing was played on it. */
  readonly busySince: (table: number) => number;
};

/** Indexes a hall: in proportion to its matches, apart from putting them in order. */
export function indexHall<M extends QueuedMatch>({ matches, ended }: Hall<M>): HallIndex<M> {
  const urgentFirst = matches.toSorted((one, other) => urgency(one) - urgency(other) || inOrder(one, other));
  const players = grouped(urgentFirst, playersOf);
  const umpires = grouped(urgentFirst, ({ umpire }) => present(umpire));
  const tables = grouped(matches, ({ table }) => present(table));
  const groups = grouped(matches, ({ group }) => [group]);
  const since = sinceWhen({ matches, ended });
  return {
    matches,
    byId: new Map(matches.map((match) => [match.id, match])),
    inPlay: matches.filter(isInPlay),
    playedBy: players,
    umpiredBy: umpires,
    onTable: tables,
    inGroup: groups,
    feedersOf: feedersAmong(matches),
    pace: paceOf(ended),
    busySince: (table) => since.get(table) ?? 0,
  };
}

const urgency = (match: QueuedMatch): number => (isInPlay(match) ? 0 : isAtTable(match) ? 1 : 2);

const present = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

function sinceWhen({ matches, ended }: Hall): ReadonlyMap<number, number> {
  const since = new Map<number, number>();
  const note = (table: number | null, at: number) => {
    if (table !== null) since.set(table, Math.max(since.get(table) ?? 0, at));
  };
  for (const { table, endedAt } of ended) note(table, endedAt);
  for (const match of matches) if (isInPlay(match)) note(match.table, match.startedAt ?? 0);
  return since;
}
