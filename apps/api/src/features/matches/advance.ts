import {
  otherSide,
  resultFromOutcome,
  setWinner,
  type MatchResult,
  type PlayerId,
  type Side,
} from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { saveSets, setsOfResult } from './sets.ts';
import { feedersOf, lockMatches, updateMatch, type MatchRow } from './store.ts';

/** Where a finished match sends somebody; nobody where there is no winner, or a loser who plays no more. */
export type Slot = { readonly matchId: string; readonly side: Side; readonly player: PlayerId | null };

export const playerOn = (match: Pick<MatchRow, 'player_a' | 'player_b'>, side: Side): PlayerId | null =>
  side === 'a' ? match.player_a : match.player_b;

/** The columns of a result. */
export const resultColumns = (result: MatchResult, at: Date) => ({
  state: 'finished' as const,
  outcome: result.outcome,
  winner: result.winner ?? null,
  rated: result.rated,
  sets_won_a: result.sets.filter((score) => setWinner(score) === 'a').length,
  sets_won_b: result.sets.filter((score) => setWinner(score) === 'b').length,
  finished_at: at,
});

/** Whoever did not come, or was sent off, does not play for third place either. */
const loserPlaysOn = ({ outcome }: Pick<MatchResult, 'outcome'>): boolean =>
  outcome === 'played' || outcome === 'retired';

/** The slots that a result fills in the matches after this one. */
export function slotsOf(match: MatchRow, result: Pick<MatchResult, 'outcome' | 'winner'>): readonly Slot[] {
  const { winner } = result;
  const loser = winner && loserPlaysOn(result) ? otherSide(winner) : undefined;
  return [
    slotOf(match, match.next_match_id, match.next_side, winner),
    slotOf(match, match.loser_next_match_id, match.loser_next_side, loser),
  ].filter((slot) => slot !== null);
}

const slotOf = (
  match: MatchRow,
  matchId: string | null,
  side: Side | null,
  who: Side | undefined,
): Slot | null =>
  matchId === null || side === null ? null : { matchId, side, player: who ? playerOn(match, who) : null };

/** Sends winner and loser on; where the opponent can no longer come, they go through at once. */
export async function advance(db: Db, match: MatchRow, result: MatchResult, at: Date): Promise<void> {
  const slots = slotsOf(match, result);
  const targets = await lockMatches(
    db,
    slots.map(({ matchId }) => matchId),
  );
  for (const { matchId, side, player } of slots) {
    const target = targets.find(({ id }) => id === matchId);
    if (target) await place(db, target, side, player, at);
  }
}

const columnOf = { a: 'player_a', b: 'player_b' } as const;

/** Puts a player, or nobody, on a side of a match that is held. */
async function place(db: Db, match: MatchRow, side: Side, player: PlayerId | null, at: Date): Promise<void> {
  const placed: MatchRow = { ...match, [columnOf[side]]: player };
  await updateMatch(db, match.id, { [columnOf[side]]: player });
  await settle(db, placed, at);
}

/** Ready with both players; waiting while one may come; decided without play where nobody can come any more. */
export async function settle(db: Db, match: MatchRow, at: Date): Promise<void> {
  if (match.player_a !== null && match.player_b !== null) {
    await updateMatch(db, match.id, { state: 'enrolled' });
    return;
  }
  if (await isAwaited(db, match)) {
    await updateMatch(db, match.id, { state: 'waiting' });
    return;
  }
  await goThrough(db, match, at);
}

/** Whether somebody can still come to an empty side. */
async function isAwaited(db: Db, match: MatchRow): Promise<boolean> {
  const feeders = await feedersOf(db, match.id);
  return feeders.some((feeder) => feeder.state !== 'finished');
}

/** The only player there goes on by a walkover; where there is none, nobody does. */
async function goThrough(db: Db, match: MatchRow, at: Date): Promise<void> {
  const winner = match.player_a !== null ? 'a' : match.player_b !== null ? 'b' : undefined;
  const decided = resultFromOutcome({ outcome: 'walkover', ...(winner && { winner }) }, match.best_of);
  if (!decided.ok) throw new Error(decided.error.code);
  await updateMatch(db, match.id, resultColumns(decided.value, at));
  await saveSets(db, match.id, setsOfResult(decided.value));
  await advance(db, match, decided.value, at);
}

/** Whether players have done something in a match, or were given its result; not one decided because nobody could come. */
export const hasBegun = (match: MatchRow): boolean =>
  match.state === 'inPlay' ||
  (match.state === 'finished' && match.player_a !== null && match.player_b !== null);

/** The columns of a match without a result. */
export const noResult = {
  outcome: null,
  winner: null,
  rated: false,
  sets_won_a: 0,
  sets_won_b: 0,
  finished_at: null,
} as const;

/** Takes back what a match sent on; refused once a match after it has begun. */
export async function retract(db: Db, match: MatchRow): Promise<void> {
  const slots = slotsOf(match, {
    outcome: match.outcome ?? 'played',
    ...(match.winner && { winner: match.winner }),
  });
  const targets = await lockMatches(
    db,
    slots.map(({ matchId }) => matchId),
  );
  for (const target of targets) {
    if (hasBegun(target)) throw fail('match.nextBegun', { match: target.id, round: target.round });
    if (target.state === 'finished') await retract(db, target);
    const sides = slots
      .filter(({ matchId }) => matchId === target.id)
      .map(({ side }) => [columnOf[side], null]);
    await updateMatch(db, target.id, { ...noResult, ...Object.fromEntries(sides), state: 'waiting' });
    await saveSets(db, target.id, []);
  }
}
