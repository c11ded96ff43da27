import type { AnswerOf, correctResult } from '@topspin/contract';
import { standingsOfGroup } from '#features/groups/reads.ts';
import { ratingsNow } from '#features/ratings/reads.ts';
import type { Db } from '#http/call.ts';
import { hasBegun } from './slots.ts';
import { namesOf } from './people.ts';
import { matchesOfOpen, type MatchRow } from './store.ts';

export type Consequences = AnswerOf<typeof correctResult>['consequences'];

/** What a correction can move: positions in the group, who plays which match, ratings. */
export type Picture = {
  readonly positions: ReadonlyMap<string, number>;
  readonly matches: readonly MatchRow[];
  readonly ratings: ReadonlyMap<string, number>;
};

/** How things stand around a match. */
export async function pictureOf(db: Db, match: MatchRow): Promise<Picture> {
  const standings = match.round === null ? await standingsOfGroup(db, match.group_id) : [];
  return {
    positions: new Map(standings.map(({ player, position }) => [player, position])),
    matches: await matchesOfOpen(db, match.open_id),
    ratings: await ratingsNow(db),
  };
}

/** What is different between two pictures, by name, for the person who decides. */
export async function consequencesOf(db: Db, before: Picture, after: Picture): Promise<Consequences> {
  const slots = changedSlots(before, after);
  const standings = changed(before.positions, after.positions);
  const ratings = changed(before.ratings, after.ratings);
  const names = await namesOf(db, [
    ...slots.flatMap((slot) => [slot.before, slot.after]),
    ...[...standings, ...ratings].map(({ id }) => id),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  return {
    standings: standings.map(({ id, ...moved }) => ({ player: person(id), ...moved })),
    slots: slots.map((slot) => ({ ...slot, before: nameOf(slot.before), after: nameOf(slot.after) })),
    ratings: ratings.map(({ id, ...moved }) => ({ player: person(id), ...moved })),
  };
}

const changed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].flatMap(([id, now]) => {
    const old = before.get(id) ?? now;
    return old === now ? [] : [{ id, before: old, after: now }];
  });

function changedSlots(before: Picture, after: Picture) {
  const now = new Map(after.matches.map((match) => [match.id, match]));
  return before.matches.flatMap((match) => {
    const current = now.get(match.id) ?? match;
    return (['player_a', 'player_b'] as const)
      .filter((side) => match[side] !== current[side])
      .map((side) => ({
        match_id: match.id,
        round: match.round,
        before: match[side],
        after: current[side],
        begun: hasBegun(match),
      }));
  });
}
