import type { MatchResult, PlayerId, Side } from '@topspin/engine';
import type { InsertObject } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { resultColumns } from '#features/competition/bracket/slots.ts';
import {
  addLog,
  addSets,
  addSetsUnderWay,
  groupMishaps,
  noMishaps,
  playByPoints,
  playMatch,
  resultOfLog,
  type Pair,
} from './results.ts';
import type { World } from './world.ts';

type Row = InsertObject<Database, 'matches'>;

/** A match with its planned start and end. */
export type Planned = {
  readonly id: string;
  readonly row: Omit<Row, 'id' | 'state'>;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** A match whose players are known. */
export type Called = Planned & { readonly pair: Pair };

export type Finished = { readonly result: MatchResult; readonly at: Date };

/**
 * Adds a match in its state at the present time: over, in play or still to be called. Returns its result if
 * it has one.
 */
export function addMatch(world: World, match: Called): Finished | undefined {
  if (match.endsAt <= world.now) return addFinished(world, match);
  if (match.startsAt <= world.now) addUnderWay(world, match);
  else addRow(world, match, { state: 'enrolled' });
  return undefined;
}

/** Adds the row of a match; one of pairs is not rated. */
const addRow = (
  { rows, members }: World,
  { id, row, pair }: Called,
  played: Pick<Row, 'state'> & Partial<Row>,
) =>
  rows.matches.push({
    ...row,
    id,
    player_a: pair.a,
    player_b: pair.b,
    ...played,
    ...(members.has(pair.a) && { rated: false }),
  });

/** Adds a match that waits for one of its players, or for both. */
export function addWaiting(
  { rows }: World,
  { id, row }: Planned,
  { a, b }: { readonly [S in Side]: PlayerId | null },
): void {
  rows.matches.push({ ...row, id, player_a: a, player_b: b, state: 'waiting' });
}

function addFinished(world: World, match: Called): Finished {
  const { id, row, pair, startsAt, endsAt } = match;
  const result = playMatch(world, pair, row.round === undefined ? groupMishaps : noMishaps);
  const started_at = result.played.length > 0 ? startsAt : null;
  addRow(world, match, { ...resultColumns(result, endsAt), from_sheet: true, started_at });
  addSets(world, id, result);
  return { result, at: endsAt };
}

/** A finished match that was scored point by point. */
export function addScored(world: World, match: Called): Finished {
  const { id, pair, startsAt } = match;
  const log = playByPoints(world, pair, id, { startsAt });
  const result = resultOfLog(log);
  const at = new Date(log.events.at(-1)?.at ?? startsAt);
  const last_seq = log.events.length;
  addRow(world, match, { ...resultColumns(result, at), started_at: startsAt, last_seq });
  addLog(world, id, log);
  addSets(world, id, result, log);
  return { result, at };
}

function addUnderWay(world: World, match: Called): void {
  const { id, pair, startsAt } = match;
  const log = playByPoints(world, pair, id, { startsAt, until: world.now });
  const { a: sets_won_a, b: sets_won_b } = log.state.setsWon;
  addRow(world, match, {
    state: 'inPlay',
    started_at: startsAt,
    last_seq: log.events.length,
    sets_won_a,
    sets_won_b,
  });
  addLog(world, id, log);
  addSetsUnderWay(world, id, log);
}
