import {
  createVenue,
  editPlayer,
  enrol,
  getOpen,
  getPlayer,
  listInscriptions,
  removeInscription,
  type BodyInputOf,
  type createOpen,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { describe, expect, test } from 'vitest';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenPlayerAccount(api, 'Ana Núñez');
const biel = givenPlayerAccount(api, 'Biel Col·lell');

const enrolSelf = (who: RegisteredPlayer, open: string, more: object = {}) =>
  who.call(enrol, { params: { id: open }, body: { player_id: who.player._id, ...more } });

describe('enrolling oneself', () => {
  test('gives a place while there is one, and says so on the page of the open', async () => {
    const open = await givenOpen(organiser);
    const { status, body } = await enrolSelf(ana, open._id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'registered', mine: true, waiting_position: null });
    const page = await ana.get(getOpen, { params: { id: open._id } });
    expect(page.my_inscription).toMatchObject({ _id: body._id, state: 'registered' });
    expect(page.may).toMatchObject({ enrol: false, leave: true });
    expect(page.players_count).toBe(1);
  });

  test('leads onto the waiting list when the open is full, in order of arrival', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    await givenField(organiser, open._id, 2);
    expect((await enrolSelf(ana, open._id)).body).toMatchObject({ state: 'waiting', waiting_position: 1 });
    expect((await enrolSelf(biel, open._id)).body).toMatchObject({ state: 'waiting', waiting_position: 2 });
  });

  test('a second time is refused', async () => {
    const open = await givenOpen(organiser);
    await enrolSelf(ana, open._id);
    expect((await enrolSelf(ana, open._id)).failure.code).toBe('inscription.alreadyThere');
  });

  test.each(['registrationClosed', 'reception', 'active'] as const)('is refused in %s', async (state) => {
    const open = await givenOpen(organiser, { state });
    expect((await enrolSelf(ana, open._id)).failure.code).toBe('inscription.closed');
  });

  test('in an open that is still in preparation finds nothing', async () => {
    const open = await givenOpen(organiser, { state: 'created' });
    expect((await enrolSelf(ana, open._id)).status).toBe(404);
  });

  test('needs a player profile', async () => {
    const open = await givenOpen(organiser);
    const stranger = await api.registerUser('Sin Perfil');
    const { failure } = await stranger.call(enrol, {
      params: { id: open._id },
      body: { player_id: ana.player._id, consent: { confirmed: true } },
    });
    expect(failure.code).toBe('player.needed');
    expect(failure.message).toBe('No eres jugador');
  });
});

describe('enrolling somebody else', () => {
  test('needs that person’s consent, which is kept with who gave it, when, as what and to which text', async () => {
    const open = await givenOpen(organiser);
    const player = await givenPlayer(ana, { relation: 'coach' });
    const params = { id: open._id };
    const without = await ana.call(enrol, { params, body: { player_id: player._id } });
    expect(without.failure.code).toBe('player.consentRequired');
    const body = { player_id: player._id, consent: { confirmed: true } } as const;
    const { body: inscription } = await ana.call(enrol, { params, body });
    const kept = await api.db
      .selectFrom('consents')
      .selectAll()
      .where('inscription_id', '=', inscription._id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ purpose: 'inscription', relation: 'coach', given_by: ana.id });
    expect([kept.text_version, kept.text_key]).toEqual([consentTextVersion, 'inscription.representative']);
  });

  test('by an organiser who is nothing to that person, records a consent on paper', async () => {
    const open = await givenOpen(organiser);
    const { _id } = await givenEnrolled(organiser, open._id, ana.player._id);
    const kept = await api.db
      .selectFrom('consents')
      .select(['relation', 'given_by', 'recorded_by', 'text_key'])
      .where('inscription_id', '=', _id)
      .execute();
    expect(kept).toEqual([
      { relation: 'paper', given_by: null, recorded_by: organiser.id, text_key: 'inscription.paper' },
    ]);
  });

  test('who is neither mine nor administered by me is refused, and nothing happens', async () => {
    const open = await givenOpen(organiser);
    const { failure } = await biel.call(enrol, {
      params: { id: open._id },
      body: { player_id: ana.player._id, consent: { confirmed: true } },
    });
    expect(failure.code).toBe('auth.forbidden');
    expect((await organiser.get(getOpen, { params: { id: open._id } })).players_count).toBe(0);
  });

  test('is an organiser’s to do for anybody, also when registration is closed', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    expect(await givenEnrolled(organiser, open._id, ana.player._id)).toMatchObject({ state: 'registered' });
  });

  test('late, while no groups are saved, has the player present', async () => {
    const open = await givenOpen(organiser, { state: 'active' });
    expect(await givenEnrolled(organiser, open._id, ana.player._id)).toMatchObject({ state: 'present' });
  });
});

