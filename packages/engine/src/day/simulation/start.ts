import { minute } from '../../durations.ts';
import { itemAt } from '../../item-at.ts';
import { inOrder } from '../criteria/criteria.ts';
import { hasWaitedLong } from '../criteria/wait.ts';
import { drawNormal, medianMinutes, spreadOf } from '../duration.ts';
import { expectedMinutes } from '../paths.ts';
import { restsUntil } from '../settings.ts';
import { automaticFirst, tableFor, unchosen } from '../table-for.ts';
import { drawFromScore } from '../score-left.ts';
import { chanceOfSet, drawSetsFrom, setsWonIn } from '../sets-left.ts';
import type { Player, RunMatch, RunState, RunTable, Side } from './state.ts';
import { umpireOf } from './umpire-of.ts';

/** What the two sides still have to play in their group. */
export function groupPath({ match, entries }: RunMatch): number {
  let path = expectedMinutes(match.bestOf);
  if (match.round !== null) return path;
  for (const { minutesLeft } of entries) path = Math.max(path, minutesLeft);
  return path;
}

/** Puts a match in the queue: its sides are known, and its phase has come. */
export function goLive(one: RunMatch, state: RunState): void {
  for (const player of peopleOf(one)) player.matches.add(one);
  refreshPeople(one);
  refreshIdle(one, state);
}

/** Whoever a match needs that is not called yet. */
function peopleOf({ a, b, umpire }: RunMatch): readonly Player[] {
  const players = [...(a ?? []), ...(b ?? [])];
  return umpire === null ? players : [...players, umpire];
}

/** Somebody begins to play or to umpire, or is free again. */
export function setBusy(player: Player, isBusy: boolean, state: RunState): void {
  player.isBusy = isBusy;
  for (const match of player.matches) refreshIdle(match, state);
}

/** Whether somebody of a match in the queue is busy may have changed. */
function refreshIdle(one: RunMatch, { idle }: RunState): void {
  const isIdle = !isAnybodyBusy(one);
  if (isIdle === one.placeInIdle >= 0) return;
  if (isIdle) one.placeInIdle = idle.push(one) - 1;
  else leaveIdle(one, idle);
}

function isAnybodyBusy({ a, b, umpire }: RunMatch): boolean {
  for (const player of a ?? []) if (player.isBusy) return true;
  for (const player of b ?? []) if (player.isBusy) return true;
  return umpire?.isBusy ?? false;
}

/** The last one takes its place. */
function leaveIdle(one: RunMatch, idle: RunMatch[]): void {
  const last = itemAt(idle, idle.length - 1);
  idle[one.placeInIdle] = last;
  last.placeInIdle = one.placeInIdle;
  idle.pop();
  one.placeInIdle = -1;
}

/** What depends on when the people of a match were last in one. */
export function refreshPeople(one: RunMatch): void {
  one.readyFrom = readyFrom(one);
  let since = Number.MAX_SAFE_INTEGER;
  for (const player of one.a ?? []) since = Math.min(since, player.freeSince);
  for (const player of one.b ?? []) since = Math.min(since, player.freeSince);
  one.waitingSince = since;
}

/**
 * Calls what can be called now to the free tables, the first in the queue first. Returns when the next one can be called that nobody plays
 * in now, in milliseconds.
 */
export function callAll(state: RunState): number {
  for (;;) {
    const free = state.tables.filter(({ match, isOpen }) => match === null && isOpen);
    if (free.length === 0) return Infinity;
    const kept = keptOf(free, state);
    const { first, soonest } = firstOf(state, free, kept);
    if (first === null) return soonest;
    const own = kept.size === 0 ? free : free.filter(({ number }) => (kept.get(number) ?? first) === first);
    const table = tableFor(
      first.match,
      first.match.isTableFixed ? own : unchosen(automaticFirst(own), state.plan.chosen),
      first.round === null ? [] : ordersOf(first.round, state),
    );
    if (table === undefined) return soonest;
    call(first, table, state);
  }
}

type Kept = ReadonlyMap<number, RunMatch>;
const nothingKept: Kept = new Map();

/** The free tables that are kept for the matches that a person chose them for, which can be called. */
function keptOf(free: readonly RunTable[], state: RunState): Kept {
  if (state.plan.chosen.size === 0) return nothingKept;
  const kept = new Map<number, RunMatch>();
  for (const one of state.idle) {
    const { isTableFixed, table } = one.match;
    if (!isTableFixed || table === null || !free.some(({ number }) => number === table)) continue;
    if (one.readyFrom > state.now) continue;
    refreshOrder(one, state);
    const known = kept.get(table);
    if (known === undefined || inOrder(one, known) < 0) kept.set(table, one);
  }
  return kept;
}

/** The orders of the tables that a round is on. */
const ordersOf = (round: string, { tables }: RunState): readonly number[] =>
  tables.filter(({ match }) => match?.round === round).map(({ order }) => order);

/** What a match is compared by that changes while it waits. */
function refreshOrder(one: RunMatch, { now, rounds }: RunState): void {
  one.hasWaitedLong = hasWaitedLong(one.waitingSince, now);
  one.isRoundBegun = one.round !== null && (rounds.get(one.round) ?? 0) > 0;
}

