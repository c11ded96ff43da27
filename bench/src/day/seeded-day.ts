import {
  bracketMatches,
  drawCrossings,
  drawGroups,
  drawSets,
  groupStandings,
  orderOfPlay,
  randomFrom,
  setModels,
  shuffle,
} from '@topspin/engine';
import type {
  DayMatch,
  GroupMatch,
  MatchId,
  OpenId,
  PersonId,
  PlayerId,
  QualifiedEntrant,
  Random,
} from '@topspin/engine';

/** Medians of professionals by sets, and the spread of the logarithm that their 10 to 90 % have. */
const medians: Readonly<Record<number, number>> = { 3: 22.6, 4: 32.8, 5: 42.1 };
const spread = 0.16;

/** The length and the result of a match, the same for every order of play. */
export type Fate = {
  readonly minutes: number;
  readonly sets: number;
  readonly winner: PersonId;
  readonly loser: PersonId;
};

export type SeededOpen = {
  readonly open: OpenId;
  readonly groups: readonly DayMatch[];
  /** With its players only where `linesOf` is told that the groups are over. */
  readonly knockout: readonly DayMatch[];
  /** The players of the first matches, once the groups are over. */
  readonly drawn: ReadonlyMap<MatchId, { readonly a: PersonId | null; readonly b: PersonId | null }>;
};

export type SeededDay = {
  readonly seed: string;
  readonly pace: number;
  readonly opens: readonly SeededOpen[];
  readonly ratings: ReadonlyMap<PersonId, number>;
  readonly fateOf: (match: MatchId, a: PersonId, b: PersonId) => Fate;
};

export type DayShape = { readonly heavyTails?: boolean };

export const tables = 12;
const bestOf = 5;
const entrantsOf = { A: 80, B: 40, both: 15 } as const;

/** The player that a person is: here everybody plays. */
const personOf = (player: string): PersonId => player;
const playerOf = (person: string): PlayerId => person;

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** 120 entries in two categories, 80 and 40, 15 people in both: groups of four, of which two go on to a knockout. */
export function seededDay(seed: string, shape: DayShape = {}): SeededDay {
  const random = randomFrom(seed);
  const pace = 0.6 + 0.3 * random();
  const everybody = Array.from(
    { length: entrantsOf.A + entrantsOf.B - entrantsOf.both },
    (_, index) => `p${index}`,
  );
  const ratings = new Map(everybody.map((id) => [id, 1500 + 300 * normal(random)]));
  const inOrder = shuffle(everybody, random);
  const fateOf = fates(seed, pace, ratings, shape);
  const day = { seed, ratings, fateOf };
  return {
    ...day,
    pace,
    opens: [
      seededOpen('A', inOrder.slice(0, entrantsOf.A), day),
      seededOpen('B', [...inOrder.slice(0, entrantsOf.both), ...inOrder.slice(entrantsOf.A)], day),
    ],
  };
}

type DaySeed = Pick<SeededDay, 'seed' | 'ratings' | 'fateOf'>;

const models = setModels({ scale: 400 });

/** Lengths and results by match and so the same for every order of play. */
function fates(
  seed: string,
  pace: number,
  ratings: ReadonlyMap<PersonId, number>,
  { heavyTails = false }: DayShape,
): SeededDay['fateOf'] {
  const known = new Map<MatchId, Fate>();
  return (id, a, b) => {
    const before = known.get(id);
    if (before) return before;
    const random = randomFrom(`${seed} ${id}`);
    const sets = drawSets(models(ratings.get(a) ?? 0, ratings.get(b) ?? 0, bestOf), bestOf, random);
    const last = sets.at(-1);
    const isWonByA = last !== undefined && last.a > last.b;
    const deviation = heavyTails && random() < 0.1 ? 3 * normal(random) : normal(random);
    const fate: Fate = {
      minutes: pace * (medians[sets.length] ?? 0) * Math.exp(spread * deviation),
      sets: sets.length,
      winner: isWonByA ? a : b,
      loser: isWonByA ? b : a,
    };
    known.set(id, fate);
    return fate;
  };
}