type Limits = Partial<BodyInputOf<typeof createOpen>>;
const born = (date_of_birth: string) => ({ date_of_birth });

describe('who may enter', () => {
  test.each<[string, Limits, { date_of_birth?: string; gender?: 'man' | 'woman' }, string | null]>([
    ['18 on the day', { age_range: { min: 18, max: 99 } }, born('2009-02-28'), null],
    ['18 the day after', { age_range: { min: 18, max: 99 } }, born('2009-03-01'), 'eligibility.tooYoung'],
    [
      '18 within the year, counted by year',
      { age_range: { min: 18, max: 99 }, age_reckoning: 'birthYear' },
      born('2009-12-31'),
      null,
    ],
    [
      'born on 29 February, 18 on the 28th of a common year',
      {
        age_range: { min: 18, max: 99 },
        date_start: '2026-02-28T09:00:00Z',
        date_end: '2026-02-28T19:00:00Z',
      },
      born('2008-02-29'),
      null,
    ],
    [
      'born on 29 February, 17 until the 27th',
      {
        age_range: { min: 18, max: 99 },
        date_start: '2026-02-27T09:00:00Z',
        date_end: '2026-02-27T19:00:00Z',
      },
      born('2008-02-29'),
      'eligibility.tooYoung',
    ],
    ['too old by a day', { age_range: { min: 0, max: 17 } }, born('2009-02-28'), 'eligibility.tooOld'],
    ['no date of birth', { age_range: { min: 0, max: 17 } }, {}, 'eligibility.dateOfBirthMissing'],
    ['another gender', { gender: 'woman' }, { gender: 'man' }, 'eligibility.gender'],
    ['no gender said', { gender: 'woman' }, {}, 'eligibility.genderMissing'],
    ['the gender asked for', { gender: 'woman' }, { gender: 'woman' }, null],
    ['a rating too low', { rating_range: { min: 1001, max: 2000 } }, {}, 'eligibility.ratingTooLow'],
    ['a rating on the limit', { rating_range: { min: 1000, max: 1000 } }, {}, null],
    ['diversity not declared', { functional_diversity: true }, {}, 'eligibility.functionalDiversityMissing'],
  ])('%s', async (_, limits, { date_of_birth = null, gender }, code) => {
    const open = await givenOpen(organiser, limits);
    const player = await givenPlayer(organiser, { date_of_birth, gender: gender ?? null });
    const answered = await organiser.call(enrol, {
      params: { id: open._id },
      body: { player_id: player._id, consent: { confirmed: true } },
    });
    if (code === null) expect(answered.status).toBe(201);
    else expect(answered.failure.details).toMatchObject({ reasons: [{ code }] });
  });

  test('the first day is that of the venue: already Sunday in Madrid, still Saturday in México', async () => {
    const tried = async (time_zone: string) => {
      const venue = await organiser.get(createVenue, {
        body: {
          name: 'Polideportivo',
          address: 'Calle Mayor 1',
          time_zone,
          terms_accepted: true,
          declaration_accepted: true,
        },
      });
      const open = await givenOpen(organiser, {
        venue_id: venue._id,
        date_start: '2027-06-12T22:30:00Z',
        date_end: '2027-06-13T22:30:00Z',
        age_range: { min: 18, max: 99 },
      });
      const player = await givenPlayer(organiser, { date_of_birth: '2009-06-13' });
      const body = { player_id: player._id, consent: { confirmed: true } } as const;
      return (await organiser.call(enrol, { params: { id: open._id }, body })).status;
    };
    expect(await tried('Europe/Madrid')).toBe(201);
    expect(await tried('America/Mexico_City')).toBe(409);
  });

  test('functional diversity is stored with consent for this open, and shown only to its organisers and the person; who is in it, to those in it', async () => {
    const open = await givenOpen(organiser, { functional_diversity: true });
    const { body } = await enrolSelf(ana, open._id, { functional_diversity: true });
    expect(body).toMatchObject({ state: 'registered', functional_diversity: true });
    const seenBy = async (who: RegisteredUser) => {
      const { collection } = await who.get(listInscriptions, { params: { id: open._id } });
      return collection.map((row) => row.functional_diversity);
    };
    expect(await seenBy(organiser)).toEqual([true]);
    expect(await seenBy(ana)).toEqual([true]);
    const params = { id: open._id };
    expect((await biel.call(listInscriptions, { params })).status).toBe(404);
    expect((await biel.get(getOpen, { params })).may.see_players).toBe(false);
    await enrolSelf(biel, open._id, { functional_diversity: true });
    expect(await seenBy(biel)).toEqual([null, true]);
    expect((await biel.get(getOpen, { params })).may.see_players).toBe(true);
  });
});

