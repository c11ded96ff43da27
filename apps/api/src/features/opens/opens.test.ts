import {
  createCircuit,
  createEdition,
  createOpen,
  editOpen,
  getOpen,
  listOpens,
  softDeleteOpen,
  transitionOpen,
  type Edition,
  type OpenPage,
} from '@topspin/contract';
import { openStates, openTransitions, type OpenState } from '@topspin/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, testSettings, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Otro Usuario');
const page = (who: Caller, id: string): Promise<OpenPage> => who.get(getOpen, { params: { id } });

const tryMove = (who: Caller, id: string, to: OpenState, more: object = {}) =>
  who.call(transitionOpen, { params: { id }, body: { to, ...more } });

const whole = {
  name: 'Open',
  date_start: '2027-05-01T08:00:00Z',
  date_end: '2027-05-02T18:00:00Z',
};

describe('an open', () => {
  test('begins in preparation, seen by its organisers alone', async () => {
    const open = await givenOpen(organiser, { state: 'created' });
    expect(open).toMatchObject({ state: 'created', version: 1 });
    expect(open.organiser).toMatchObject({ _id: organiser.id, name: 'Rosa Organizadora' });
    for (const who of [other, api]) {
      expect((await who.call(getOpen, { params: { id: open._id } })).status).toBe(404);
    }
    expect((await page(admin, open._id)).state).toBe('created');
    const listed = async (who: Caller) =>
      (await who.get(listOpens, { query: { filters: { _id: open._id } } })).totalFilteredRows;
    expect(await listed(organiser)).toBe(1);
    expect(await listed(other)).toBe(0);
  });

  test.each([
    ['begins in the year 1', { ...whole, date_start: '0001-05-01T08:00:00Z' }, 'date_start'],
    ['ends in the year 9999', { ...whole, date_end: '9999-05-01T08:00:00Z' }, 'date_end'],
    ['lasts longer than 60 days', { ...whole, date_end: '2027-07-01T18:00:00Z' }, 'date_end'],
    ['ends before it begins', { ...whole, date_end: '2027-04-30T18:00:00Z' }, 'date_end'],
    [
      'ends before it begins, in the same second',
      { ...whole, date_start: '2027-05-01T09:00:00.5Z', date_end: '2027-05-01T09:00:00Z' },
      'date_end',
    ],
    [
      'ends before it begins, written shorter',
      { ...whole, date_start: '2027-05-01T09:00:30Z', date_end: '2027-05-01T09:00Z' },
      'date_end',
    ],
    ['has a minimum over its maximum', { ...whole, players_min: 9, players_max: 8 }, 'players_max'],
    ['has one player', { ...whole, players_max: 1 }, 'players_max'],
    ['is the best of an even number of sets', { ...whole, best_of: 4 }, 'best_of'],
    ['has no name', { ...whole, name: ' \u200b' }, 'name'],
    [
      'is at a venue nobody knows',
      { ...whole, venue_id: '01a1f87f-0000-7000-8000-000000000000' },
      'venue_id',
    ],
  ])('that %s is refused at that field', async (_, body, field) => {
    const { status, failure } = await organiser.call(createOpen, { body });
    expect(status).toBe(422);
    expect(new Set(failure.issues?.map(({ path }) => path[0]))).toEqual(new Set([field]));
  });

  test('may begin and end in one millisecond, whatever comes after it', async () => {
    const dates = { date_start: '2027-05-01T09:00:00.0019Z', date_end: '2027-05-01T09:00:00.001Z' };
    const open = await organiser.get(createOpen, { body: { ...whole, ...dates } });
    expect(open.date_start).toBe(open.date_end);
    const params = { id: open._id };
    const edited = await organiser.call(editOpen, { params, version: open.version, body: dates });
    expect(edited.status).toBe(200);
  });

  test('is created only with a verified email', async () => {
    const mail = { smtpUrl: 'smtp://localhost:1', from: 'topspin@topspin.test' };
    const sent = await startApi({ settings: { ...testSettings, mail } });
    await sent.registerUser('La Primera');
    const fresh = await sent.registerUser('Sin Verificar', { proven: false });
    expect((await fresh.call(createOpen, { body: whole })).failure.code).toBe('auth.emailNotVerified');
    await sent.close();
  });

  test('keeps what an edit does not name, and clears what is null', async () => {
    const open = await givenOpen(organiser, {
      gender: 'woman',
      description: [{ lang: 'es', text: 'A ocho' }],
      age_range: { min: 10, max: 20 },
    });
    const edited = await organiser.get(editOpen, {
      params: { id: open._id },
      version: open.version,
      body: { name: 'Otro nombre', gender: null, description: null },
    });
    expect(edited).toMatchObject({
      name: 'Otro nombre',
      gender: null,
      description: [],
      age_range: { min: 10, max: 20 },
    });
    expect(edited.version).toBeGreaterThan(open.version);
  });

  test('saved from a stale tab is refused with the version there is and who made it, and stays as it was', async () => {
    const open = await givenOpen(organiser);
    const save = (name: string) =>
      organiser.call(editOpen, { params: { id: open._id }, version: open.version, body: { name } });
    const first = await save('Primero');
    const { status, failure } = await save('Segundo');
    expect(status).toBe(412);
    expect(failure.details).toMatchObject({ version: first.body.version, by: 'Rosa Organizadora' });
    expect((await page(organiser, open._id)).name).toBe('Primero');
  });

  test('that has lasted too long since before can be edited, and not be made longer', async () => {
    const { _id: id } = await givenOpen(organiser, whole);
    await api.db
      .updateTable('opens')
      .set({ date_end: '2028-05-02T18:00:00Z' })
      .where('id', '=', id)
      .execute();
    const { version, date_start } = await page(organiser, id);
    const dates = { date_start, date_end: '2028-05-02T18:00:00Z' };
    const named = await organiser.get(editOpen, {
      params: { id },
      version,
      body: { name: 'Liga', ...dates },
    });
    const body = { date_end: '2028-05-03T18:00:00Z' };
    const longer = await organiser.call(editOpen, { params: { id }, version: named.version, body });
    expect([longer.status, longer.failure.issues?.[0]]).toMatchObject([
      422,
      { path: ['date_end'], message: 'Un torneo dura 60 días como máximo' },
    ]);
  });

  test('that would end before it begins after an edit of one date is refused', async () => {
    const open = await givenOpen(organiser, whole);
    const body = { date_start: '2027-06-01T08:00:00Z' };
    const answered = await organiser.call(editOpen, {
      params: { id: open._id },
      version: open.version,
      body,
    });
    expect(answered.failure.issues?.[0]?.path).toEqual(['date_end']);
  });

  test('of somebody else is neither edited, moved nor deleted', async () => {
    const open = await givenOpen(organiser);
    const params = { id: open._id };
    const tried = [
      await other.call(editOpen, { params, version: open.version, body: { name: 'Mío' } }),
      await tryMove(other, open._id, 'canceled', { reason: 'porque sí' }),
      await other.call(softDeleteOpen, { params }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await page(organiser, open._id)).toMatchObject({ name: open.name, state: 'registrationOpen' });
  });
});

describe('the states of an open', () => {
  const ways = openTransitions.map(({ from, to }) => `${from} → ${to}`);
  const reachable = ['created', 'registrationOpen', 'registrationClosed', 'reception', 'active'] as const;

  test.each(reachable)('from %s it goes where the engine says and nowhere else', async (from) => {
    for (const to of openStates) {
      const open = await givenOpen(organiser, { state: from });
      const { status } = await tryMove(organiser, open._id, to, { reason: 'Lluvia', confirmed: true });
      expect([`${from} → ${to}`, status]).toEqual([
        `${from} → ${to}`,
        ways.includes(`${from} → ${to}`) ? 200 : 409,
      ]);
    }
  });

  test('the buttons shown are the ways that are open', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    expect(open.may.transitions).toEqual(['reception', 'registrationOpen', 'canceled']);
    expect((await page(other, open._id)).may).toMatchObject({ manage: false, transitions: [] });
  });

  test('a step that somebody else has taken is refused with their name', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const { failure } = await tryMove(admin, open._id, 'registrationClosed');
    expect(failure).toMatchObject({
      code: 'open.transitionNotAllowed',
      details: { from: 'registrationClosed', by: 'Rosa Organizadora' },
    });
  });

  test('every step is written down', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const steps = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'after'])
      .where('entity_id', '=', open._id)
      .where('action', '=', 'transitionOpen')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(steps).toHaveLength(2);
    expect(new Set(steps.map(({ actor_id }) => actor_id))).toEqual(new Set([organiser.id]));
  });
});

