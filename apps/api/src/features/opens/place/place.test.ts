import {
  answerPlaceRequest,
  askForPlace,
  createOpen,
  editCircuit,
  editEdition,
  editOpen,
  getCircuit,
  getEdition,
  getOpen,
  listPlaceRequests,
  setOpenEdition,
  softDeleteEdition,
  transitionEdition,
  withdrawPlaceRequest,
  type Edition,
  type OpenPage,
  type PlaceAnswer,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const manager = givenUser(api, 'Gema Gestora');
const otherManager = givenUser(api, 'Gil Gestor');
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Otro Usuario');
let edition: Edition;

beforeAll(async () => {
  await api.db
    .updateTable('users')
    .set({ roles: ['circuitManager'] })
    .where('id', 'in', [manager.id, otherManager.id])
    .execute();
  edition = await givenEdition(manager);
});

const page = (who: Caller, id: string): Promise<OpenPage> => who.get(getOpen, { params: { id } });
const ask = (id: string, by: Caller = organiser, of = edition) =>
  by.call(askForPlace, { params: { id }, body: { edition_id: of._id } });
const answer = (id: string, given: PlaceAnswer, by: Caller = manager, reason: string | null = null) =>
  by.call(answerPlaceRequest, { params: { id }, body: { edition_id: edition._id, answer: given, reason } });
const put = (id: string, edition_id: string | null, by: Caller = manager) =>
  by.call(setOpenEdition, { params: { id }, body: { edition_id } });
const mailsAbout = async (id: string) =>
  (
    await api.db
      .selectFrom('outbox')
      .select(['kind', 'to_address'])
      .where('about', '@>', sql<string[]>`${[id]}::uuid[]`)
      .orderBy('id')
      .execute()
  ).map(({ kind, to_address: to }) => [kind, to.split('@')[0]]);
const asked = async (state?: 'created') => {
  const open = await givenOpen(organiser, state && { state });
  await ask(open._id);
  return open._id;
};

/** A circuit with limits and its edition. */
async function givenLimits(body: object): Promise<Edition> {
  const limited = await givenEdition(manager);
  const circuit = await manager.get(getCircuit, { params: { id: limited.circuit._id } });
  await manager.get(editCircuit, { params: { id: circuit._id }, version: circuit.version, body });
  return limited;
}

describe('a place in an edition', () => {
  test('is asked for by an organiser and given by a circuit manager', async () => {
    const id = await asked();
    const { edition: none, edition_request: request, may } = await page(organiser, id);
    expect(none).toBeNull();
    expect(request).toMatchObject({
      edition: { _id: edition._id, name: 'Temporada', circuit: 'Circuito' },
      asked_by: 'Rosa Organizadora',
      refused: null,
    });
    expect(may.place).toBe(false);
    expect((await answer(id, 'accepted', organiser)).status).toBe(403);
    expect((await answer(id, 'accepted')).status).toBe(204);
    expect(await page(organiser, id)).toMatchObject({
      edition: { _id: edition._id },
      edition_request: null,
    });
    expect(await mailsAbout(id)).toEqual([
      ['placeAsked', manager.email.split('@')[0]],
      ['placeAccepted', organiser.email.split('@')[0]],
    ]);
  });

  test('is asked for while creating the open', async () => {
    const body = {
      name: 'Open',
      date_start: '2027-05-01T08:00:00Z',
      date_end: '2027-05-01T18:00:00Z',
      edition_id: edition._id,
    };
    const open = await organiser.get(createOpen, { body });
    expect(open).toMatchObject({ edition: null, edition_request: { edition: { _id: edition._id } } });
    expect((await manager.get(createOpen, { body })).edition).toMatchObject({ _id: edition._id });
  });

  test('is asked for and withdrawn in an edit', async () => {
    const open = await givenOpen(organiser);
    const edit = (version: number, edition_id: string | null) =>
      organiser.get(editOpen, { params: { id: open._id }, version, body: { edition_id } });
    const wanted = await edit(open.version, edition._id);
    expect(wanted.edition_request?.edition._id).toBe(edition._id);
    expect((await edit(wanted.version, null)).edition_request).toBeNull();
  });

  test('asked for twice is asked for once, and withdrawn twice is withdrawn', async () => {
    const id = await asked();
    const first = await page(organiser, id);
    expect((await ask(id)).body).toMatchObject({ version: first.version });
    for (let time = 0; time < 2; time += 1) {
      const withdrawn = await organiser.get(withdrawPlaceRequest, { params: { id } });
      expect(withdrawn.edition_request).toBeNull();
    }
    expect((await answer(id, 'accepted')).failure).toMatchObject({
      code: 'edition.notAsked',
      details: { by: 'Rosa Organizadora' },
    });
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('given or taken by a manager is mailed to the organisers, a change of what was accepted to the manager', async () => {
    const open = await givenOpen(organiser);
    await put(open._id, edition._id);
    const edit = async (body: object) =>
      organiser.get(editOpen, {
        params: { id: open._id },
        version: (await page(organiser, open._id)).version,
        body,
      });
    await edit({ players_max: 12 });
    await edit({ name: 'Otro nombre' });
    await edit({ date_end: '2027-04-01T18:00:00Z' });
    await put(open._id, null);
    await edit({ name: 'Un tercer nombre' });
    expect(await mailsAbout(open._id)).toEqual([
      ['placeAccepted', organiser.email.split('@')[0]],
      ['placedOpenChanged', manager.email.split('@')[0]],
      ['placeEnded', organiser.email.split('@')[0]],
    ]);
  });

  test('is asked for by organisers of the open alone', async () => {
    const open = await givenOpen(organiser);
    expect((await ask(open._id, other)).status).toBe(403);
  });

  test('refused says why, and is asked for anew', async () => {
    const id = await asked();
    await answer(id, 'refused', manager, 'Ya hay tres pruebas en marzo');
    expect((await page(organiser, id)).edition_request?.refused).toMatchObject({
      reason: 'Ya hay tres pruebas en marzo',
    });
    expect((await page(other, id)).edition_request).toBeNull();
    expect((await mailsAbout(id)).at(-1)?.[0]).toBe('placeRefusedBecause');
    await ask(id);
    expect((await page(organiser, id)).edition_request?.refused).toBeNull();
  });

  test.each<PlaceAnswer>(['accepted', 'refused'])('%s can be taken back, and mails once', async (given) => {
    const id = await asked();
    for (const step of [given, 'pending', given] as const) expect((await answer(id, step)).status).toBe(204);
    await answer(id, 'pending');
    expect(await page(organiser, id)).toMatchObject({
      edition: null,
      edition_request: { edition: { _id: edition._id }, refused: null },
    });
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  test('is accepted with a grade of the edition, and with no other', async () => {
    const graded = await givenEdition(manager);
    const season = { params: { id: graded._id } };
    const { ranking_system, version } = await manager.get(getEdition, season);
    const grades = [{ grade: 2, name: 'Zonal', most: null }];
    await manager.get(editEdition, {
      ...season,
      version,
      body: { ranking_system: { ...ranking_system, grades } },
    });
    const open = await givenOpen(organiser);
    await ask(open._id, organiser, graded);
    const accept = (grade: number) =>
      manager.call(answerPlaceRequest, {
        params: { id: open._id },
        body: { edition_id: graded._id, answer: 'accepted', grade },
      });
    const query = { filters: { 'edition._id': graded._id } };
    expect((await manager.get(listPlaceRequests, { query })).collection).toMatchObject([
      { edition: { grades } },
    ]);
    expect((await accept(3)).failure.issues?.[0]?.path).toEqual(['grade']);
    expect((await accept(2)).status).toBe(204);
    expect((await page(organiser, open._id)).edition?.grade).toEqual({ grade: 2, name: 'Zonal' });
  });

  test('answered by two managers stays as the first answered', async () => {
    const id = await asked();
    await answer(id, 'accepted');
    expect((await answer(id, 'accepted', otherManager)).status).toBe(204);
    const late = await answer(id, 'refused', otherManager);
    expect(late.failure).toMatchObject({ code: 'edition.answered', details: { by: 'Gema Gestora' } });
    expect((await page(organiser, id)).edition?._id).toBe(edition._id);
  });

  test('is a manager’s to give and to take directly', async () => {
    const open = await givenOpen(organiser);
    expect((await put(open._id, edition._id, organiser)).status).toBe(403);
    for (let time = 0; time < 2; time += 1) expect((await put(open._id, edition._id)).status).toBe(204);
    expect((await ask(open._id, organiser, await givenEdition(manager))).failure.code).toBe(
      'edition.hasPlace',
    );
    expect((await put(open._id, null)).status).toBe(204);
    expect((await page(organiser, open._id)).edition).toBeNull();
  });

  test('in an edition that is over is given, not asked for', async () => {
    const over = await givenEdition(manager);
    for (const to of ['active', 'finished'] as const)
      await manager.get(transitionEdition, { params: { id: over._id }, body: { to } });
    const open = await givenOpen(organiser);
    const { failure } = await ask(open._id, organiser, over);
    expect([failure.code, failure.issues?.[0]?.path]).toEqual(['edition.finished', ['edition_id']]);
    expect((await put(open._id, over._id)).status).toBe(204);
  });

  test('in an edition that was deleted is refused at its field', async () => {
    const gone = await givenEdition(manager);
    await manager.get(softDeleteEdition, { params: { id: gone._id } });
    const open = await givenOpen(organiser);
    expect((await ask(open._id, organiser, gone)).failure.issues?.[0]?.path).toEqual(['edition_id']);
  });
});

describe('the requests', () => {
  const listed = async (who: Caller, of = edition._id) =>
    (await who.get(listPlaceRequests, { query: { filters: { 'edition._id': of } } })).collection;

  test('are the circuit managers’ to see, also of an open in preparation', async () => {
    const own = await givenEdition(manager);
    const open = await givenOpen(organiser, { state: 'created' });
    await ask(open._id, organiser, own);
    expect((await organiser.call(listPlaceRequests, { query: {} })).status).toBe(403);
    expect(await listed(otherManager, own._id)).toMatchObject([
      {
        _id: open._id,
        name: open.name,
        organiser: { name: 'Rosa Organizadora' },
        edition: { _id: own._id },
        age_range: null,
        rated: true,
        asked_by: 'Rosa Organizadora',
      },
    ]);
  });

  test('are gone once answered', async () => {
    const id = await asked();
    const has = async () => (await listed(manager)).some((row) => row._id === id);
    expect(await has()).toBe(true);
    await answer(id, 'refused');
    expect(await has()).toBe(false);
  });
});

describe('an open of a circuit with limits', () => {
  const limits = { age_range: { min: 10, max: 18 }, rating_range: { min: 0, max: 1500 } };
  const fits = { age_range: { min: 12, max: 18 }, rating_range: { min: 0, max: 1200 } };

  test.each([
    ['without limits', {}, [['age_range'], ['rating_range']]],
    ['for older players', { ...fits, age_range: { min: 12, max: 19 } }, [['age_range', 'max']]],
    ['for younger players', { ...fits, age_range: { min: 9, max: 18 } }, [['age_range', 'min']]],
    ['for stronger players', { ...fits, rating_range: { min: 0, max: 1600 } }, [['rating_range', 'max']]],
  ])('%s is refused at its fields', async (_, conditions, paths) => {
    const limited = await givenLimits(limits);
    const open = await givenOpen(organiser, conditions);
    for (const { failure } of [await ask(open._id, organiser, limited), await put(open._id, limited._id)]) {
      expect(failure.code).toBe('edition.conditionsWider');
      expect(failure.issues?.map(({ path }) => path)).toEqual(paths);
    }
  });

  test('says what differs', async () => {
    const limited = await givenLimits(limits);
    const open = await givenOpen(organiser);
    const { failure } = await put(open._id, limited._id);
    expect(failure.details?.['differences']).toBe(
      'El circuito admite edades de 10 a 18. El circuito admite una puntuación de 0 a 1500.',
    );
  });

  test('for functional diversity is for nobody else', async () => {
    const limited = await givenLimits({ functional_diversity: true });
    const open = await givenOpen(organiser);
    expect((await ask(open._id, organiser, limited)).failure.issues?.[0]?.path).toEqual([
      'functional_diversity',
    ]);
  });

  test('is not widened while it is in, nor while it asks', async () => {
    const limited = await givenLimits(limits);
    const open = await givenOpen(organiser, fits);
    await ask(open._id, organiser, limited);
    for (let time = 0; time < 2; time += 1) {
      const { version } = await page(organiser, open._id);
      const widened = await organiser.call(editOpen, {
        params: { id: open._id },
        version,
        body: { age_range: null },
      });
      expect(widened.failure.issues?.[0]?.path).toEqual(['age_range']);
      await put(open._id, limited._id);
    }
  });

  test('that was wider before the circuit set them stays, and is still edited', async () => {
    const open = await givenOpen(organiser);
    const later = await givenEdition(manager);
    await put(open._id, later._id);
    const circuit = await manager.get(getCircuit, { params: { id: later.circuit._id } });
    await manager.get(editCircuit, { params: { id: circuit._id }, version: circuit.version, body: limits });
    const { version } = await page(organiser, open._id);
    const named = { name: 'Otro nombre', age_range: null };
    const renamed = await organiser.get(editOpen, { params: { id: open._id }, version, body: named });
    expect(renamed.name).toBe('Otro nombre');
  });

  test('is not put in by the database either', async () => {
    const limited = await givenLimits(limits);
    const open = await givenOpen(organiser);
    const update = api.db.updateTable('opens').set({ edition_id: limited._id }).where('id', '=', open._id);
    await expect(update.execute()).rejects.toThrow('wider than its circuit');
  });
});