const newMatch = (
  over: Pick<DayMatch, 'id' | 'open' | 'phase' | 'group' | 'number'> & Partial<DayMatch>,
): DayMatch => ({
  round: null,
  roundNumber: 1,
  bestOf,
  state: 'waiting',
  a: null,
  b: null,
  umpire: null,
  publishedUmpire: null,
  table: null,
  isTableFixed: false,
  calledAt: null,
  startedAt: null,
  sets: [],
  notBefore: null,
  fixedAt: null,
  winnerTo: null,
  loserTo: null,
  ...over,
});

function seededOpen(open: OpenId, players: readonly PersonId[], day: DaySeed): SeededOpen {
  const entrants = players.map((person) => ({
    player: playerOf(person),
    rating: day.ratings.get(person) ?? 0,
    rated: true,
  }));
  const draw = drawGroups({ entrants, groups: { size: 4 }, seed: `${day.seed} ${open}` });
  if (!draw.ok) throw new Error(draw.error.code);
  const groups = draw.value.groups.flatMap((group, index) =>
    orderOfPlay({ players: group, tables: 1 }).map((match, place) =>
      newMatch({
        id: `${open} ${index + 1} ${match.a} ${match.b}`,
        open,
        phase: 1,
        group: `${open} ${index + 1}`,
        number: place + 1,
        state: 'enrolled',
        a: [personOf(match.a)],
        b: [personOf(match.b)],
      }),
    ),
  );
  const qualifiers = draw.value.groups.flatMap((group, index) =>
    qualifiersOf(group, index, groups, open, day),
  );
  return { open, groups, ...knockoutOf(open, qualifiers, day) };
}

function qualifiersOf(
  players: readonly PlayerId[],
  index: number,
  matches: readonly DayMatch[],
  open: OpenId,
  { seed, fateOf }: DaySeed,
): readonly QualifiedEntrant[] {
  const played = matches
    .filter(({ group }) => group === `${open} ${index + 1}`)
    .map((match): GroupMatch => {
      const [one = '', other = ''] = [match.a?.[0], match.b?.[0]];
      const { winner, sets } = fateOf(match.id, one, other);
      const [a, b] = [playerOf(one), playerOf(other)];
      const ofWinner = Array.from({ length: sets }, (_, set) => set >= sets - 3);
      const isA = winner === one;
      return {
        id: match.id,
        a,
        b,
        result: {
          outcome: 'played',
          winner: isA ? 'a' : 'b',
          sets: ofWinner.map((won) => (won === isA ? { a: 11, b: 5 } : { a: 5, b: 11 })),
        },
      };
    });
  return groupStandings({ players, matches: played, lotSeed: seed })
    .slice(0, 2)
    .map(({ player }, place) => ({ player, rating: 0, rated: true, group: index + 1, position: place + 1 }));
}

function knockoutOf(
  open: OpenId,
  qualifiers: readonly QualifiedEntrant[],
  { seed }: DaySeed,
): Pick<SeededOpen, 'knockout' | 'drawn'> {
  const draw = drawCrossings({ qualifiers, seed: `${seed} ${open}` });
  if (!draw.ok) throw new Error(draw.error.code);
  const bracket = bracketMatches(draw.value.lines);
  const idOf = (index: number): MatchId => `${open} knockout ${index}`;
  return {
    knockout: bracket.map((match, index) =>
      newMatch({
        id: idOf(index),
        open,
        phase: 2,
        group: `${open} knockout`,
        number: match.position,
        round: match.name,
        roundNumber: match.round,
        winnerTo: match.winnerTo && idOf(match.winnerTo.match),
      }),
    ),
    drawn: new Map(
      bracket.map(({ a, b }, index) => [idOf(index), { a: a && personOf(a), b: b && personOf(b) }]),
    ),
  };
}
