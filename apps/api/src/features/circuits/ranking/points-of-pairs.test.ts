import {
  addGuest,
  askForPlace,
  correctResult,
  erasePlayer,
  getCircuitRanking,
  getEditionActivity,
  getEditionRace,
  getEditionRanking,
  getGroup,
  getOpen,
  listPlaceRequests,
  mergePlayers,
  setOpenEdition,
  type Edition,
  type Inscription,
  type Phase,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { checkIn, givenPhase, mirrored, playAll, threeNil } from '#testing/given-draw.ts';
import { givenFinishedOpen } from '#testing/given-finished-open.ts';
import { givenOpen, givenPlayer, move } from '#testing/given-open.ts';

let now = new Date('2027-03-01T10:00:00Z');
const api = givenApi({ now: () => now });
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let edition: Edition;
let people: Inscription[];
let phase: Phase;
let doublesId: string;

const personNamed = (name: string): string =>
  people.find(({ player }) => player.name === name)?.player._id ?? '';

/** Three pairs, the first of which beats the others, and the second the third; somebody who is there without a partner. */
beforeAll(async () => {
  edition = await givenEdition(admin, {
    pointsDistribution: [
      { position: 1, points: 1000 },
      { position: 2, points: 600 },
      { position: 3, points: 300 },
    ],
    usePerformanceMetrics: true,
    performanceMetricsWeight: { matchesWon: 10, gamesWon: 1, pointsBalance: 0 },
    bonusPointsForAttendance: 5,
    window: { type: 'days', period: 365 },
  });
  const open = await givenOpen(admin, { name: 'Dobles', doubles: 'mixed', edition_id: edition._id });
  doublesId = open._id;
  people = await givenPeople(admin, open._id, [
    ['Ana', 'woman'],
    ['Leo', 'man'],
    ['Eva', 'woman'],
    ['Nil', 'man'],
    ['Mar', 'woman'],
    ['Sola', 'woman'],
  ]);
  const guest = await admin.get(addGuest, {
    params: { id: open._id },
    body: { name: 'Pau Invitado', consent: { confirmed: true } },
  });
  people.push(guest);
  const pairs: string[] = [];
  for (const two of [
    [people[0], people[1]],
    [people[2], people[3]],
    [people[4], guest],
  ])
    pairs.push((await givenPair(admin, open._id, two))._id);
  await move(admin, open._id, 'registrationClosed');
  await move(admin, open._id, 'reception');
  for (const { _id } of people) await checkIn(admin, open._id, _id);
  await move(admin, open._id, 'active');
  phase = await givenPhase(admin, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await playAll(admin, phase.groups[0]?._id ?? '', pairs);
  await move(admin, open._id, 'finished');
  now = new Date('2027-03-01T10:01:00Z');
});

const params = () => ({ id: edition._id });
const ranking = async (query = {}) =>
  (await organiser.get(getEditionRanking, { params: params(), query })).collection;
const pointsOf = (rows: Awaited<ReturnType<typeof ranking>>) =>
  Object.fromEntries(rows.map(({ player, points }) => [player?.name, points]));

/** First of three pairs: 1000 + 2 wins × 10 + 6 sets + 5; second: 600 + 10 + 3 + 5; third: 300 + 5; without a partner: 5. */
const earned = { Ana: 1031, Leo: 1031, Eva: 618, Nil: 618, Mar: 305, Sola: 5 };

describe('an open of doubles in an edition', () => {
  test('gives each of a pair the points of its position, but for guests; who had no partner was there', async () => {
    expect(pointsOf(await ranking())).toEqual(earned);
  });

  test('says of each result that it is one of doubles, with the position of the pair', async () => {
    const [result] = (await ranking()).find(({ player }) => player?.name === 'Nil')?.counted ?? [];
    expect(result).toMatchObject({
      open: { _id: doublesId, name: 'Dobles', doubles: 'mixed' },
      position: 2,
      points_for: { position: 600, performance: 13, attendance: 5 },
      matches_won: 1,
    });
  });

  test.each([
    ['woman', { Ana: 1031, Eva: 618, Mar: 305, Sola: 5 }],
    ['man', { Leo: 1031, Nil: 618 }],
  ])('counts in the classification of each %s among those of their gender', async (gender, points) => {
    expect(pointsOf(await ranking({ gender }))).toEqual(points);
  });

  test('has both of the winning pair as winners, and both in the race', async () => {
    const { collection } = await organiser.get(getEditionActivity, { params: params() });
    expect(collection[0]?.champions?.map(({ _id, name }) => [_id, name])).toEqual([
      [personNamed('Ana'), 'Ana'],
      [personNamed('Leo'), 'Leo'],
    ]);
    const race = await organiser.get(getEditionRace, { params: params() });
    expect(race.steps[0]?.rows).toHaveLength(6);
  });

  test('counts beside an open of singles: both results of one person add up', async () => {
    await givenFinishedOpen(api, admin, {
      name: 'Individual',
      edition_id: edition._id,
      players: ['Nil', 'Sola', 'Ana'].map(personNamed),
    });
    const sums = { ...earned, Nil: 618 + 1031, Sola: 5 + 618, Ana: 1031 + 305 };
    expect(pointsOf(await ranking())).toEqual(sums);
    const { collection } = await organiser.get(getCircuitRanking, { params: { id: edition.circuit._id } });
    expect(pointsOf(collection)).toEqual(sums);
    const nil = collection.find(({ player }) => player?.name === 'Nil');
    expect(nil?.counted?.map(({ open }) => [open?.name, open?.doubles])).toEqual([
      ['Individual', undefined],
      ['Dobles', 'mixed'],
    ]);
  });
});

test('a corrected result of a pair moves the points of both, as its preview said', async () => {
  const group = await admin.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  const eva = 'Eva / Nil';
  const last = group.matches.find(({ a, b }) => [a?.name, b?.name].every((name) => name !== 'Ana / Leo'));
  const correct = (body: { readonly preview?: true; readonly reason?: string }, sets = [...threeNil]) =>
    admin.get(correctResult, {
      params: { id: last?._id ?? '' },
      body: { ...body, sets: last?.a?.name === eva ? mirrored(sets) : sets },
    });
  const { consequences } = await correct({ preview: true });
  const changes = consequences.circuit_points.map(({ player, before, after }) => [
    player.name,
    before,
    after,
  ]);
  expect(new Set(changes)).toEqual(
    new Set([
      ['Eva', 618, 305],
      ['Mar', 305, 618],
      ['Nil', 618, 305],
    ]),
  );
  await correct({ reason: 'La mesa apuntó al revés' });
  expect(pointsOf(await ranking())).toMatchObject({ Eva: 305, Mar: 618, Nil: 305 + 1031 });
  await correct({ reason: 'Estaba bien' }, mirrored(threeNil));
  expect(pointsOf(await ranking())).toMatchObject({ Eva: 618, Mar: 305, Nil: 618 + 1031 });
});

test('whose profile is merged into another takes the points of their pairs along', async () => {
  const kept = await givenPlayer(admin, { name: 'Mar Entera', gender: 'woman' });
  await admin.get(mergePlayers, {
    params: { id: kept._id },
    body: { merged_id: personNamed('Mar'), preview: false },
  });
  const points = pointsOf(await ranking());
  expect([points['Mar Entera'], points['Mar']]).toEqual([305, undefined]);
});

test('who is erased keeps the points of their pair under another name, and the partner stays', async () => {
  const id = personNamed('Leo');
  await admin.get(erasePlayer, { params: { id } });
  const leo = (await ranking()).find(({ player }) => player?._id === id);
  expect([leo?.player?.name === 'Leo', leo?.points]).toEqual([false, 1031]);
  expect(pointsOf(await ranking())).toMatchObject({ Ana: 1031 + 305 });
});

describe('a place in an edition', () => {
  test.each([
    ['asked for by its organiser', () => organiser, (id: string) => ask(organiser, id), 'asks'],
    ['given by a circuit manager', () => organiser, (id: string) => put(id), 'is in'],
  ])('is %s for an open of doubles', async (_, by, act, outcome) => {
    const { _id: id } = await givenOpen(by(), { doubles: 'open' });
    expect((await act(id)).status).toBeLessThan(300);
    const page = await by().get(getOpen, { params: { id } });
    expect(outcome === 'asks' ? page.edition_request?.edition._id : page.edition?._id).toBe(edition._id);
  });

  const ask = (by: typeof organiser, id: string) =>
    by.call(askForPlace, { params: { id }, body: { edition_id: edition._id } });
  const put = (id: string, edition_id: string | null = edition._id) =>
    admin.call(setOpenEdition, { params: { id }, body: { edition_id } });

  test('is asked for while an open of doubles is created', async () => {
    const { edition_request: request } = await givenOpen(organiser, {
      doubles: 'women',
      edition_id: edition._id,
    });
    expect(request?.edition._id).toBe(edition._id);
  });

  test('is asked for with the class and the limit of the sum, which circuit managers read', async () => {
    const rating_sum_range = { min: 0, max: 2400 };
    const { _id: id } = await givenOpen(organiser, {
      doubles: 'women',
      edition_id: edition._id,
      rating_sum_range,
    });
    const { collection } = await admin.get(listPlaceRequests, {});
    expect(collection.find(({ _id }) => _id === id)).toMatchObject({ doubles: 'women', rating_sum_range });
  });

  test('that is taken away takes the points of the pairs away, and gives them back with it', async () => {
    await put(doublesId, null);
    expect(pointsOf(await ranking())).toMatchObject({ Nil: 1031, Sola: 618, Ana: 305 });
    await put(doublesId);
    expect(pointsOf(await ranking())).toMatchObject({ Nil: 618 + 1031 });
  });
});
