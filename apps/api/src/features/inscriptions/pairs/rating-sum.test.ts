import {
  addGuest,
  createOpen,
  createRounds,
  editOpen,
  getOpen,
  listOpens,
  makePair,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen } from '#testing/given-open.ts';
import { codeOf, givenThree, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const rating_sum_range = { min: 1800, max: 2200 };

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;

const rate = ({ player }: RegisteredPlayer, rating: number) =>
  api.db.updateTable('players').set({ rating }).where('id', '=', player._id).execute();

/** Ana has 1000 points, Leo as many as a pair may have with her, and Nil one more. */
beforeEach(async () => {
  open = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed', rating_sum_range });
  [ana, leo, nil] = await givenThree(api);
  await rate(leo, 1200);
  await rate(nil, 1201);
});

const { enters, asks, accepts, seen, pairs } = partnersIn(() => open._id);

const pairUp = (one: RegisteredPlayer, other: RegisteredPlayer) =>
  organiser.call(makePair, {
    params: { id: open._id },
    body: { players: [one.player._id, other.player._id] },
  });

describe('an open of doubles with a limit for the sum of both ratings', () => {
  test('says so on its page and in lists; another says that it has none, and one of singles nothing', async () => {
    expect(open.rating_sum_range).toEqual(rating_sum_range);
    const { collection } = await organiser.get(listOpens);
    expect(collection.find(({ _id }) => _id === open._id)?.rating_sum_range).toEqual(rating_sum_range);
    expect((await givenOpen(organiser, { doubles: 'open' })).rating_sum_range).toBeNull();
    expect(await givenOpen(organiser)).not.toHaveProperty('rating_sum_range');
  });

  test.each([
    [1000, 799, 'pair.sumTooLow', 'Las dos puntuaciones suman 1799 y el mínimo es 1800.'],
    [1000, 1201, 'pair.sumTooHigh', 'Las dos puntuaciones suman 2201 y el máximo es 2200.'],
    [1100.4, 1100.4, 'pair.sumTooHigh', 'Las dos puntuaciones suman 2201 y el máximo es 2200.'],
  ])('refuses to its organiser a pair of %d and %d', async (one, other, code, message) => {
    for (const who of [ana, nil]) await enters(who);
    await rate(ana, one);
    await rate(nil, other);
    const refused = await pairUp(ana, nil);
    expect(codeOf(refused)).toEqual([409, code]);
    expect(refused.failure.message).toBe(message);
    expect(await pairs(organiser)).toEqual([]);
  });

  test.each([
    [1000, 800],
    [1000, 1200],
    [1100.2, 1100.2],
  ])('takes a pair of %d and %d', async (one, other) => {
    for (const who of [ana, leo]) await enters(who);
    await rate(ana, one);
    await rate(leo, other);
    expect((await pairUp(ana, leo)).status).toBe(201);
  });

  test('refuses to invite somebody with whom the sum is too high, which everybody sees', async () => {
    await enters(ana);
    expect(codeOf(await asks(ana, nil))).toEqual([409, 'pair.sumTooHigh']);
    expect((await asks(ana, leo)).status).toBe(201);
  });

  test('judges the sum again when an invitation is accepted, and keeps who accepted out', async () => {
    await enters(ana);
    await asks(ana, leo);
    await rate(ana, 1001);
    expect(codeOf(await accepts(leo, ana))).toEqual([409, 'pair.sumTooHigh']);
    expect((await seen(leo))?.state).toBeNull();
    expect(await pairs(organiser)).toEqual([]);
    await rate(ana, 1000);
    expect((await accepts(leo, ana)).body.pair?.rating).toBe(2200);
  });

  test('judges it also where two invite each other', async () => {
    for (const who of [ana, leo]) await enters(who);
    await asks(ana, leo);
    await rate(ana, 1001);
    expect(codeOf(await asks(leo, ana))).toEqual([409, 'pair.sumTooHigh']);
  });

  test('names among those who look for a partner who fits', async () => {
    for (const who of [ana, leo, nil]) await enters(who);
    expect((await seen(ana))?.looking.map(({ name }) => name)).toEqual(['Leo Ros']);
    expect((await seen(nil))?.looking).toEqual([]);
  });

  test('leaves a pair as it is when the ratings or the limit change', async () => {
    for (const who of [ana, leo]) await enters(who);
    await pairUp(ana, leo);
    await rate(ana, 1500);
    const { version } = await organiser.get(getOpen, { params: { id: open._id } });
    const body = { rating_sum_range: { min: 0, max: 1000 } };
    const edited = await organiser.get(editOpen, { params: { id: open._id }, version, body });
    expect(edited.rating_sum_range).toEqual(body.rating_sum_range);
    expect(await pairs(organiser)).toEqual(['Ana Gil / Leo Ros: registered']);
    const none = { rating_sum_range: null };
    const lifted = await organiser.get(editOpen, {
      params: { id: open._id },
      version: edited.version,
      body: none,
    });
    expect(lifted.rating_sum_range).toBeNull();
  });

  test('takes no guests, of whose rating nothing is known', async () => {
    const body = { name: 'Zoe Forastera', consent: { confirmed: true as const } };
    const refused = await organiser.call(addGuest, { params: { id: open._id }, body });
    expect(refused.failure.code).toBe('inscription.guestsNotTaken');
  });
});

describe('a limit for a sum', () => {
  const day = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const ofSingles = { name: 'Individual', ...day, rating_sum_range };

  test('is refused in an open of singles, made, edited or as the round of an edition', async () => {
    expect((await organiser.call(createOpen, { body: ofSingles })).failure.code).toBe('open.notForSingles');
    const { _id: id, version } = await givenOpen(organiser);
    const edited = await organiser.call(editOpen, { params: { id }, version, body: { rating_sum_range } });
    expect(edited.failure.code).toBe('open.notForSingles');
    const edition = await givenEdition(admin);
    const rounds = [{ name: 'Primera', ...day }];
    const params = { id: edition._id };
    const made = await admin.call(createRounds, { params, body: { rounds, rating_sum_range } });
    expect(made.failure.code).toBe('open.notForSingles');
    const doubles = { rounds, rating_sum_range, doubles: 'mixed' as const };
    expect((await admin.call(createRounds, { params, body: doubles })).status).toBe(201);
  });

  test.each([
    ['upside down', { min: 2000, max: 1000 }],
    ['below nothing', { min: -1, max: 1000 }],
    ['above what two can have', { min: 0, max: 10_001 }],
  ])('%s is refused at its field', async (_, wrong) => {
    const body = { ...ofSingles, doubles: 'open' as const, rating_sum_range: wrong };
    const { status, failure } = await organiser.call(createOpen, { body });
    expect([status, failure.issues?.[0]?.path[0]]).toEqual([422, 'rating_sum_range']);
  });

  test('is kept of pairs alone by the database too', async () => {
    const { _id: id } = await givenOpen(organiser);
    const write = api.db
      .updateTable('opens')
      .set({ rating_sum_min: 0, rating_sum_max: 2000 })
      .where('id', '=', id)
      .execute();
    await expect(write).rejects.toThrow('opens_rating_sum_of_pairs');
  });
});
