import {
  createCircuit,
  createEdition,
  editCircuit,
  editEdition,
  getCircuit,
  getEdition,
  listEditions,
  softDeleteCircuit,
  transitionEdition,
  type BodyInputOf,
  type Circuit,
  type Edition,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const manager = givenUser(api, 'Gestora');
const user = givenUser(api, 'Usuario');

beforeAll(async () => {
  await api.db
    .updateTable('users')
    .set({ roles: ['circuitManager'] })
    .where('id', '=', manager.id)
    .execute();
});

const circuitBody = {
  name: 'Circuito de Osona',
  description: [
    { lang: 'es', text: 'Tres pruebas' },
    { lang: 'ca', text: 'Tres proves' },
  ],
} satisfies BodyInputOf<typeof createCircuit>;

const system = {
  pointsDistribution: [
    { position: 1, points: 2000 },
    { position: 2, points: 1700 },
  ],
  usePerformanceMetrics: true,
  performanceMetricsWeight: { matchesWon: 10, gamesWon: 2, pointsBalance: 0.5 },
  bonusPointsForAttendance: 50,
  window: { type: 'tournaments', period: 8 },
} as const;

const givenCircuit = (): Promise<Circuit> => manager.get(createCircuit, { body: circuitBody });

const givenEdition = (circuit: Circuit): Promise<Edition> =>
  manager.get(createEdition, {
    body: {
      circuit_id: circuit._id,
      name: 'Temporada 2027',
      date_start: '2027-01-01',
      date_end: '2027-12-31',
      ranking_system: system,
    },
  });

describe('a circuit', () => {
  test('is a circuit manager’s to make and change', async () => {
    expect((await user.call(createCircuit, { body: circuitBody })).status).toBe(403);
    const circuit = await givenCircuit();
    expect(circuit).toMatchObject({ ...circuitBody, count_type: 'all', editions: 0 });
    const params = { id: circuit._id };
    const change = { params, version: circuit.version, body: { age_range: { min: 0, max: 18 } } };
    expect((await user.call(editCircuit, change)).status).toBe(403);
    expect((await manager.get(editCircuit, change)).age_range).toEqual({ min: 0, max: 18 });
  });

  test('that counts the best results says how many', async () => {
    const { failure } = await manager.call(createCircuit, { body: { ...circuitBody, count_type: 'best' } });
    expect(failure.issues?.[0]?.path).toEqual(['count_best']);
    const circuit = await givenCircuit();
    const half = await manager.call(editCircuit, {
      params: { id: circuit._id },
      version: circuit.version,
      body: { count_type: 'best' },
    });
    expect(half.status).toBe(422);
  });

  test('is described once in each language', async () => {
    const description = [
      { lang: 'es', text: 'Una' },
      { lang: 'es', text: 'Otra' },
    ];
    const { failure } = await manager.call(createCircuit, { body: { ...circuitBody, description } });
    expect(failure.issues?.[0]?.path).toEqual(['description']);
  });

  test('taken out takes its editions out of the lists', async () => {
    const circuit = await givenCircuit();
    const edition = await givenEdition(circuit);
    await manager.get(softDeleteCircuit, { params: { id: circuit._id } });
    expect((await user.call(getCircuit, { params: { id: circuit._id } })).status).toBe(404);
    expect((await user.call(getEdition, { params: { id: edition._id } })).status).toBe(404);
  });
});

describe('an edition', () => {
  test('keeps its ranking system as it was given', async () => {
    const edition = await givenEdition(await givenCircuit());
    expect(edition).toMatchObject({ state: 'created', ranking_system: system, opens: 0 });
    const body = { ranking_system: { ...system, bonusPointsForAttendance: 75 } };
    const edited = await manager.get(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body,
    });
    expect(edited.ranking_system.bonusPointsForAttendance).toBe(75);
    expect(edited.name).toBe('Temporada 2027');
  });

  test('pays each position once', async () => {
    const edition = await givenEdition(await givenCircuit());
    const pointsDistribution = [
      { position: 1, points: 10 },
      { position: 1, points: 20 },
    ];
    const { status } = await manager.call(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body: { ranking_system: { ...system, pointsDistribution } },
    });
    expect(status).toBe(422);
  });

  test('pays no position beyond the largest draw', async () => {
    const edition = await givenEdition(await givenCircuit());
    const paying = async (position: number) => {
      const { version } = await manager.get(getEdition, { params: { id: edition._id } });
      const pointsDistribution = [{ position, points: 10 }];
      const body = { ranking_system: { ...system, pointsDistribution } };
      return manager.call(editEdition, { params: { id: edition._id }, version, body });
    };
    expect((await paying(512)).status).toBe(200);
    const { status, failure } = await paying(513);
    expect([status, failure.issues?.map(({ path }) => path.join('.'))]).toEqual([
      422,
      ['ranking_system.pointsDistribution.0.position'],
    ]);
  });

  test('pays each position something', async () => {
    const edition = await givenEdition(await givenCircuit());
    const pointsDistribution = [
      { position: 1, points: 10 },
      { position: 2, points: 0 },
    ];
    const { status, failure } = await manager.call(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body: { ranking_system: { ...system, pointsDistribution } },
    });
    expect([status, failure.issues?.map(({ path }) => path.join('.'))]).toEqual([
      422,
      ['ranking_system.pointsDistribution.1.points'],
    ]);
  });

  test('of a circuit that is not there is refused', async () => {
    const { failure } = await manager.call(createEdition, {
      body: {
        circuit_id: '01a1f87f-0000-7000-8000-000000000000',
        name: 'Huérfana',
        date_start: '2027-01-01',
        date_end: '2027-12-31',
        ranking_system: system,
      },
    });
    expect(failure.issues?.[0]?.path).toEqual(['circuit_id']);
  });

  test.each([
    [{ type: 'days', period: 730 }, 200],
    [{ type: 'days', period: 731 }, 422],
    [{ type: 'tournaments', period: 100 }, 200],
    [{ type: 'tournaments', period: 101 }, 422],
    [{ type: 'tournaments', period: 0 }, 422],
    [{ type: 'tournaments', period: 1.5 }, 422],
  ])('with a window of %j answers %i', async (window, status) => {
    const edition = await givenEdition(await givenCircuit());
    const answered = await manager.call(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body: { ranking_system: { ...system, window } },
    });
    expect(answered.status).toBe(status);
  });

  test('that would end before it begins after an edit of one date is refused', async () => {
    const edition = await givenEdition(await givenCircuit());
    const { failure } = await manager.call(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body: { date_start: '2028-01-01' },
    });
    expect(failure.issues?.[0]?.path).toEqual(['date_end']);
  });

  test('begins, then finishes, and does not go back', async () => {
    const edition = await givenEdition(await givenCircuit());
    const move = (to: string) =>
      manager.call(transitionEdition, { params: { id: edition._id }, body: { to } });
    expect((await move('finished')).failure.code).toBe('edition.transitionNotAllowed');
    expect((await move('active')).body.state).toBe('active');
    expect((await move('finished')).body.state).toBe('finished');
    expect((await move('active')).status).toBe(409);
  });

  test('is found by its circuit', async () => {
    const circuit = await givenCircuit();
    const edition = await givenEdition(circuit);
    await givenEdition(await givenCircuit());
    const { collection } = await user.get(listEditions, {
      query: { filters: { 'circuit._id': circuit._id } },
    });
    expect(collection.map(({ _id }) => _id)).toEqual([edition._id]);
  });
});
