import {
  addGuest,
  callMatch,
  endCalendarAddress,
  eraseMe,
  getCalendarAddress,
  getMyCalendar,
  getOpenDay,
  removeInscription,
  renewCalendarAddress,
  setDayPerson,
  transitionOpen,
  type Day,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStrictly } from '#testing/calendars/strict-reader.ts';
import { noLimits, type Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { checkIn, givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const parent = givenPlayerAccount(api, 'Pau Serra Vila');
const stranger = givenPlayerAccount(api, 'Olga Otra');

const addressOf = async (by: Caller) => (await by.get(renewCalendarAddress)).secret;
const ask = (secret: string, known?: string, on: Pick<typeof api, 'app'> = api) =>
  on.app.inject({
    url: `/api${getMyCalendar.path.replace('{secret}', secret)}`,
    ...(known !== undefined && { headers: { 'if-none-match': known } }),
  });
async function read(secret: string) {
  const answer = await ask(secret);
  expect(answer.statusCode).toBe(200);
  return { text: answer.body, ...readStrictly(answer.rawPayload) };
}

describe('the secret address', () => {
  test('is told once, is kept as a hash, and its calendar is there for a program without an account', async () => {
    expect(await stranger.get(getCalendarAddress)).toEqual({ made_at: null, read_at: null });
    const secret = await addressOf(stranger);
    expect(await stranger.get(getCalendarAddress)).toEqual({ made_at: expect.any(String), read_at: null });
    const { name, events } = await read(secret);
    expect([name, events]).toEqual(['Mis partidos', []]);
    expect((await stranger.get(getCalendarAddress)).read_at).toEqual(expect.any(String));
    const rows = await api.db.selectFrom('calendar_addresses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ secret_hash }) => secret_hash.toString())).not.toContain(secret);
  });

  test('is sent with neither a cookie nor leave for others to keep it, and once', async () => {
    const secret = await addressOf(stranger);
    const { headers } = await ask(secret);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    const again = await ask(secret, String(headers['etag']));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('ends when it is renewed or taken away, and says what to do', async () => {
    const before = await addressOf(stranger);
    const after = await addressOf(stranger);
    expect((await ask(before)).json()).toMatchObject({
      code: 'calendar.ended',
      message: 'Esta dirección de calendario ya no vale.',
      errors: { message2: expect.stringContaining('Gestión') },
    });
    expect((await ask(before)).statusCode).toBe(404);
    expect((await ask(after)).statusCode).toBe(200);
    await stranger.get(endCalendarAddress);
    expect((await ask(after)).statusCode).toBe(404);
    expect(await stranger.get(getCalendarAddress)).toEqual({ made_at: null, read_at: null });
  });

  test('is worth nothing while the account is disabled, and is gone with the account', async () => {
    const leaving = await api.registerPlayer('Se va');
    const secret = await addressOf(leaving);
    const disable = (disabled_at: Date | null) =>
      api.db.updateTable('users').set({ disabled_at }).where('id', '=', leaving.id).execute();
    await disable(new Date());
    expect((await ask(secret)).statusCode).toBe(404);
    await disable(null);
    expect((await ask(secret)).statusCode).toBe(200);
    await leaving.get(eraseMe, { body: { password: leaving.password } });
    expect((await ask(secret)).statusCode).toBe(404);
    const left = api.db.selectFrom('calendar_addresses').select('user_id').where('user_id', '=', leaving.id);
    expect(await left.execute()).toEqual([]);
  });

  describe('that is guessed', () => {
    const few = givenApi({ limits: { ...noLimits, calendars: { perCaller: 3, perNetwork: 3 } } });
    const owner = givenUser(few, 'Con dirección');
    test('is refused after some that were wrong; those that are right count for nothing', async () => {
      const secret = await addressOf(owner);
      for (let time = 0; time < 5; time += 1)
        expect((await ask(secret, undefined, few)).statusCode).toBe(200);
      const wrong = 'x'.repeat(43);
      for (let time = 0; time < 3; time += 1) expect((await ask(wrong, undefined, few)).statusCode).toBe(404);
      const refused = await ask(wrong, undefined, few);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});

describe('the opens of an account', () => {
  test('are there with whoever is in them, tentative on the waiting list, cancelled, and gone once left', async () => {
    const child = await givenPlayer(parent, { name: 'Lucía Serra Vila' });
    const full = await givenOpen(organiser, { name: 'Lleno', players_max: 2 });
    await givenField(organiser, full._id, 2);
    await givenEnrolled(parent, full._id, child._id);
    const canceled = await givenOpen(organiser, { name: 'Cancelado' });
    await givenEnrolled(parent, canceled._id, parent.player._id);
    const reason = { to: 'canceled', reason: 'Se inunda' } as const;
    await organiser.get(transitionOpen, { params: { id: canceled._id }, body: reason });
    const left = await givenOpen(organiser, { name: 'Dejado' });
    const entry = await givenEnrolled(parent, left._id, child._id);
    const params = { id: left._id, inscription_id: entry._id };
    await parent.get(removeInscription, { params, body: {} });
    const both = await givenOpen(organiser, { name: 'Los dos', public_results: false });
    await givenEnrolled(parent, both._id, parent.player._id);
    await givenEnrolled(parent, both._id, child._id);
    const { events, text } = await read(await addressOf(parent));
    const shown = new Map(events.map((event) => [event.summary, event]));
    expect([...shown.keys()].toSorted()).toEqual(['Cancelado', 'Lleno', 'Los dos']);
    expect(shown.get('Lleno')).toMatchObject({ uid: full._id, status: 'TENTATIVE' });
    expect(shown.get('Lleno')?.description).toMatch(/^Lucía: en la lista de espera\n/u);
    expect(shown.get('Cancelado')).toMatchObject({ uid: canceled._id, status: 'CANCELLED' });
    expect(shown.get('Los dos')).toMatchObject({
      status: 'CONFIRMED',
      description: `Lucía\nhttp://topspin.test/single-open/${both._id}`,
    });
    expect(text).not.toContain('Serra');
  });
});

describe('the matches of an account', () => {
  let open = '';
  let day: Day;
  let child = '';
  let secret = '';

  beforeAll(async () => {
    const { venue_id } = await givenHall(organiser);
    const minor = await givenPlayer(parent, { name: 'Nil Serra Vila' });
    child = minor._id;
    const { _id } = await givenOpen(organiser, { name: 'Open en juego', venue_id });
    open = _id;
    const entries = [
      await givenEnrolled(parent, open, parent.player._id),
      await givenEnrolled(parent, open, child),
      ...(await givenField(organiser, open, 4)),
    ];
    await move(organiser, open, 'registrationClosed');
    await move(organiser, open, 'reception');
    for (const entry of entries) await checkIn(organiser, open, entry._id);
    await move(organiser, open, 'active');
    await givenPhase(organiser, open, { number: 1, type: 'groups', groups_count: 1 });
    secret = await addressOf(parent);
    day = await organiser.get(getOpenDay, { params: { id: open } });
  });

  const ofMatches = async () =>
    (await read(secret)).events.filter(({ uid }) => day.matches.some(({ _id }) => _id === uid));
  const involves = ({ a, b }: Day['matches'][number], id: string) => [a?._id, b?._id].includes(id);
  const mine = () =>
    day.matches.filter((match) => involves(match, parent.player._id) || involves(match, child));

  test('have no time before the first match of the day, unless somebody planned one', async () => {
    expect(await ofMatches()).toEqual([]);
    const [planned] = mine();
    await api.db
      .insertInto('match_plans')
      .values({ match_id: planned?._id ?? '', fixed_at: new Date('2027-02-28T11:05:00Z') })
      .execute();
    expect(await ofMatches()).toEqual([
      expect.objectContaining({
        uid: planned?._id,
        start: '20270228T110500Z',
        end: '20270228T113500Z',
        status: 'CONFIRMED',
        location: 'Pabellón de 3 mesas, Carrer Nou 1',
      }),
    ]);
    await api.db.deleteFrom('match_plans').execute();
  });

  test('are expected, called, and played, always as the same event', async () => {
    const first = mine().find((match) => !involves(match, child) && match.state === 'enrolled');
    const match_id = first?._id ?? '';
    await organiser.get(callMatch, { params: { id: day._id }, body: { match_id, table: 2 } });
    const events = await ofMatches();
    expect(events.map(({ uid }) => uid).toSorted()).toEqual(
      mine()
        .map(({ _id }) => _id)
        .toSorted(),
    );
    const called = events.find(({ uid }) => uid === match_id);
    expect(called).toMatchObject({ status: 'CONFIRMED' });
    expect(called?.description).toContain('\nMesa 2\n');
    const others = events.filter(({ uid }) => uid !== match_id);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['TENTATIVE']));
    for (const { description, start } of others) {
      expect(description).toMatch(
        /^Open en juego · Grupo .+\nPrevisto entre las \d\d:\d\d y las \d\d:\d\d\nhttp/u,
      );
      // To five minutes.
      expect(start).toMatch(/[05]00Z$/u);
    }
    await givenResult(organiser, match_id);
    const played = (await ofMatches()).find(({ uid }) => uid === match_id);
    expect(played).toMatchObject({
      uid: called?.uid,
      status: 'CONFIRMED',
      url: expect.stringContaining('/o/'),
    });
    expect(played?.sequence).toBeGreaterThanOrEqual(called?.sequence ?? Infinity);
  });

  test('name people by their first name alone, and rivals where visitors may read the open', async () => {
    const summaries = async () => new Set((await ofMatches()).map(({ summary }) => summary));
    expect(await summaries()).toEqual(
      new Set(['Tu partido contra Jugador', 'Nil juega contra Jugador', 'Tu partido contra Nil']),
    );
    expect((await read(secret)).text).not.toContain('Serra');
    await api.db.updateTable('opens').set({ public_results: false }).where('id', '=', open).execute();
    expect(await summaries()).toEqual(new Set(['Tu partido', 'Nil juega', 'Tu partido contra Nil']));
    const [event] = await ofMatches();
    expect(event?.url).toMatch(/^http:\/\/topspin\.test\/match\//u);
    await api.db.updateTable('opens').set({ public_results: true }).where('id', '=', open).execute();
  });

  test('that they umpire are events of their own', async () => {
    const umpired = day.matches.find((match) => !mine().includes(match));
    await api.db
      .updateTable('matches')
      .set({ umpire_id: child })
      .where('id', '=', umpired?._id ?? '')
      .execute();
    const { events } = await read(secret);
    expect(events.find(({ uid }) => uid === `${umpired?._id}-umpire`)?.summary).toBe(
      'Nil arbitra un partido',
    );
  });

  test('are nobody else’s, and in the language of the account', async () => {
    expect((await read(await addressOf(stranger))).events).toEqual([]);
    await api.db.updateTable('users').set({ lang: 'en' }).where('id', '=', parent.id).execute();
    const { name, events } = await read(secret);
    expect(name).toBe('My matches');
    expect(events.map(({ summary }) => summary)).toContain('Your match against Jugador');
  });
});

test('the match of a guest who is said to be somebody of the account names the rivals, not the guest', async () => {
  const iris = await api.registerPlayer('Iris Font');
  const hall = await givenHall(organiser, 2);
  await givenInGroups(organiser, [iris.player._id, stranger.player._id], hall);
  const { _id: open } = await givenOpen(organiser, { ...hall, name: 'Veteranas' });
  const guest = await organiser.get(addGuest, {
    params: { id: open },
    body: { name: 'Font, Iris', consent: { confirmed: true } },
  });
  const all = [guest, ...(await givenField(organiser, open, 3))];
  for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open, state);
  for (const { _id } of all) await checkIn(organiser, open, _id);
  await move(organiser, open, 'active');
  await givenPhase(organiser, open, { number: 1, type: 'groups', groups_count: 1 });
  const day = await organiser.get(getOpenDay, { params: { id: open } });
  await organiser.get(setDayPerson, {
    params: { id: day._id, player_id: guest.player?._id ?? '' },
    body: { same_as: iris.player._id },
  });
  const other = day.matches.find(({ a, b }) => ![a?._id, b?._id].includes(guest.player?._id));
  const call = { match_id: other?._id ?? '', table: 1 };
  await organiser.get(callMatch, { params: { id: day._id }, body: call });
  const { events } = await read(await addressOf(iris));
  const summaries = events
    .filter(({ description }) => description?.startsWith('Veteranas'))
    .map(({ summary }) => summary);
  expect(summaries).toEqual(Array(3).fill('Tu partido contra Jugador'));
});

/** A mixed doubles of two pairs with a played match between them. */
async function givenPlayedDoubles() {
  const { open, pairs } = await givenMixedDoubles(organiser, 2);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  await givenResult(organiser, group?.matches[0]?._id ?? '');
  return { open, pairs };
}

test('a match of doubles says with whom and against whom, by first names', async () => {
  const ana = await api.registerUser('Ana Gil');
  const { pairs } = await givenPlayedDoubles();
  const of = (account: string | null, place: number) =>
    api.db
      .updateTable('players')
      .set({ user_id: account })
      .where('id', '=', pairs[0]?.members[place]?._id ?? '')
      .execute();
  const secret = await addressOf(ana);
  const summaries = async () => (await read(secret)).events.map(({ summary }) => summary);
  await of(ana.id, 0);
  expect(await summaries()).toContain('Tu partido con Leo contra Eva / Nil');
  await of(null, 0);
  await of(ana.id, 1);
  expect(await summaries()).toContain('Tu partido con Ana contra Eva / Nil');
});

test('a match of two people of one account names both, also where visitors may not read the open', async () => {
  const mother = await api.registerUser('Marta Vila');
  const { open, pairs } = await givenPlayedDoubles();
  const [ana = '', leo = ''] = pairs[0]?.members.map(({ _id }) => _id) ?? [];
  await api.db
    .insertInto('player_administrators')
    .values([ana, leo].map((player_id) => ({ player_id, user_id: mother.id, relation: 'guardian' })))
    .execute();
  const secret = await addressOf(mother);
  const summaries = async () =>
    (await read(secret)).events.map(({ summary }) => summary).filter((summary) => summary !== open.name);
  const isPublic = (public_results: boolean) =>
    api.db.updateTable('opens').set({ public_results }).where('id', '=', open._id).execute();
  const speaks = (lang: 'es' | 'en' | 'ca') =>
    api.db.updateTable('users').set({ lang }).where('id', '=', mother.id).execute();
  expect(await summaries()).toEqual(['Ana y Leo juegan contra Eva / Nil']);
  await speaks('en');
  expect(await summaries()).toEqual(['Ana and Leo play Eva / Nil']);
  await speaks('ca');
  expect(await summaries()).toEqual(['Ana i Leo juguen contra Eva / Nil']);
  await isPublic(false);
  expect(await summaries()).toEqual(['Ana i Leo juguen']);
  await speaks('en');
  expect(await summaries()).toEqual(['Ana and Leo play']);
  // One of the two is the mother herself.
  await speaks('es');
  await api.db.updateTable('players').set({ user_id: mother.id }).where('id', '=', ana).execute();
  expect(await summaries()).toEqual(['Tu partido con Leo']);
  await isPublic(true);
  expect(await summaries()).toEqual(['Tu partido con Leo contra Eva / Nil']);
});