function firstOf(
  state: RunState,
  free: readonly RunTable[],
  kept: Kept,
): { first: RunMatch | null; soonest: number } {
  const isAnyLeft = free.some(({ number }) => !kept.has(number));
  const { overrides } = state.plan;
  // Somebody chooses any of those that can be called.
  const isChosen = overrides > 0 && state.random() < overrides;
  let first: RunMatch | null = null;
  let count = 0;
  let soonest = Infinity;
  for (const one of state.idle) {
    const { isTableFixed, table } = one.match;
    const isThere =
      isTableFixed && table !== null
        ? free.some(({ number }) => number === table) && (kept.get(table) ?? one) === one
        : isAnyLeft;
    if (!isThere) continue;
    const from = isByHand(one, state) ? Math.max(one.readyFrom, state.handFreeFrom) : one.readyFrom;
    refreshOrder(one, state);
    if (from > state.now) soonest = Math.min(soonest, from);
    else if (isChosen) {
      count += 1;
      if (state.random() * count < 1) first = one;
    } else if (first === null || inOrder(one, first) < 0) first = one;
  }
  return { first, soonest };
}

/** From when its people can be called, if they stay free. */
function readyFrom(one: RunMatch): number {
  const { match, settings } = one;
  const lead = settings.callLead * minute;
  let from = Math.max(match.notBefore ?? 0, match.fixedAt ?? 0) - lead;
  for (const side of [one.a, one.b])
    for (const player of side ?? []) {
      from = Math.max(from, player.notBefore);
      if (player.playedUntil > 0)
        from = Math.max(from, restsUntil(player.playedUntil, player.setsOfLast, settings) - lead);
    }
  return from;
}

/** The time a person needs for a call, in milliseconds: to say it aloud, to give it a table and to see that they come. */
const handling = 20_000;

const isByHand = ({ settings }: RunMatch, { plan }: RunState): boolean =>
  !(plan.index.day.isAutomatic && settings.isAutomatic);

function call(one: RunMatch, table: RunTable, state: RunState): void {
  if (isByHand(one, state)) state.handFreeFrom = state.now + handling;
  leaveIdle(one, state.idle);
  for (const player of peopleOf(one)) player.matches.delete(one);
  one.startsAt = state.now + one.settings.callLead * minute;
  one.umpiring = one.umpire ?? umpireOf(one, table, state);
  if (one.umpiring) one.umpiring.duties += 1;
  draw(one, state);
  take(one, table, state);
}

function take(one: RunMatch, table: RunTable | null, state: RunState): void {
  countRound(one, 1, state);
  state.playing.push(one);
  one.table = table;
  if (table) table.match = one;
  for (const player of one.a ?? []) setBusy(player, true, state);
  for (const player of one.b ?? []) setBusy(player, true, state);
  if (one.umpiring) setBusy(one.umpiring, true, state);
}

/** A match comes to a table, or leaves it. */
export function countRound({ round }: RunMatch, by: 1 | -1, { rounds }: RunState): void {
  if (round !== null) rounds.set(round, (rounds.get(round) ?? 0) + by);
}

/** What is on a table as the run begins: called, or in play for longer than it has been so far. */
export function takeUp(one: RunMatch, state: RunState): void {
  const { match, settings } = one;
  const called = (match.calledAt ?? state.now) + settings.callLead * minute;
  one.startsAt = match.startedAt ?? Math.max(called, state.now);
  one.umpiring = one.umpire;
  if (!isDrawnFromScore(one, state)) {
    for (let tries = 0; tries < patience; tries += 1) {
      draw(one, state);
      if (one.endsAt > state.now) break;
    }
    one.endsAt = Math.max(one.endsAt, state.now + minute);
  }
  take(one, state.tables.find(({ number }) => number === match.table) ?? null, state);
}

/** Where the points of a match are known as they are played, they say most of how long it still takes. */
function isDrawnFromScore(one: RunMatch, { now, pace }: RunState): boolean {
  const { match, random } = one;
  if (match.startedAt === null) return false;
  const chance = chanceOfSet(ratingOf(one.a), ratingOf(one.b), match.bestOf);
  const passed = (now - match.startedAt) / minute;
  const left = drawFromScore(match, { chance, passed, pace, random });
  if (left === null) return false;
  one.sets = left.a + left.b;
  one.isWonByA = left.a > left.b;
  one.endsAt = now + left.minutes * minute;
  return true;
}

/** How often the length of a match in play is drawn until it is longer than what was played. */
const patience = 40;

/** One match in twenty is not like the others: an injury, a quarrel, a result that was typed late. */
const unusual = { share: 0.05, spread: 3 } as const;

/** Draws how long a match takes for its sets, then the sets. */
function draw(one: RunMatch, { pace }: RunState): void {
  const { match, random } = one;
  const spread = random() < unusual.share ? unusual.spread : 1;
  const deviation = spread * drawNormal(random);
  const chance = chanceOfSet(ratingOf(one.a), ratingOf(one.b), match.bestOf);
  const { a, b } = drawSetsFrom(setsWonIn(match.sets), chance, match.bestOf, random);
  one.sets = a + b;
  one.isWonByA = a > b;
  const minutes = pace * medianMinutes(one.sets) * Math.exp(spreadOf(one.sets) * deviation);
  one.endsAt = one.startsAt + minutes * minute;
}

function ratingOf(side: Side | null): number | null {
  let sum = 0;
  for (const { rating } of side ?? []) {
    if (rating === null) return null;
    sum += rating;
  }
  return side === null || side.length === 0 ? null : sum / side.length;
}
