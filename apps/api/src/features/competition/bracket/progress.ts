import type { BegunNextChoice } from '@topspin/contract';
import {
  hasBegun,
  resultFromOutcome,
  sides,
  type Annulment,
  type MatchResult,
  type PlayerId,
  type Side,
} from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { saveSets, setsOfResult } from '#features/competition/store/sets.ts';
import { columnOf, isTaken, noResult, playerOn, resultColumns, slotsOf } from './slots.ts';
import { feedersOf } from './feeders.ts';
import { removeLog } from '#features/competition/store/log.ts';
import { haveLeft } from '#features/competition/store/people.ts';
import { lockMatches, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';

/** How a change propagates through a bracket. */
export type Progress = {
  readonly at: Date;
  /** What to do with a match that started with a player who no longer belongs there. */
  readonly begun: 'refuse' | BegunNextChoice;
  /** Whether the open is finished, so that nothing can be played any more. */
  readonly over?: boolean;
  /** Called for each match whose result is about to be removed. */
  readonly wiped?: (match: MatchRow) => Promise<void>;
  /** Called for each match that is kept with a player who does not belong there. */
  readonly kept?: (match: MatchRow, belong: Occupants) => void;
};

export type Occupants = Partial<Record<Side, PlayerId | null>>;

/** Advances the players of a match, or takes them back if it has no result any more. */
export async function sendOn(
  db: Db,
  match: MatchRow,
  result: Pick<MatchResult, 'outcome' | 'winner'> | undefined,
  progress: Progress,
): Promise<void> {
  const slots = slotsOf(match, result);
  const targets = await lockMatches(
    db,
    slots.map(({ matchId }) => matchId),
  );
  const entries = targets.map((target) => {
    const mine = slots.filter(({ matchId }) => matchId === target.id);
    return { match: target, occupants: Object.fromEntries(mine.map(({ side, player }) => [side, player])) };
  });
  await occupyAll(db, entries, progress);
}

/** A match, and who plays it now. */
export type Entry = { readonly match: MatchRow; readonly occupants: Occupants };

/** Puts players into matches all together or, where one of these is kept, not at all: a player would be in two. */
async function occupyAll(db: Db, entries: readonly Entry[], progress: Progress): Promise<void> {
  const changed = entries.filter(({ match, occupants }) => !isTaken(match) || !isSame(match, occupants));
  if (progress.begun === 'keep' && (await firstStanding(db, changed, progress)))
    for (const { match, occupants } of changed) progress.kept?.(match, occupants);
  else for (const { match, occupants } of changed) await occupy(db, match, occupants, progress);
}

/** The first of these matches that other players cannot simply play instead. */
export async function firstStanding(
  db: Db,
  entries: readonly Entry[],
  progress: Progress,
): Promise<MatchRow | undefined> {
  for (const { match, occupants } of entries)
    if (await stands(db, { match, occupants }, progress)) return match;
  return undefined;
}

/**
 * Whether a match has begun, or the open is over and only play could decide it between these players. An annulled match has
 * nothing to lose.
 */
const stands = async (db: Db, { match, occupants }: Entry, progress: Progress): Promise<boolean> =>
  hasBegun(match) ||
  (match.annulled === null && (await lacksResult(db, { ...match, ...asColumns(occupants) }, progress)));

/** Whether the open is over, and this match between its players is not decided unless it is played. */
const lacksResult = async (db: Db, match: MatchRow, progress: Progress): Promise<boolean> =>
  progress.over === true && (await decidedWithoutPlay(db, match, progress)) === undefined;

const sidesOf = (occupants: Occupants): Side[] => sides.filter((side) => side in occupants);

/** Players as the columns of their sides. */
export const asColumns = (occupants: Occupants): Partial<Pick<MatchRow, 'player_a' | 'player_b'>> =>
  Object.fromEntries(sidesOf(occupants).map((side) => [columnOf[side], occupants[side]]));

const isSame = (match: MatchRow, occupants: Occupants): boolean =>
  sidesOf(occupants).every((side) => playerOn(match, side) === occupants[side]);

/** Puts players, or nobody, on the sides of a locked match, with all consequences. */
export async function occupy(
  db: Db,
  match: MatchRow,
  occupants: Occupants,
  progress: Progress,
): Promise<void> {
  if (isTaken(match) && isSame(match, occupants)) return;
  const begun = await stands(db, { match, occupants }, progress);
  if (begun && progress.begun === 'keep') return progress.kept?.(match, occupants);
  if (begun && progress.begun === 'refuse')
    throw fail('match.nextBegun', { match: match.id, round: match.round });
  const columns = asColumns(occupants);
  const annulled = begun ? annulmentBy(progress) : match.annulled;
  if (begun) await wipe(db, match, progress);
  await updateMatch(db, match.id, {
    ...columns,
    ...noResult,
    state: 'waiting',
    ...(begun && { started_at: null }),
  });
  const moved = { ...match, ...columns };
  const voided = begun && annulled === 'void';
  if (annulled !== null && (voided || (await lacksResult(db, moved, progress))))
    await annul(db, moved, annulled, progress);
  else await settle(db, moved, progress);
}

/** In a finished open nothing can be played: a match to be played again waits there for its result, and has none until then. */
const annulmentBy = ({ begun, over }: Progress): Annulment | null =>
  begun === 'void' ? 'void' : begun === 'replay' && over === true ? 'replay' : null;

/** Ends a match without a result, until the organiser enters one. */
async function annul(db: Db, match: MatchRow, annulled: Annulment, progress: Progress): Promise<void> {
  const result = nobody(match);
  await updateMatch(db, match.id, { ...resultColumns(result, progress.at), annulled });
  await saveSets(db, match.id, []);
  await sendOn(db, match, result, progress);
}

/** Removes what was played; a correction keeps it in the audit log. */
async function wipe(db: Db, match: MatchRow, progress: Progress): Promise<void> {
  await progress.wiped?.(match);
  await removeLog(db, match.id);
  await updateMatch(db, match.id, { last_seq: 0 });
}

/**
 * Ready with both players; waiting while one may still come; decided without play if somebody can no longer come, and
 * then the player who is there goes through.
 */
export async function settle(db: Db, match: MatchRow, progress: Progress): Promise<void> {
  const result = await decidedWithoutPlay(db, match, progress);
  if (result) {
    await updateMatch(db, match.id, resultColumns(result, progress.at));
    await saveSets(db, match.id, setsOfResult(result));
    return sendOn(db, match, result, progress);
  }
  const state = match.player_a === null || match.player_b === null ? 'waiting' : 'enrolled';
  await updateMatch(db, match.id, { ...noResult, state });
  await saveSets(db, match.id, []);
  if (match.state === 'finished') await sendOn(db, match, undefined, progress);
}

/** The result of a match that cannot be played; undefined if it can, or is still waiting for a player. */
async function decidedWithoutPlay(
  db: Db,
  match: MatchRow,
  progress: Progress,
): Promise<MatchResult | undefined> {
  const { player_a: a, player_b: b } = match;
  if ((a === null || b === null) && (await isAwaited(db, match, progress))) return undefined;
  const left = await haveLeft(db, match.open_id, [a, b]);
  const there = { a: a !== null && !left.has(a), b: b !== null && !left.has(b) };
  if (there.a && there.b) return undefined;
  if (!there.a && !there.b) return nobody(match);
  return walkover(match, there.a ? 'a' : 'b');
}

/** Whether an empty side can still be filled: in a finished open, also by an annulled match that gets a result. */
async function isAwaited(db: Db, match: MatchRow, { over }: Progress): Promise<boolean> {
  const feeders = await feedersOf(db, match.id);
  return feeders.some(({ state, annulled }) => state !== 'finished' || (over === true && annulled !== null));
}

export function walkover(match: MatchRow, winner: Side | undefined): MatchResult {
  const result = resultFromOutcome({ outcome: 'walkover', ...(winner && { winner }) }, match.best_of);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const nobody = (match: MatchRow): MatchResult => walkover(match, undefined);
