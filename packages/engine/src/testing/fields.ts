import * as fc from 'fast-check';
import type { Entrant, QualifiedEntrant } from '../draw/entrants/entrant.ts';
import type { ClubId, PlayerId } from '../id.ts';
import { randomFrom, randomInteger, shuffle } from '../random.ts';
import type { Random } from '../random.ts';

/** A player by name. */
export const playerId = (name: string): PlayerId => name;

/** A club by name. */
export const clubId = (name: string): ClubId => name;

/** `p1` the best, `p2` the second … without clubs unless names are given by place: `red`, or `red/blue` for a pair of two. */
export const field = (players: number, clubs: readonly (string | undefined)[] = []): Entrant[] =>
  Array.from({ length: players }, (_, place) => {
    const [club, other] = clubs[place]?.split('/') ?? [];
    return {
      player: playerId(`p${place + 1}`),
      rating: 2000 - place,
      rated: true,
      ...(club === undefined ? {} : { club: clubId(club) }),
      ...(other === undefined ? {} : { otherClub: clubId(other) }),
    };
  });

/** The clubs of pairs by place: both people of one of so many clubs, or of none, at random. */
export const anyClubsOfPairs = (pairs: number, clubs: number, random: Random): (string | undefined)[] =>
  Array.from({ length: pairs }, () => {
    const theirs = [randomInteger(clubs + 1, random), randomInteger(clubs + 1, random)];
    return (
      [...new Set(theirs.filter((club) => club < clubs).map((club) => `c${club}`))].join('/') || undefined
    );
  });

/** The players from positions `from` to `to` of this many groups: `1a` is the winner of group 1. */
export const qualifiers = (groups: number, from: number, to: number): QualifiedEntrant[] =>
  Array.from({ length: groups }, (_, index) => index + 1).flatMap((group) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      player: playerId(`${group}${String.fromCharCode(96 + from + index)}`),
      rating: 1000,
      rated: true,
      group,
      position: from + index,
    })),
  );

/** The parameters of a random field; few ratings make many ties, few clubs make large ones. */
export type FieldShape = {
  readonly players: number;
  readonly clubs: number;
  readonly ratings: number;
  readonly lot: number;
};

const anySize = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 2, max: Math.min(most, 70) }) },
    fc.integer({ min: 2, max: most }),
  );

/** The shape of a random field of at most this many players. */
export const anyShape = (most = 512): fc.Arbitrary<FieldShape> =>
  fc.record({
    players: anySize(most),
    clubs: fc.integer({ min: 0, max: 12 }),
    ratings: fc.integer({ min: 1, max: 40 }),
    lot: fc.nat(),
  });

/** The field of a shape: clubs of uneven sizes, some players without one, and some never rated. */
export const fieldOf = ({ players, clubs, ratings, lot }: FieldShape): Entrant[] => {
  const random = randomFrom(String(lot));
  return Array.from({ length: players }, (_, place) => {
    const club = Math.floor((clubs + 1) * random() * random());
    return {
      player: playerId(`p${place}`),
      rating: randomInteger(ratings, random),
      rated: random() < 0.8,
      ...(club < clubs ? { club: clubId(`c${club}`) } : {}),
    };
  });
};

/** The same players in another order. */
export const reordered = <T>(players: readonly T[], lot: number): T[] =>
  shuffle(players, randomFrom(`order ${lot}`));
