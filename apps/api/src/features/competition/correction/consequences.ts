import type { AnswerOf, correctResult } from '@topspin/contract';
import { hasBegun, type MovedPlayer, type RoundName } from '@topspin/engine';
import { standingsOfGroup } from '#features/competition/standings/standings.ts';
import { largestMoves } from '#features/competition/ratings/largest-moves.ts';
import type { Db } from '#http/call.ts';
import { namesOf } from '#features/competition/bracket/people.ts';
import { matchesOfOpen, type MatchRow } from '#features/competition/store/matches.ts';

export type Consequences = AnswerOf<typeof correctResult>['consequences'];

/** What a correction can change besides ratings: positions in the group, and who plays which match. */
export type Picture = {
  readonly positions: ReadonlyMap<string, number>;
  readonly matches: readonly MatchRow[];
};

/** The situation around a match. */
export async function pictureOf(db: Db, match: MatchRow): Promise<Picture> {
  const standings = match.round === null ? await standingsOfGroup(db, match.group_id) : [];
  return {
    positions: new Map(standings.map(({ player, position }) => [player, position])),
    matches: await matchesOfOpen(db, match.open_id),
  };
}

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
  const slots = [...changedSlots(before, after), ...kept];
  const standings = changed(before.positions, after.positions);
  const { players, largest } = largestMoves(moved, mostShown);
  const names = await namesOf(db, [
    ...slots.flatMap((slot) => [slot.before, slot.after]),
    ...standings.map(({ id }) => id),
    ...largest.map(({ player }) => player),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  return {
    standings: standings.map(({ id, ...moved }) => ({ player: person(id), ...moved })),
    slots: slots.map((slot) => ({ ...slot, before: nameOf(slot.before), after: nameOf(slot.after) })),
    players,
    ratings: largest.map(({ player, ...moved }) => ({ player: person(player), ...moved })),
  };
}

const changed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].flatMap(([id, now]) => {
    const old = before.get(id) ?? now;
    return old === now ? [] : [{ id, before: old, after: now }];
  });

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
