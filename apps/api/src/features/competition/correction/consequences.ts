import type { AnswerOf, correctResult } from '@topspin/contract';
import { hasBegun, type MovedPlayer, type RoundName } from '@topspin/engine';
import { largestMoves } from '#features/competition/ratings/largest-moves.ts';
import type { Db } from '#http/call.ts';
import { namesOf } from '#features/competition/store/people.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import type { Picture } from './picture.ts';

export type Consequences = AnswerOf<typeof correctResult>['consequences'];

/** A side of a match whose player is, or should be, another. */
export type MovedSlot = {
  readonly match_id: string;
  readonly round: RoundName | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly begun: boolean;
};

type Besides = {
  readonly moved: readonly MovedPlayer[];
  /** Sides of matches that were kept though another player belongs there. */
  readonly kept: readonly MovedSlot[];
};

/** A correction far in the past can move thousands of ratings. */
const mostShown = 20;

/** The differences between two snapshots and the largest rating changes, with names, for the person who decides. */
export async function consequencesOf(
  db: Db,
  before: Picture,
  after: Picture,
  { moved, kept }: Besides,
): Promise<Consequences> {
  const slots = [
    ...changedSlots(before, after).map((slot) => ({ ...slot, kept: false })),
    ...kept.map((slot) => ({ ...slot, begun: true, kept: true })),
  ];
  const standings = changed(before.positions, after.positions);
  const { players, largest } = largestMoves(moved, mostShown);
  const champions = changedChampions(before, after);
  const classification = changed(before.classification, after.classification).toSorted(byPosition);
  const qualified = changedQualifiers(before, after);
  const points = changedPoints(before.circuitPoints, after.circuitPoints).slice(0, mostShown);
  const names = await namesOf(db, [
    ...slots.flatMap((slot) => [slot.before, slot.after]),
    ...[...standings, ...classification].map(({ id }) => id),
    ...largest.map(({ player }) => player),
    ...(champions ? [...champions.before, ...champions.after] : []),
    ...qualified.flatMap(({ comes, goes }) => [...comes, ...goes]),
    ...points.map(({ id }) => id),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  return {
    standings: standings.map(({ id, ...moved }) => ({ player: person(id), ...moved })),
    slots: slots.map((slot) => ({ ...slot, before: nameOf(slot.before), after: nameOf(slot.after) })),
    classification: classification.map(({ id, ...moved }) => ({ player: person(id), ...moved })),
    champions: champions && {
      before: namedIn(names, champions.before),
      after: namedIn(names, champions.after),
    },
    qualified: qualified.map(({ phase, comes, goes }) => ({
      phase: { _id: phase.id, name: phase.name, number: phase.number, type: phase.type },
      comes: comes.map((id) => names.get(id) ?? ''),
      goes: goes.map((id) => names.get(id) ?? ''),
    })),
    circuit_points: points.map(({ id, ...changes }) => ({ player: person(id), ...changes })),
    rounds_kept: before.laterRounds,
    players,
    ratings: largest.map(({ player, ...moved }) => ({ player: person(player), ...moved })),
  };
}

type Moved = { readonly id: string; readonly before: number; readonly after: number };

/** The best positions first; players who share one always in the same order. */
const byPosition = (one: Moved, other: Moved): number =>
  one.after - other.after || one.before - other.before || (one.id < other.id ? -1 : 1);

/** Everybody who shares the first position. */
const championsOf = ({ classification }: Picture): readonly string[] =>
  [...classification].flatMap(([id, position]) => (position === 1 ? id : [])).toSorted();

function changedChampions(was: Picture, is: Picture) {
  const [before, after] = [championsOf(was), championsOf(is)];
  return before.join() === after.join() ? null : { before, after };
}

const namedIn = (names: ReadonlyMap<string, string>, ids: readonly string[]): string[] =>
  ids.map((id) => names.get(id) ?? '').toSorted((one, other) => one.localeCompare(other));

const changed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Moved[] =>
  [...after].flatMap(([id, now]) => {
    const old = before.get(id) ?? now;
    return old === now ? [] : [{ id, before: old, after: now }];
  });

/** The phases that other players go on to, with who comes and who goes. */
function changedQualifiers(before: Picture, after: Picture) {
  const now = new Map(after.qualified.map(({ phase, players }) => [phase.id, players]));
  return before.qualified.flatMap(({ phase, players: was }) => {
    const players = now.get(phase.id) ?? was;
    const comes = [...players].filter((player) => !was.has(player));
    const goes = [...was].filter((player) => !players.has(player));
    return comes.length + goes.length === 0 ? [] : [{ phase, comes, goes }];
  });
}

/** The players whose points change, the biggest changes first. */
const changedPoints = (before: Picture['circuitPoints'], after: Picture['circuitPoints']) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, before: before.get(id) ?? 0, after: after.get(id) ?? 0 }))
    .filter((changes) => changes.before !== changes.after)
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));

function changedSlots(before: Picture, after: Picture): MovedSlot[] {
  const now = new Map(after.matches.map((match) => [match.id, match]));
  return before.matches.flatMap((match) => slotsMoved(match, now.get(match.id) ?? match));
}

/** The sides of a match whose player changed. */
export const slotsMoved = (match: MatchRow, now: MatchRow): MovedSlot[] =>
  (['player_a', 'player_b'] as const)
    .filter((side) => match[side] !== now[side])
    .map((side) => ({
      match_id: match.id,
      round: match.round,
      before: match[side],
      after: now[side],
      begun: hasBegun(match),
    }));
