import {
  appendMatch,
  byFinish,
  defaultRatingSettings,
  drawSets,
  foldMatch,
  resultFromOutcome,
  resultFromSets,
  resultOf,
  setModels,
  simulateMatch,
  type BestOf,
  type MatchEvent,
  type MatchResult,
  type MatchState,
  type PlayerId,
  type RatedMatch,
  type SetScore,
  type Side,
} from '@topspin/engine';
import { eventToWire } from '@topspin/contract';
import { setsOfResult, setsUnderWay } from '#features/competition/store/sets.ts';
import { accountId } from './accounts.ts';
import { idOf, type World } from './world.ts';

export const bestOf: BestOf = 5;

export type Pair = { readonly a: PlayerId; readonly b: PlayerId };

const models = setModels(defaultRatingSettings);

const strengthOf = ({ strength }: World, player: PlayerId): number => strength.get(player) ?? 1000;

/** How often a player does not appear or cannot continue: now and then in groups, never in a knockout. */
export type Mishaps = { readonly walkovers: number; readonly retirements: number };
export const groupMishaps: Mishaps = { walkovers: 0.015, retirements: 0.01 };
export const noMishaps: Mishaps = { walkovers: 0, retirements: 0 };

/** The result of a match at random, weighted by how strong the two players really are. */
export function playMatch(world: World, { a, b }: Pair, mishaps: Mishaps): MatchResult {
  const { random } = world;
  const model = models(strengthOf(world, a), strengthOf(world, b), bestOf);
  const sets = drawSets(model, bestOf, random);
  const winner = random() < 0.5 ? 'a' : 'b';
  const decided = decide(sets, winner, random(), mishaps);
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value;
}

function decide(sets: readonly SetScore[], winner: Side, lot: number, mishaps: Mishaps) {
  const { walkovers, retirements } = mishaps;
  if (lot < walkovers) return resultFromOutcome({ outcome: 'walkover', winner }, bestOf);
  if (lot < walkovers + retirements)
    return resultFromOutcome({ outcome: 'retired', winner, played: sets.slice(0, 1) }, bestOf);
  return resultFromSets(sets, bestOf);
}

export type Logged = { readonly events: readonly MatchEvent[]; readonly state: MatchState };

/** A match point by point; `until` cuts the log at the present time. */
export function playByPoints(
  world: World,
  { a, b }: Pair,
  matchId: string,
  { startsAt, until }: { readonly startsAt: Date; readonly until?: Date },
): Logged {
  let event = 0;
  const log = simulateMatch(
    {
      ratings: { a: strengthOf(world, a), b: strengthOf(world, b) },
      bestOf,
      doubles: world.members.has(a),
      settings: defaultRatingSettings,
      startAt: startsAt.getTime(),
      newId: () => idOf(`event ${matchId} ${(event += 1)}`),
    },
    world.random,
  );
  const events = until ? underWay(log, until) : log;
  return { events, state: foldMatch(events, { bestOf }) };
}

/** A match that would be over by now is left at its last points. */
function underWay(log: readonly MatchEvent[], until: Date): readonly MatchEvent[] {
  const seen = log.filter(({ at }) => at <= until.getTime());
  return seen.length < log.length ? seen : log.slice(0, -12);
}

export function addLog({ rows }: World, matchId: string, { events }: Logged): void {
  for (const { id, seq, type, at, ...payload } of events.map(eventToWire)) {
    rows.match_events.push({
      match_id: matchId,
      id,
      seq,
      type,
      at,
      payload: JSON.stringify(payload),
      received_at: at,
      user_id: accountId('organiza'),
    });
  }
}

export const resultOfLog = ({ state }: Logged): MatchResult => {
  const result = resultOf(state);
  if (!result) throw new Error('the simulated match has no end');
  return result;
};

/** The sets of a result, with the clock of the log where there is one. */
export function addSets({ rows }: World, matchId: string, result: MatchResult, log?: Logged): void {
  for (const set of setsOfResult(result, log?.state)) rows.sets.push({ ...set, match_id: matchId });
}

export function addSetsUnderWay({ rows }: World, matchId: string, { state }: Logged): void {
  for (const set of setsUnderWay(state)) rows.sets.push({ ...set, match_id: matchId });
}

/** A finished match as input for the ratings, or undefined if it is not rated. */
export function asRated(
  match: Pair & { readonly id: string; readonly openId: string },
  result: MatchResult,
  at: Date,
): RatedMatch[] {
  if (!result.rated || result.winner === undefined) return [];
  const { a, b } = match;
  const id = match.id;
  const event = match.openId;
  return [{ id, a, b, winner: result.winner, finishedAt: at.getTime(), event }];
}

/** Applies these matches to the ratings, so that the next draw uses the ratings of that day. Those of pairs count for nobody. */
export function rate({ standings, members }: World, matches: readonly RatedMatch[]): void {
  for (const match of matches.filter(({ a }) => !members.has(a)).toSorted(byFinish)) {
    const moved = appendMatch(standings, match, defaultRatingSettings);
    for (const [player, standing] of moved.standings) standings.set(player, standing);
  }
}
