import {
  exportResults,
  getClassification,
  getOpen,
  importOpen,
  listEvents,
  listPairs,
  listPhases,
  putResult,
  removeInscription,
  restoreTravelled,
  type Pair,
  type TravelFile,
  type TravelMatch,
  type TravelPair,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';
import { move } from '#testing/given-open.ts';
import { exported, repacked, sendFile, unpacked } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const empty = givenApi();
const keeper = givenUser(empty, 'Bea del Servidor');
const server = givenApi();
const admin = givenUser(server, 'Carla del Club');

const order = { type: 'serveOrder', server: 2, receiver: 1 } as const;

let id: string;
let whole: Buffer;
let results: Buffer;

/**
 * A mixed doubles with groups and a final: a match with its order of service, one to which one of a pair came alone, and a walkover of a
 * pair that somebody left.
 */
beforeAll(async () => {
  const { open, pairs } = await givenMixedDoubles(director, 6, {
    players_max: 16,
    rating_sum_range: { min: 0, max: 2000 },
  });
  ({ _id: id } = open);
  const groups = await givenPhase(director, id, { number: 1, type: 'groups', groups_count: 2 });
  const [first] = await groupsOf(director, groups);
  await send(
    director,
    first?.matches[0]?._id ?? '',
    logOf([toss, order, ...setWon('a', 4), order, ...setWon('a', 9), ...setWon('a', 2)]),
  );
  const [missed] = (await groupsOf(director, groups))[1]?.matches ?? [];
  await director.get(putResult, {
    params: { id: missed?._id ?? '' },
    body: {
      outcome: 'walkover',
      winner: 'a',
      sets: [],
      came: [membersOf(pairs, missed?.b?._id)[1] ?? ''],
    },
  });
  const left = await hall.db
    .selectFrom('inscriptions')
    .select('id')
    .where('open_id', '=', id as never)
    .where('player_id', '=', pairs.at(-1)?.members[0]?._id as never)
    .executeTakeFirstOrThrow();
  await director.call(removeInscription, { params: { id, inscription_id: left.id }, body: {} });
  const best = pairs.map(({ _id }) => _id);
  for (const { _id } of groups.groups) await playAll(director, _id, best);
  const final = await givenPhase(director, id, {
    number: 2,
    type: 'knockout',
    source: { from: 'phase', phase_id: groups._id, position_from: 1, position_to: 2 },
  });
  await playAll(director, final.groups[0]?._id ?? '', best);
  await move(director, id, 'finished');
  whole = await exported(hall, director, id);
  results = await exported(hall, director, id, exportResults);
});

const membersOf = (pairs: readonly Pair[], side: string | undefined): string[] =>
  pairs.find(({ _id }) => _id === side)?.members.map(({ _id }) => _id) ?? [];

const positionsOf = async (by: typeof director, openId: string) =>
  (await by.get(getClassification, { params: { id: openId } })).collection.map(({ position, player }) => [
    position,
    player.name,
  ]);

/** The sides of all matches by the names of their people, with the log. */
function playedIn({ people, phases }: TravelFile) {
  const names = new Map(people.map(({ id: person, name }) => [person, name]));
  return phases
    .flatMap(({ groups }) => groups.flatMap(({ matches }) => matches))
    .map(({ round, number, sides, winner, came, log }) => ({
      round,
      number,
      winner,
      came,
      log,
      sides: sides.map(({ members }) => members.map((member) => names.get(member))),
    }));
}

test('an open of doubles is restored as it was: the same bytes, pairs, draws, order of service and positions', async () => {
  const file = unpacked(whole);
  expect(file.open).toMatchObject({ doubles: 'mixed', rating_sum_range: { min: 0, max: 2000 } });
  expect(file.pairs).toHaveLength(6);
  expect(file.people).toHaveLength(12);
  const restored = await sendFile(empty, keeper, restoreTravelled, whole);
  expect(restored).toMatchObject({ status: 201, body: { _id: id } });
  expect((await exported(empty, keeper, id)).equals(whole)).toBe(true);
  expect(await positionsOf(keeper, id)).toEqual(await positionsOf(director, id));
  const pairsOf = async (by: typeof director) => (await by.get(listPairs, { params: { id } })).collection;
  const plain = (pairs: Awaited<ReturnType<typeof pairsOf>>) =>
    new Map(
      pairs.map(({ _id, name, state, members }) => [_id, [name, state, members.map((one) => one._id)]]),
    );
  expect(plain(await pairsOf(keeper))).toEqual(plain(await pairsOf(director)));
  const reports = async (by: typeof director) =>
    (await by.get(listPhases, { params: { id } })).collection.map(({ report }) => report);
  expect(await reports(keeper)).toEqual(await reports(director));
  const [match] = file.phases[0]?.groups[0]?.matches.filter(({ log }) => log.length > 0) ?? [];
  const events = await keeper.get(listEvents, { params: { id: match?.id ?? '' } });
  expect(events.events.filter(({ type }) => type === 'serveOrder')).toMatchObject([order, order]);
});

test('a player who came alone to a walkover is in the file, and still is where the file arrives', async () => {
  expect(playedIn(unpacked(whole)).flatMap(({ came }) => (came ? [came] : []))).toEqual([[null, 2]]);
  expect(playedIn(unpacked(results)).some(({ came }) => came)).toBe(false);
  const kept = await empty.db
    .selectFrom('matches')
    .select(['came_a', 'came_b'])
    .where((row) => row.or([row('came_a', 'is not', null), row('came_b', 'is not', null)]))
    .execute();
  expect(kept).toEqual([{ came_a: null, came_b: 2 }]);
});

test('the file with results becomes an open of pairs of guests, which leaves with the same sides, results and logs', async () => {
  const arrived = await sendFile(server, admin, importOpen, results);
  expect(arrived.status).toBe(201);
  const { _id: here } = arrived.body;
  expect(await admin.get(getOpen, { params: { id: here } })).toMatchObject({ doubles: 'mixed' });
  expect(await positionsOf(admin, here)).toEqual(await positionsOf(director, id));
  const again = unpacked(await exported(server, admin, here, exportResults));
  expect(playedIn(again)).toEqual(playedIn(unpacked(results)));
  expect(again.people.every(({ guest }) => guest)).toBe(true);
});

describe('refused is a file', () => {
  const [unknown] = ['11111111-1111-4111-8111-111111111111'];
  const withPairs = (file: TravelFile, change: (pairs: TravelPair[]) => readonly unknown[]) => ({
    ...file,
    pairs: change([...(file.pairs ?? [])]),
  });
  const withSide = (file: TravelFile, change: (members: readonly string[]) => readonly string[]) => {
    const [match] = file.phases[0]?.groups[0]?.matches ?? [];
    if (match) match.sides[0].members = [...change(match.sides[0].members)];
    return file;
  };
  /** Says of the first side of such a match that one came without the other. */
  const withCame = (file: TravelFile, which: (match: TravelMatch) => boolean, place: number = 1) => {
    const change = (match: TravelMatch) => (which(match) ? { ...match, came: [place, null] } : match);
    return {
      ...file,
      phases: file.phases.map((phase) => ({
        ...phase,
        groups: phase.groups.map((group) => ({ ...group, matches: group.matches.map(change) })),
      })),
    };
  };
  const cases: readonly [string, RegExp, (file: TravelFile) => unknown][] = [
    [
      'with a pair of one person twice',
      /pairs › 0 › members › 1: Está dos veces/u,
      (file) =>
        withPairs(file, ([first, ...others]) => [
          { ...first, members: [first?.members[0], first?.members[0]] },
          ...others,
        ]),
    ],
    [
      'with somebody in two pairs',
      /pairs › 1 › members › 0: Está dos veces/u,
      (file) =>
        withPairs(file, ([first, second, ...others]) => [
          first,
          { ...second, members: [first?.members[0], second?.members[1]] },
          ...others,
        ]),
    ],
    [
      'with a member who is not in it',
      /pairs › 0 › members › 0: No está en el archivo/u,
      (file) =>
        withPairs(file, ([first, ...others]) => [
          { ...first, members: [unknown, first?.members[1]] },
          ...others,
        ]),
    ],
    [
      'with a pair of three',
      /pairs › 0 › members/u,
      (file) =>
        withPairs(file, ([first, second, ...others]) => [
          { ...first, members: [...(first?.members ?? []), second?.members[0]] },
          second,
          ...others,
        ]),
    ],
    [
      'with two who are not of its class',
      /pairs › \d › members: No pueden formar pareja en la clase/u,
      (file) =>
        withPairs(file, ([first, second, ...others]) => [
          { ...first, members: [first?.members[0], second?.members[0]] },
          { ...second, members: [first?.members[1], second?.members[1]] },
          ...others,
        ]),
    ],
    [
      'for men that is of mixed doubles',
      /open › gender: No pueden formar pareja/u,
      (file) => ({ ...file, open: { ...file.open, gender: 'man' } }),
    ],
    [
      'with a side of three',
      /sides › 0 › members/u,
      (file) => withSide(file, (members) => [...members, unknown ?? '']),
    ],
    [
      'with a side of one',
      /sides › 0 › members: No está en el archivo/u,
      (file) => withSide(file, ([one = '']) => [one]),
    ],
    [
      'with two who are no pair of it',
      /sides › 0 › members: No está en el archivo/u,
      (file) => withSide(file, (members) => members.toReversed()),
    ],
    [
      'of singles with a sum of ratings',
      /open › doubles: /u,
      (file) => ({ ...file, pairs: undefined, open: { ...file.open, doubles: undefined } }),
    ],
    [
      'in which somebody came alone to a match that was played',
      /matches › \d › came: /u,
      (file) => withCame(file, ({ log }) => log.length > 0),
    ],
    [
      'in which one of the pair that wins came alone',
      /matches › \d › came: /u,
      (file) => withCame(file, ({ outcome, winner }) => outcome === 'walkover' && winner === 'a'),
    ],
    ['in which a third of a pair came', /matches › \d › came › 0/u, (file) => withCame(file, () => true, 3)],
    ['of doubles without pairs', /pairs: /u, (file) => ({ ...file, pairs: undefined })],
    [
      'of singles with sides of two',
      /lines › 0 › members: No está en el archivo/u,
      (file) => {
        const { rating_sum_range: _, doubles: __, ...singles } = file.open;
        return { ...file, open: singles, pairs: undefined };
      },
    ],
  ];

  test.each(cases)('%s', async (_, sentence, change) => {
    const { status, message } = await sendFile(server, admin, importOpen, repacked(change(unpacked(whole))));
    expect(status).toBe(422);
    expect(message).toMatch(sentence);
  });
});
