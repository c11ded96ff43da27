import type { OpenGrade } from '@topspin/engine';
import {
  createEdition,
  createOpen,
  editCircuit,
  editEdition,
  editOpen,
  getCircuit,
  getCircuitRanking,
  getEdition,
  getEditionRanking,
  getOpen,
  listOpens,
  type BodyOf,
  type Edition,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenFinishedOpen } from '#testing/given-finished-open.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const regional = { grade: 2, name: 'Zonal', most: 1 };
let edition: Edition;

beforeAll(async () => {
  edition = await withGrades(await givenEdition(admin), [
    { grade: 1, name: 'Estatal', most: null },
    regional,
  ]);
  const circuit = { params: { id: edition.circuit._id } };
  await admin.get(editCircuit, {
    ...circuit,
    version: (await admin.get(getCircuit, circuit)).version,
    body: { count_type: 'best', count_best: 2 },
  });
  const [ona = '', pol = ''] = await Promise.all(
    ['Ona', 'Pol'].map(async (name) => (await givenPlayer(admin, { name }))._id),
  );
  const finished = (name: string, grade: number | null, players: readonly string[]) =>
    givenFinishedOpen(api, admin, { name, grade, edition_id: edition._id, players });
  await finished('Zonal Norte', 2, [ona, pol]);
  await finished('Zonal Sur', 2, [ona, pol]);
  await finished('Estatal', 1, [pol, ona]);
});

async function withGrades({ _id: id, ranking_system }: Edition, grades: OpenGrade[]): Promise<Edition> {
  const { version } = await admin.get(getEdition, { params: { id } });
  const body = { ranking_system: { ...ranking_system, grades } };
  return admin.get(editEdition, { params: { id }, version, body });
}

describe('a limit on the results of a grade', () => {
  test.each([
    ['edition', () => admin.get(getEditionRanking, { params: { id: edition._id } })],
    ['circuit', () => admin.get(getCircuitRanking, { params: { id: edition.circuit._id } })],
  ])('leaves out the others in the ranking of the %s, and says so', async (_, read) => {
    const { collection } = await read();
    // The winner gets 100 and the other player nothing. Ona won both regional opens: one counts, with the national one she lost.
    const rows = collection.map(({ player, position, points, counted, dropped }) => [
      player?.name,
      position,
      points,
      counted?.map(({ open, grade }) => `${open?.name} (${grade})`),
      dropped?.map(({ open, reason }) => `${open?.name}: ${reason}`),
    ]);
    expect(new Set(rows)).toEqual(
      new Set([
        ['Ona', 1, 100, ['Zonal Sur (Zonal)', 'Estatal (Estatal)'], ['Zonal Norte: overGradeLimit']],
        ['Pol', 1, 100, ['Estatal (Estatal)', 'Zonal Sur (Zonal)'], ['Zonal Norte: notAmongBest']],
      ]),
    );
  });

  test('follows the edition: without it both regional wins count', async () => {
    await withGrades(edition, [{ ...regional, most: null }]);
    const { collection } = await admin.get(getEditionRanking, { params: { id: edition._id } });
    expect(collection.map(({ player, points }) => [player?.name, points])).toEqual([
      ['Ona', 200],
      ['Pol', 100],
    ]);
    await withGrades(edition, edition.ranking_system.grades);
  });
});

describe('the grade of an open', () => {
  test('is shown with its name wherever its edition is', async () => {
    const { collection } = await admin.get(listOpens, { query: { filters: { 'edition._id': edition._id } } });
    expect(collection.map((open) => [open.name, open.edition?.grade?.name])).toEqual(
      expect.arrayContaining([
        ['Estatal', 'Estatal'],
        ['Zonal Norte', 'Zonal'],
        ['Zonal Sur', 'Zonal'],
      ]),
    );
  });

  test('is one of its edition’s', async () => {
    const open = await givenOpen(admin, { edition_id: edition._id, grade: 1 });
    const edit = (body: BodyOf<typeof editOpen>) =>
      admin.call(editOpen, { params: { id: open._id }, version: open.version, body });
    expect(await edit({ grade: 7 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['grade'] }] },
    });
    expect((await edit({ grade: 12 })).status).toBe(422);
    expect((await admin.call(createOpen, { body: { ...body, grade: 1 } })).status).toBe(422);
  });

  test('goes with the edition it belongs to', async () => {
    const open = await givenOpen(admin, { edition_id: edition._id, grade: 1 });
    const params = { id: open._id };
    const described = await admin.get(editOpen, { params, version: open.version, body: { name: 'Otro' } });
    expect(described.edition?.grade).toEqual({ grade: 1, name: 'Estatal' });
    const other = await givenEdition(admin);
    const moved = await admin.get(editOpen, {
      params,
      version: described.version,
      body: { edition_id: other._id },
    });
    expect(moved.edition).toEqual({ _id: other._id, name: other.name, grade: null });
  });

  test('is set by circuit managers, and survives the edits of an organiser', async () => {
    const open = await givenOpen(organiser);
    await api.db
      .updateTable('opens')
      .set({ edition_id: edition._id, grade: 2 })
      .where('id', '=', open._id)
      .execute();
    const params = { id: open._id };
    const edit = async (body: BodyOf<typeof editOpen>) => {
      const { version } = await organiser.get(getOpen, { params });
      return (await organiser.call(editOpen, { params, version, body })).status;
    };
    expect(await edit({ grade: 1 })).toBe(403);
    expect(await edit({ grade: null })).toBe(403);
    expect(await edit({ grade: 2, edition_id: edition._id, name: 'Copa' })).toBe(200);
  });

  test('needs an edition, in the database too', async () => {
    const { _id } = await givenOpen(admin);
    const write = api.db.updateTable('opens').set({ grade: 1 }).where('id', '=', _id).execute();
    await expect(write).rejects.toThrow('opens_grade_of_edition');
  });
});

const body = {
  name: 'Suelto',
  date_start: '2027-03-01T09:00:00Z',
  date_end: '2027-03-01T19:00:00Z',
};

test.each([
  ['no list', {}],
  ['a grade beyond 9', [{ grade: 10, name: 'X', most: null }]],
  ['one twice', [regional, { ...regional, name: 'Otra' }]],
  ['no name', [{ grade: 1, name: '', most: null }]],
  ['no limit given', [{ grade: 1, name: 'X' }]],
  ['a limit of none', [{ grade: 1, name: 'X', most: 0 }]],
])('grades with %s are refused by the database and by the API', async (_, grades) => {
  const set = sql`update editions set ranking_system = ranking_system || ${JSON.stringify({ grades })}::jsonb
    where id = ${edition._id}`;
  await expect(set.execute(api.db)).rejects.toThrow('editions_grades');
  const { name, date_start, date_end, ranking_system } = edition;
  const asked = { name, date_start, date_end, ranking_system: { ...ranking_system, grades } };
  const { status } = await admin.call(createEdition, {
    body: { ...asked, circuit_id: edition.circuit._id } as never,
  });
  expect(status).toBe(422);
});
