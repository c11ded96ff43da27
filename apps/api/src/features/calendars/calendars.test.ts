import {
  createVenue,
  editOpen,
  editVenue,
  getDayCalendar,
  getEditionCalendar,
  getOpen,
  getOpenCalendar,
  getVenue,
  softDeleteOpen,
  transitionOpen,
  type Edition,
  type Language,
  type Route,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStrictly } from '#testing/calendars/strict-reader.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const unknown = givenUser(api, 'Nadie la conoce', { trusted: false });

type Asking = { readonly lang?: Language; readonly known?: string };

const ask = ({ path }: Route, id: string, { lang = 'es', known }: Asking = {}) =>
  api.app.inject({
    url: `/api${path.replace('{id}', id)}?lang=${lang}`,
    ...(known !== undefined && { headers: { 'if-none-match': known } }),
  });
async function read(route: Route, id: string, asking?: Asking) {
  const answer = await ask(route, id, asking);
  expect(answer.statusCode).toBe(200);
  return readStrictly(answer.rawPayload);
}
const first = async (id: string, asking?: Asking) => (await read(getOpenCalendar, id, asking)).events[0];

const cancel = (id: string, reason: string) =>
  organiser.get(transitionOpen, { params: { id }, body: { to: 'canceled', reason } });
async function edit(id: string, body: object): Promise<void> {
  const params = { id };
  const { version } = await organiser.get(getOpen, { params });
  await organiser.get(editOpen, { params, version, body });
}

describe('an open', () => {
  test('is when and where it is played, at the address of its page', async () => {
    const { _id: venue_id } = await organiser.get(createVenue, {
      body: {
        name: 'Pavelló Nou; sala 2',
        address: 'Carrer Nou, 1',
        location: { type: 'Point', coordinates: [2.25, 41.93] },
        tables: 2,
        terms_accepted: true,
        declaration_accepted: true,
      },
    });
    const { _id: id } = await givenOpen(organiser, { name: 'Open de Vic, individual', venue_id });
    const calendar = await read(getOpenCalendar, id);
    expect(calendar).toMatchObject({ name: 'Open de Vic, individual' });
    expect(calendar.events).toEqual([
      {
        uid: id,
        stamp: expect.any(String),
        sequence: expect.any(Number),
        start: '20270228T090000Z',
        end: '20270228T190000Z',
        status: 'CONFIRMED',
        summary: 'Open de Vic, individual',
        description: `http://topspin.test/o/${id}`,
        location: 'Pavelló Nou; sala 2, Carrer Nou, 1',
        geo: '41.93;2.25',
        url: `http://topspin.test/o/${id}`,
        transparent: false,
      },
    ]);
    const params = { id: venue_id };
    const { version } = await organiser.get(getVenue, { params });
    await organiser.get(editVenue, { params, version, body: { name: 'Pavelló Vell' } });
    expect((await first(id))?.location).toBe('Pavelló Vell, Carrer Nou, 1');
  });

  test('that is changed is the same event, with a higher sequence', async () => {
    const { _id: id } = await givenOpen(organiser);
    const before = await first(id);
    await edit(id, { date_start: '2027-02-27T09:00:00Z', name: 'Open Nou' });
    const after = await first(id);
    expect(after).toMatchObject({ uid: before?.uid, summary: 'Open Nou', start: '20270227T090000Z' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect((after?.stamp ?? '') >= (before?.stamp ?? '9')).toBe(true);
  });

  test('of days alone is all day, on the days of its hall', async () => {
    const { _id: id } = await givenOpen(organiser, {
      date_start: '2027-06-30T22:00:00Z',
      date_end: '2027-07-02T21:59:00Z',
    });
    expect(await first(id)).toMatchObject({ start: '20270701', end: '20270703' });
  });

  test('that is cancelled is struck out, with the reason in the language asked for', async () => {
    const { _id: id } = await givenOpen(organiser);
    await cancel(id, 'El pabellón se inunda');
    expect(await first(id)).toMatchObject({
      uid: id,
      status: 'CANCELLED',
      transparent: true,
      description: `Cancelado: El pabellón se inunda\nhttp://topspin.test/o/${id}`,
    });
    expect((await first(id, { lang: 'ca' }))?.description).toContain('Cancel·lat: ');
    expect((await first(id, { lang: 'en' }))?.description).toContain('Cancelled: ');
  });

  test('that visitors may not read is not there', async () => {
    const draft = await givenOpen(organiser, { state: 'created' });
    const hidden = await givenOpen(organiser, { public_results: false });
    const restricted = await givenOpen(organiser, { functional_diversity: true });
    const deleted = await givenOpen(organiser);
    await cancel(deleted._id, 'Un error');
    await organiser.get(softDeleteOpen, { params: { id: deleted._id } });
    for (const { _id } of [draft, hidden, restricted, deleted])
      expect((await ask(getOpenCalendar, _id)).json()).toMatchObject({ code: 'thing.notFound' });
  });

  test('that nobody trusts yet is there as its public page is', async () => {
    const { _id: id } = await givenOpen(unknown);
    expect((await ask(getOpenCalendar, id)).statusCode).toBe(200);
  });

  test('is sent once: then it is not modified until it changes, and no cookie comes with it', async () => {
    const { _id: id } = await givenOpen(organiser);
    const answer = await ask(getOpenCalendar, id);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="Open-de-Vic.ics"',
      'cache-control': 'public, max-age=60',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const known = String(answer.headers['etag']);
    const again = await ask(getOpenCalendar, id, { known });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', known]);
    await edit(id, { name: 'Open Nou' });
    expect((await ask(getOpenCalendar, id, { known })).statusCode).toBe(200);
  });
});

describe('a day at a venue', () => {
  const readDay = async (id: string, date: string, lang: Language = 'es') => {
    const path = getDayCalendar.path.replace('{id}', id).replace('{date}', date);
    const answer = await api.app.inject({ url: `/api${path}?lang=${lang}` });
    expect(answer.statusCode).toBe(200);
    return readStrictly(answer.rawPayload);
  };

  test('has its opens that visitors may read and that are trusted, and no others', async () => {
    const { _id: venue_id } = await organiser.get(createVenue, {
      body: {
        name: 'Pavelló del dia',
        address: 'Carrer Nou, 1',
        location: { type: 'Point', coordinates: [2.25, 41.93] },
        tables: 2,
        terms_accepted: true,
        declaration_accepted: true,
      },
    });
    const of = (name: string, given: object = {}) => givenOpen(organiser, { name, venue_id, ...given });
    const all = await of('Dos días', { date_end: '2027-03-01T19:00:00Z' });
    const late = await of('Tarde', { date_start: '2027-02-28T15:00:00Z' });
    await of('Mañana', { date_start: '2027-03-02T09:00:00Z', date_end: '2027-03-02T19:00:00Z' });
    await of('Escondido', { public_results: false });
    await of('Borrador', { state: 'created' });
    await givenOpen(unknown, { name: 'De nadie', venue_id });
    await givenOpen(organiser, { name: 'En otro sitio' });
    const { name, events } = await readDay(venue_id, '2027-02-28');
    expect(name).toBe('Pavelló del dia · 28 de febrero de 2027');
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [all._id, 'Dos días'],
      [late._id, 'Tarde'],
    ]);
    expect(events[0]).toEqual(await first(all._id));
    expect((await readDay(venue_id, '2027-03-01')).events.map(({ uid }) => uid)).toEqual([all._id]);
  });

  test('without any is empty, and says nothing of the venue', async () => {
    const nowhere = '01890000-0000-7000-8000-000000000000';
    expect(await readDay(nowhere, '2027-02-28', 'ca')).toMatchObject({
      name: 'Dia de joc · 28 de febrer del 2027',
      events: [],
    });
  });
});

