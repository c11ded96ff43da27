import {
  createRounds,
  editCircuit,
  getCircuit,
  listMyInvitations,
  listOpens,
  softDeleteEdition,
  type BodyInputOf,
  type Edition,
} from '@topspin/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const manager = givenUser(api, 'Gema Gestora');
const organiser = givenUser(api, 'Rosa Organizadora');
let edition: Edition;

beforeAll(async () => {
  await api.db
    .updateTable('users')
    .set({ roles: ['circuitManager'] })
    .where('id', '=', manager.id)
    .execute();
});
beforeEach(async () => {
  edition = await givenEdition(manager);
});

const round = (number: number) => ({
  name: `Jornada ${number}`,
  date_start: `2027-03-0${number}T09:00:00Z`,
  date_end: `2027-03-0${number}T19:00:00Z`,
});
type Body = BodyInputOf<typeof createRounds>;
const create = (body: Partial<Body> = {}, by = manager, more: object = {}) =>
  by.call(createRounds, {
    params: { id: edition._id },
    body: { rounds: [round(1), round(2), round(3)], ...body },
    ...more,
  });
const made = async () =>
  (
    await manager.get(listOpens, {
      query: { filters: { 'edition._id': edition._id }, sortBy: ['date_start'] },
    })
  ).collection;

test('makes the rounds of a season at once, in preparation, with the same conditions', async () => {
  const ages = { min: 10, max: 18 };
  const { status, body } = await create({ age_range: ages, players_max: 32 });
  expect([status, body.opens.map(({ name }) => name)]).toEqual([
    201,
    ['Jornada 1', 'Jornada 2', 'Jornada 3'],
  ]);
  expect(await made()).toMatchObject(
    [1, 2, 3].map((number) => ({
      name: `Jornada ${number}`,
      state: 'created',
      age_range: ages,
      players_max: 32,
      edition: { _id: edition._id },
      organiser: { name: 'Gema Gestora' },
    })),
  );
});

test('sent again makes nothing more', async () => {
  const key = 'rounds-of-the-season';
  const first = await create({}, manager, { key });
  const second = await create({}, manager, { key });
  expect(second.body).toEqual(first.body);
  expect(await made()).toHaveLength(3);
});

test('makes all or none', async () => {
  for (const date_end of ['2027-03-01T09:00:00Z', '2027-06-01T09:00:00Z']) {
    const { status, failure } = await create({ rounds: [round(1), { ...round(2), date_end }] });
    expect([status, failure.issues?.[0]?.path]).toEqual([422, ['rounds', 1, 'date_end']]);
  }
  expect(await made()).toEqual([]);
});

test('refuses conditions wider than the circuit’s', async () => {
  const circuit = await manager.get(getCircuit, { params: { id: edition.circuit._id } });
  const body = { age_range: { min: 10, max: 18 } };
  await manager.get(editCircuit, { params: { id: circuit._id }, version: circuit.version, body });
  expect((await create()).failure.issues?.[0]?.path).toEqual(['age_range']);
  expect((await create(body)).status).toBe(201);
});

test('is for circuit managers, in an edition that is there', async () => {
  expect((await create({}, organiser)).status).toBe(403);
  await manager.get(softDeleteEdition, { params: { id: edition._id } });
  expect((await create()).status).toBe(404);
});

test('makes none for somebody who may not create opens in this installation', async () => {
  const setting = (who: 'admins' | 'everybody') =>
    api.db.updateTable('installation').set({ who_creates_opens: who }).execute();
  await setting('admins');
  expect((await create()).failure.code).toBe('open.mayNotCreate');
  await setting('everybody');
  expect((await create()).status).toBe(201);
});

test('invites who organises them to each, with one mail', async () => {
  await create({ organiser_email: organiser.email });
  const { collection } = await organiser.get(listMyInvitations, {});
  expect(collection.map(({ name }) => name).toSorted()).toEqual(['Jornada 1', 'Jornada 2', 'Jornada 3']);
  const mails = await api.db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('to_address', '=', organiser.email)
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['invitedToRounds']);
  expect(mails[0]?.body_text).toContain('Jornada 1, Jornada 2, Jornada 3');
});