describe('the last place', () => {
  test('under 50 requests at once goes to exactly one, and the others wait in a clear order', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    await givenField(organiser, open._id, 1);
    const players = await Promise.all(
      Array.from({ length: 50 }, (_, index) => givenPlayer(organiser, { name: `Rival ${index}` })),
    );
    const answers = await Promise.all(
      players.map((player) => givenEnrolled(organiser, open._id, player._id)),
    );
    const states = answers.map(({ state }) => state);
    expect(states.filter((state) => state === 'registered')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(49);
    const positions = answers.flatMap(({ waiting_position }) => waiting_position ?? []);
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
  });

  test('while registration closes leaves no half registration', async () => {
    const open = await givenOpen(organiser, { players_max: 512 });
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => api.registerPlayer(`Último ${index}`)),
    );
    const [, ...answers] = await Promise.all([
      move(organiser, open._id, 'registrationClosed'),
      ...people.map((who) => enrolSelf(who, open._id)),
    ]);
    const entered = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { failure } of refused) expect(failure.code).toBe('inscription.closed');
    const page = await organiser.get(getOpen, { params: { id: open._id } });
    expect(page.players_count).toBe(entered.length);
  });
});

test('a retried request enrols once, with the same answer', async () => {
  const open = await givenOpen(organiser);
  const request = { params: { id: open._id }, body: { player_id: ana.player._id }, key: 'retry-1' };
  const first = await ana.call(enrol, request);
  const second = await ana.call(enrol, request);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
});

test('who left may come back, at the end of the queue', async () => {
  const open = await givenOpen(organiser, { players_max: 2 });
  await givenField(organiser, open._id, 1);
  const mine = (await enrolSelf(ana, open._id)).body;
  await enrolSelf(biel, open._id);
  await ana.get(removeInscription, { params: { id: open._id, inscription_id: mine._id } });
  expect((await enrolSelf(ana, open._id)).body).toMatchObject({ state: 'waiting', waiting_position: 1 });
});

test('whom an organiser took out comes back too, while registration is open and not after', async () => {
  const open = await givenOpen(organiser);
  const mine = (await enrolSelf(ana, open._id)).body;
  await organiser.get(removeInscription, { params: { id: open._id, inscription_id: mine._id } });
  const page = await ana.get(getOpen, { params: { id: open._id } });
  expect([page.my_inscription?.state, page.may.enrol]).toEqual(['removed', true]);
  expect((await enrolSelf(ana, open._id)).body).toMatchObject({ _id: mine._id, state: 'registered' });
  await organiser.get(removeInscription, { params: { id: open._id, inscription_id: mine._id } });
  await move(organiser, open._id, 'registrationClosed');
  expect((await enrolSelf(ana, open._id)).failure.code).toBe('inscription.closed');
  expect(await givenEnrolled(organiser, open._id, ana.player._id)).toMatchObject({ state: 'registered' });
});

test('an organiser sees the phone of who is in the open, and of no one else', async () => {
  const host = await api.registerUser('Otra Organizadora');
  const phone = { name: 'Ana', code: '+34', phone: '600111222' } as const;
  const shown = await ana.get(getPlayer, { params: { id: ana.player._id } });
  await ana.get(editPlayer, {
    params: { id: ana.player._id },
    version: shown.version,
    body: { contact_phone: phone, show_phone_admin_only: true },
  });
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', host.id)
    .execute();
  const open = await givenOpen(host);
  const seen = async () => (await host.get(getPlayer, { params: { id: ana.player._id } })).contact_phone;
  expect(await seen()).toBeNull();
  const mine = (await enrolSelf(ana, open._id)).body;
  expect(await seen()).toEqual(phone);
  await ana.get(removeInscription, { params: { id: open._id, inscription_id: mine._id } });
  expect(await seen()).toBeNull();
});