describe('an edition', () => {
  let edition: Edition;

  beforeAll(async () => {
    const circuit = await admin.get(createCircuit, {
      body: { name: 'Circuit Osona', description: [{ lang: 'ca', text: 'Tres proves' }] },
    });
    edition = await admin.get(createEdition, {
      body: {
        circuit_id: circuit._id,
        name: '2027',
        date_start: '2027-01-01',
        date_end: '2027-12-31',
        ranking_system: {
          pointsDistribution: [{ position: 1, points: 2000 }],
          usePerformanceMetrics: false,
          performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
          bonusPointsForAttendance: 0,
          window: { type: 'days', period: 365 },
        },
      },
    });
  });

  test('gets opens from circuit managers', async () => {
    const body = { ...whole, edition_id: edition._id };
    expect((await admin.get(createOpen, { body })).edition).toEqual({
      _id: edition._id,
      name: '2027',
      grade: null,
    });
  });

  test('of an open survives the edit of an organiser who leaves it alone', async () => {
    const open = await admin.get(createOpen, { body: { ...whole, edition_id: edition._id } });
    const edited = await admin.get(editOpen, {
      params: { id: open._id },
      version: open.version,
      body: { edition_id: edition._id, description: [{ lang: 'es' as const, text: 'Con **almuerzo**' }] },
    });
    expect(edited.edition?._id).toBe(edition._id);
  });
});

describe('the list of opens', () => {
  test('leaves out what a permanent filter leaves out, as on the home page', async () => {
    const open = await givenOpen(organiser, { name: 'Torneig de l’Àliga' });
    await move(organiser, open._id, 'registrationClosed');
    const canceled = await givenOpen(organiser, { name: 'Torneig cancel·lat' });
    await tryMove(organiser, canceled._id, 'canceled', { reason: 'Vaga' });
    const { collection, totalFilteredRows } = await other.get(listOpens, {
      query: {
        itemsPerPage: 12,
        permanentFilters: { state: { $nin: ['finished', 'canceled'] } },
        simpleSearch: { search: 'TORNEIG', fields: ['name'] },
        sortBy: ['date_start'],
      },
    });
    expect(collection.map(({ name }) => name)).toEqual(['Torneig de l’Àliga']);
    expect(totalFilteredRows).toBe(1);
  });

  test('has those of an organiser', async () => {
    const own = await givenOpen(organiser);
    const foreign = await givenOpen(other);
    const { collection } = await organiser.get(listOpens, {
      query: { filters: { mine: true }, itemsPerPage: 100 },
    });
    const ids = collection.map(({ _id }) => _id);
    expect([ids.includes(own._id), ids.includes(foreign._id)]).toEqual([true, false]);
    expect(new Set(collection.map(({ organiser: who }) => who?._id))).toEqual(new Set([organiser.id]));
  });
});
