import type { MatchResult, PlayerId } from '@topspin/engine';
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

/** A match whose players are known, with its planned start and end. */
export type Called = {
  readonly id: string;
  readonly row: Omit<Row, 'id' | 'state'>;
  readonly pair: Pair;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

export type Finished = { readonly result: MatchResult; readonly at: Date };

/**
 * Adds a match in its state at the present time: over, in play or still to be called. Returns its result if
 * it has one.
 */
export function addMatch(world: World, match: Called): Finished | undefined {
  if (match.endsAt <= world.now) return addFinished(world, match);
  if (match.startsAt <= world.now) addUnderWay(world, match);
  else world.rows.matches.push({ ...match.row, id: match.id, ...players(match), state: 'enrolled' });
  return undefined;
}

const players = ({ pair }: Called): { player_a: PlayerId; player_b: PlayerId } => ({
  player_a: pair.a,
  player_b: pair.b,
});

function addFinished(world: World, match: Called): Finished {
  const { id, row, pair, startsAt, endsAt } = match;
  const result = playMatch(world, pair, row.round === undefined ? groupMishaps : noMishaps);
  world.rows.matches.push({
    ...row,
    id,
    ...players(match),
    ...resultColumns(result, endsAt),
    from_sheet: true,
    started_at: result.played.length > 0 ? startsAt : null,
  });
  addSets(world, id, result);
  return { result, at: endsAt };
}

/** A finished match that was scored point by point. */
export function addScored(world: World, match: Called): Finished {
  const { id, row, pair, startsAt } = match;
  const log = playByPoints(world, pair, id, { startsAt });
  const result = resultOfLog(log);
  const at = new Date(log.events.at(-1)?.at ?? startsAt);
  world.rows.matches.push({
    ...row,
    id,
    ...players(match),
    ...resultColumns(result, at),
    started_at: startsAt,
    last_seq: log.events.length,
  });
  addLog(world, id, log);
  addSets(world, id, result, log);
  return { result, at };
}

function addUnderWay(world: World, match: Called): void {
  const { id, row, pair, startsAt } = match;
  const log = playByPoints(world, pair, id, { startsAt, until: world.now });
  world.rows.matches.push({
    ...row,
    id,
    ...players(match),
    state: 'inPlay',
    started_at: startsAt,
    last_seq: log.events.length,
    sets_won_a: log.state.setsWon.a,
    sets_won_b: log.state.setsWon.b,
  });
  addLog(world, id, log);
  addSetsUnderWay(world, id, log);
}
