import { randomUUID } from 'node:crypto';
import type { TravelEvent, TravelFile, TravelMatch, TravelPhase } from '@topspin/contract';
import { randomFrom, roundName, type Random } from '@topspin/engine';

const began = Date.parse('2026-11-28T09:00:00Z');
const at = (seconds: number): string => new Date(began + seconds * 1000).toISOString();
const created = at(0);

type Played = { readonly winner: 'a' | 'b'; readonly sets: TravelMatch['sets']; readonly log: TravelEvent[] };

/** A match of five games, point by point: whoever is the stronger wins most of them. */
function played(random: Random, from: number): Played {
  const log: TravelEvent[] = [
    { type: 'toss', at: at(from), winner: 'a', choice: 'serve', server: 'a', left_end: 'a' },
  ];
  const sets: TravelMatch['sets'] = [];
  const won = { a: 0, b: 0 };
  const strength = 0.4 + random() * 0.2;
  let seconds = from;
  while (won.a < 3 && won.b < 3) {
    const score = { a: 0, b: 0 };
    const started = seconds;
    while (Math.max(score.a, score.b) < 11 || Math.abs(score.a - score.b) < 2) {
      const side = random() < strength ? 'a' : 'b';
      score[side] += 1;
      seconds += 7 + Math.floor(random() * 20);
      log.push({ type: 'point', at: at(seconds), side });
    }
    won[score.a > score.b ? 'a' : 'b'] += 1;
    sets.push({
      ...score,
      played_a: score.a,
      played_b: score.b,
      first_server: sets.length % 2 === 0 ? 'a' : 'b',
      started_at: at(started),
      ended_at: at(seconds),
    });
  }
  return { winner: won.a > won.b ? 'a' : 'b', sets, log };
}

type Paired = Pick<TravelMatch, 'number' | 'round' | 'round_number' | 'winner_to'> & {
  readonly id?: string;
  readonly a: string;
  readonly b: string;
};

function matchOf({ id = randomUUID(), a, b, ...place }: Paired, random: Random): TravelMatch {
  const from = place.round_number * 1800 + Math.floor(random() * 600);
  const { winner, sets, log } = played(random, from);
  return {
    ...place,
    id,
    sides: [{ members: [a] }, { members: [b] }],
    umpire: null,
    table: 1 + Math.floor(random() * 40),
    best_of: 5,
    state: 'finished',
    outcome: 'played',
    winner,
    annulled: null,
    from_sheet: false,
    loser_to: null,
    created_at: created,
    called_at: null,
    started_at: at(from),
    finished_at: log.at(-1)?.at ?? null,
    sets,
    log,
    conflicts: [],
    corrections: [],
    ratings: [],
  };
}

const phaseOf = (
  given: Pick<TravelPhase, 'number' | 'type' | 'source' | 'groups' | 'groups_count'>,
): TravelPhase => ({
  id: randomUUID(),
  name: `Fase ${given.number}`,
  state: 'finished',
  group_size: null,
  best_of: 5,
  third_place: false,
  seeds: null,
  seed: 'bench',
  report: null,
  created_at: created,
  ...given,
});

const groupOf = (number: number, players: readonly string[], matches: TravelMatch[]) => ({
  id: randomUUID(),
  number,
  name: `Grupo ${number}`,
  created_at: created,
  lines: players.map((player, at) => ({ line: at + 1, members: [player] })),
  matches,
});

/** The pairings of a group of four, each in its round. */
const roundRobin = [
  [0, 3, 1],
  [1, 2, 1],
  [0, 2, 2],
  [1, 3, 2],
  [0, 1, 3],
  [2, 3, 3],
] as const;

function bracket(players: readonly string[], random: Random): TravelMatch[] {
  const ids: string[][] = [];
  for (let left = players.length / 2; left >= 1; left /= 2)
    ids.push(Array.from({ length: left }, () => randomUUID()));
  const matches: TravelMatch[] = [];
  let playing = players;
  for (const [round, inRound] of ids.entries()) {
    const through: string[] = [];
    for (const [at, id] of inRound.entries()) {
      const [a = '', b = ''] = [playing[2 * at], playing[2 * at + 1]];
      const next = ids[round + 1]?.[Math.floor(at / 2)];
      const match = matchOf(
        {
          id,
          a,
          b,
          number: at + 1,
          round: roundName(playing.length),
          round_number: round + 1,
          winner_to: next === undefined ? null : { match: next, side: at % 2 === 0 ? 'a' : 'b' },
        },
        random,
      );
      matches.push(match);
      through.push(match.winner === 'a' ? a : b);
    }
    playing = through;
  }
  return matches;
}

/** An open of 512 players, of groups of four and a knockout: 1,023 matches, each with its log. */
export function bigOpen(): TravelFile {
  const random = randomFrom('travel');
  const people = peopleOf(512);
  const ids = people.map(({ id }) => id);
  const groups = Array.from({ length: 128 }, (_, number) => {
    const four = ids.slice(number * 4, number * 4 + 4);
    const matches = roundRobin.map(([one, other, round_number], at) =>
      matchOf(
        {
          a: four[one] ?? '',
          b: four[other] ?? '',
          number: at + 1,
          round: null,
          round_number,
          winner_to: null,
        },
        random,
      ),
    );
    return groupOf(number + 1, four, matches);
  });
  const first = phaseOf({ number: 1, type: 'groups', source: null, groups_count: 128, groups });
  const qualified = groups.flatMap(({ lines }) => lines.slice(0, 2).flatMap(({ members }) => members));
  const source = { phase: first.id, position_from: 1, position_to: 2 };
  const knockout = [groupOf(1, qualified, bracket(qualified, random))];
  const second = phaseOf({ number: 2, type: 'knockout', source, groups_count: null, groups: knockout });
  return openOf(people, [first, second]);
}

/** An open of 512 players in one bracket, played to the end. */
export function bigBracket(): TravelFile {
  const people = peopleOf(512);
  const ids = people.map(({ id }) => id);
  const groups = [groupOf(1, ids, bracket(ids, randomFrom('bracket')))];
  return openOf(people, [phaseOf({ number: 1, type: 'knockout', source: null, groups_count: null, groups })]);
}

const peopleOf = (count: number): TravelFile['people'] =>
  Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    name: `Jugadora ${String.fromCharCode(65 + (at % 26))}${at} Apellido`,
    club: `CTT ${at % 40}`,
    category: null,
    guest: false,
    profile: null,
  }));

function openOf(people: TravelFile['people'], phases: TravelPhase[]): TravelFile {
  return {
    format: 'topspin-open',
    version: 1,
    scope: 'results',
    source: { installation: randomUUID(), name: 'Bench', open: randomUUID() },
    open: {
      name: 'Open de 512',
      description: [],
      contact: null,
      date_start: '2026-11-28T08:00:00.000Z',
      date_end: '2026-11-29T20:00:00.000Z',
      state: 'finished',
      cancel_reason: null,
      players_min: 2,
      players_max: 512,
      best_of: 5,
      gender: null,
      age_range: null,
      age_reckoning: 'firstDay',
      rating_range: null,
      functional_diversity: false,
      public_results: true,
      created_at: created,
      finished_at: '2026-11-29T20:00:00.000Z',
      venue: null,
    },
    people,
    entries: people.map(({ id: person }) => ({
      person,
      state: 'present',
      checked_in_at: created,
      record: null,
    })),
    phases,
    record: null,
  };
}