describe('a season', () => {
  let edition: Edition;
  beforeAll(async () => {
    edition = await givenEdition(admin);
  });
  const enter = async (id: string) => {
    await api.db.updateTable('opens').set({ edition_id: edition._id }).where('id', '=', id).execute();
    return id;
  };

  test('has its first day, its opens that visitors may read, and its last day', async () => {
    const late = await enter((await givenOpen(organiser, { name: 'Segundo' }))._id);
    const early = await enter(
      (await givenOpen(organiser, { name: 'Primero', date_start: '2027-01-28T09:00:00Z' }))._id,
    );
    await enter((await givenOpen(organiser, { public_results: false }))._id);
    await enter((await givenOpen(organiser, { state: 'created' }))._id);
    await cancel(late, 'No hay mesas');
    const { name, events } = await read(getEditionCalendar, edition._id);
    expect(name).toBe('Circuito · Temporada');
    expect(events.map(({ uid, summary, start, status }) => [uid, summary, start, status])).toEqual([
      [`${edition._id}-start`, 'Empieza Circuito · Temporada', '20270101', 'CONFIRMED'],
      [early, 'Primero', '20270128T090000Z', 'CONFIRMED'],
      [late, 'Segundo', '20270228T090000Z', 'CANCELLED'],
      [`${edition._id}-end`, 'Termina Circuito · Temporada', '20271231', 'CONFIRMED'],
    ]);
    expect(events[0]).toMatchObject({ end: '20270102', transparent: true });
    expect(events[1]).toEqual(await first(early));
  });

  test('of a circuit for functional diversity is not told to visitors, nor a deleted one', async () => {
    const { _id, circuit } = await givenEdition(admin);
    const answered = async () => (await ask(getEditionCalendar, _id)).statusCode;
    const set = (values: { functional_diversity?: boolean; deleted_at?: Date }) =>
      api.db.updateTable('circuits').set(values).where('id', '=', circuit._id).execute();
    expect(await answered()).toBe(200);
    await set({ functional_diversity: true });
    expect(await answered()).toBe(404);
    await set({ functional_diversity: false, deleted_at: new Date() });
    expect(await answered()).toBe(404);
  });
});
