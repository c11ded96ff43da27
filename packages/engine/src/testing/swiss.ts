import * as fc from 'fast-check';
import type { Entrant } from '../draw/entrants/entrant.ts';
import type { PlayerId } from '../id.ts';
import { randomFrom, randomInteger } from '../random.ts';
import type { SwissBye, SwissField, SwissMatch } from '../swiss/field.ts';
import { pairSwissRound } from '../swiss/pairing/pair-round.ts';
import type { SwissRound } from '../swiss/pairing/pair-round.ts';
import { anyClubsOfPairs, field as entrantsOf } from './fields.ts';
import { setsOf } from './group.ts';

/** A match that the first player of a pair named by letters won or lost: `AB 3-1`. */
export const swissMatch = (round: number, pair: string, score?: string): SwissMatch => {
  const [won = 0, lost = 0] = (score ?? '').split('-').map(Number);
  const end = { id: `${round} ${pair}`, round, a: pair.charAt(0), b: pair.charAt(1) };
  if (score === undefined) return end;
  const sets = setsOf([...Array<string>(won).fill('11-5'), ...Array<string>(lost).fill('5-11')].join(' '));
  return { ...end, result: { outcome: 'played', winner: won > lost ? 'a' : 'b', sets } };
};

/** The players named by letters, the best first. */
export const lettered = (letters: string, clubs = ''): readonly Entrant[] =>
  Array.from(letters, (player, place) => ({
    player,
    rating: 2000 - place,
    rated: true,
    ...(clubs.charAt(place).trim() === '' ? {} : { club: clubs.charAt(place) }),
  }));

/** A field of players named by letters: of each round its matches as `AB 3-1`, and who had the bye as `C`. */
export const swissField = (letters: string, rounds: readonly string[], clubs = ''): SwissField => {
  const matches: SwissMatch[] = [];
  const byes: SwissBye[] = [];
  for (const [index, played] of rounds.entries())
    for (const one of played.split(', ')) {
      const [pair = '', score] = one.split(' ');
      if (pair.length === 1) byes.push({ round: index + 1, player: pair });
      else matches.push(swissMatch(index + 1, pair, score));
    }
  return { entrants: lettered(letters, clubs), left: [], matches, byes };
};

/** The pairs of the next round of a field, as `AC BD E`. */
export const nextPairs = (field: SwissField, round: number, seed = 'seed'): string => {
  const drawn = pairSwissRound({ field, round, seed });
  if (!drawn.ok) return drawn.error.code;
  const { pairs, bye } = drawn.value;
  return [...pairs.map((pair) => pair.join('')), ...(bye === null ? [] : [bye])].join(' ');
};

/** The script of a Swiss evening, by which it can be repeated. */
export type EveningShape = {
  readonly players: number;
  readonly rounds: number;
  readonly clubs: number;
  readonly lot: number;
  /** Whether everybody is there from the first round to the last, and the number of rounds is known from the start. */
  readonly isWhole?: boolean;
  /** Whether pairs play, of whom some have two clubs. */
  readonly isOfPairs?: boolean;
};

export const anyEvening = (most: number): fc.Arbitrary<EveningShape> =>
  fc.record({
    players: fc.integer({ min: 2, max: most }),
    rounds: fc.integer({ min: 1, max: 7 }),
    clubs: fc.integer({ min: 0, max: 4 }),
    lot: fc.nat(),
    isOfPairs: fc.boolean(),
  });

/** The field before each round, and the round that was drawn then. */
export type EveningRound = { readonly field: SwissField; readonly round: number; readonly drawn: SwissRound };

/** Plays an evening: the better player wins more often, one in ten leaves, and one more comes late. */
export const playEvening = ({
  players,
  rounds,
  clubs,
  lot,
  isWhole = false,
  isOfPairs = false,
}: EveningShape): readonly EveningRound[] => {
  const random = randomFrom(`evening ${lot}`);
  const clubsOfSingles = Array.from({ length: players + 1 }, () => {
    const club = randomInteger(clubs + 2, random);
    return club < clubs ? `c${club}` : undefined;
  });
  const clubsOf = isOfPairs
    ? anyClubsOfPairs(players + 1, clubs, randomFrom(`pairs ${lot}`))
    : clubsOfSingles;
  const everybody = entrantsOf(isWhole ? players : players + 1, clubsOf);
  const late = randomInteger(players + 1, random);
  const comesIn = 2 + randomInteger(3, random);
  const left: PlayerId[] = [];
  const matches: SwissMatch[] = [];
  const byes: SwissBye[] = [];
  const evening: EveningRound[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const entrants = everybody.filter((_, place) => isWhole || place !== late || round >= comesIn);
    const field = { entrants, left: [...left], matches: [...matches], byes: [...byes] };
    const drawn = pairSwissRound({ field, round, seed: `round ${round}`, ...(isWhole && { rounds }) });
    if (!drawn.ok) return evening;
    evening.push({ field, round, drawn: drawn.value });
    for (const [a, b] of drawn.value.pairs) {
      const winner = random() < 0.7 ? 'a' : 'b';
      const [first, second] = random() < 0.5 ? [a, b] : [b, a];
      const sets = setsOf(winner === 'a' ? '11-7 11-9 11-5' : '7-11 11-9 5-11 9-11');
      const result = { outcome: 'played', winner, sets } as const;
      matches.push({ id: `${round} ${a} ${b}`, round, a: first, b: second, result });
    }
    if (drawn.value.bye !== null) byes.push({ round, player: drawn.value.bye });
    for (const { player } of entrants)
      if (!isWhole && !left.includes(player) && random() < 0.02) left.push(player);
  }
  return evening;
};
