import {
  enrol,
  editOpen,
  getOpen,
  listInscriptions,
  listMyInscriptions,
  removeInscription,
  setInscription,
  transitionOpen,
  type Inscription,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenPlayerAccount(api, 'Ana Núñez');

const set = (who: Caller, { open_id, _id }: Inscription, state: 'registered' | 'waiting' | 'present') =>
  who.call(setInscription, { params: { id: open_id, inscription_id: _id }, body: { state } });

const remove = (who: Caller, { open_id, _id }: Inscription) =>
  who.call(removeInscription, { params: { id: open_id, inscription_id: _id } });

/** Everybody's state, in order of arrival. */
async function statesOf(openId: string): Promise<(string | undefined)[]> {
  const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
  return collection.map(({ state }) => state);
}

const mailsAbout = async (kind: string) =>
  api.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();

describe('a place that is freed', () => {
  test('goes to the first one waiting, who gets a mail in their language', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    const [first] = await givenField(organiser, open._id, 2);
    await givenEnrolled(organiser, open._id, ana.player._id);
    await givenField(organiser, open._id, 1);
    expect((await remove(organiser, first as Inscription)).status).toBe(204);
    expect(await statesOf(open._id)).toEqual(['registered', 'registered', 'waiting']);
    const link = `http://topspin.test/single-open/${open._id}`;
    const mails = (await mailsAbout('placeFreed')).filter(({ body_text }) => body_text.includes(link));
    expect(mails).toMatchObject([{ to_address: ana.email, subject: 'Ya tienes plaza en Open de Vic' }]);
  });

  test('by a higher limit goes to as many', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    await givenField(organiser, open._id, 5);
    await organiser.get(editOpen, {
      params: { id: open._id },
      version: (await organiser.get(getOpen, { params: { id: open._id } })).version,
      body: { players_max: 4 },
    });
    expect(await statesOf(open._id)).toEqual([
      'registered',
      'registered',
      'registered',
      'registered',
      'waiting',
    ]);
  });

  test('in play goes to nobody by itself', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    const field = await givenField(organiser, open._id, 3);
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    for (const row of field.slice(0, 2)) await set(organiser, row, 'present');
    await move(organiser, open._id, 'active');
    await remove(organiser, field[0] as Inscription);
    expect(await statesOf(open._id)).toEqual(['present', 'waiting']);
  });
});

describe('leaving', () => {
  test('is the player’s own while registration is open, and the organiser’s afterwards', async () => {
    const open = await givenOpen(organiser);
    const mine = await givenEnrolled(ana, open._id, ana.player._id);
    await move(organiser, open._id, 'registrationClosed');
    expect((await remove(ana, mine)).failure.code).toBe('inscription.leaveClosed');
    expect((await remove(organiser, mine)).status).toBe(204);
    expect(await statesOf(open._id)).toEqual([]);
  });

  test('is for longer the player’s whom somebody else enrolled: until play begins', async () => {
    const open = await givenOpen(organiser);
    const mine = await givenEnrolled(organiser, open._id, ana.player._id);
    await move(organiser, open._id, 'registrationClosed');
    expect((await remove(ana, mine)).status).toBe(204);
    expect(await statesOf(open._id)).toEqual([]);
  });

  test('is nobody else’s: refused without effect, and written down', async () => {
    const open = await givenOpen(organiser);
    const mine = await givenEnrolled(organiser, open._id, ana.player._id);
    const stranger = await api.registerPlayer('Ladrón de Plazas');
    expect((await remove(stranger, mine)).status).toBe(403);
    expect(await statesOf(open._id)).toEqual(['registered']);
    const written = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', stranger.id)
      .executeTakeFirstOrThrow();
    expect(written).toMatchObject({ action: 'removeInscription', entity_id: open._id, refused: true });
  });

  test('under the address of another open finds nothing', async () => {
    const [open, other] = [await givenOpen(organiser), await givenOpen(organiser)];
    const mine = await givenEnrolled(organiser, open._id, ana.player._id);
    expect((await remove(organiser, { ...mine, open_id: other._id })).status).toBe(404);
  });

  test('by an administrator of the player', async () => {
    const open = await givenOpen(organiser);
    const pupil = await givenPlayer(ana);
    const row = await givenEnrolled(ana, open._id, pupil._id);
    expect((await remove(ana, row)).status).toBe(204);
  });
});

describe('reception', () => {
  test('a tap checks in, a second one changes nothing, and it can be undone', async () => {
    const open = await givenOpen(organiser);
    const [row] = (await givenField(organiser, open._id, 1)) as [Inscription];
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    expect((await set(organiser, row, 'present')).body).toMatchObject({ state: 'present', checked_in: true });
    expect((await set(organiser, row, 'present')).body).toMatchObject({ state: 'present' });
    expect((await set(organiser, row, 'registered')).body).toMatchObject({
      state: 'registered',
      checked_in: false,
    });
  });

  test('who is entered at the desk is there at once, with a place or waiting for one', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    await givenField(organiser, open._id, 1);
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    const [inside, waits] = (await givenField(organiser, open._id, 2)) as [Inscription, Inscription];
    expect(inside).toMatchObject({ state: 'present', checked_in: true });
    expect(waits).toMatchObject({ state: 'waiting', checked_in: true });
    expect((await set(organiser, inside, 'registered')).body).toMatchObject({ checked_in: false });
  });

  test('has not begun before registration is closed', async () => {
    const open = await givenOpen(organiser);
    const [row] = (await givenField(organiser, open._id, 1)) as [Inscription];
    expect((await set(organiser, row, 'present')).failure.code).toBe('inscription.transitionNotAllowed');
  });

  test('is the organiser’s', async () => {
    const open = await givenOpen(organiser);
    const mine = await givenEnrolled(organiser, open._id, ana.player._id);
    expect((await set(ana, mine, 'present')).status).toBe(403);
  });

  test('closes with the missing absent, and those who wait in the hall in their places, in order', async () => {
    const open = await givenOpen(organiser, { players_max: 3 });
    const field = await givenField(organiser, open._id, 6);
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    const [here, , alsoHere, waitsAtHome, waitsHere, waitsHereToo] = field;
    for (const row of [here, alsoHere, waitsHere, waitsHereToo])
      await set(organiser, row as Inscription, 'present');
    expect(await statesOf(open._id)).toEqual([
      'present',
      'registered',
      'present',
      'waiting',
      'waiting',
      'waiting',
    ]);
    await move(organiser, open._id, 'active');
    expect(waitsAtHome?.state).toBe('waiting');
    expect(await statesOf(open._id)).toEqual([
      'present',
      'absent',
      'present',
      'waiting',
      'present',
      'waiting',
    ]);
  });

  test('a check-in on the waiting list can be undone', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    const [, , waits] = (await givenField(organiser, open._id, 3)) as [Inscription, Inscription, Inscription];
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    expect((await set(organiser, waits, 'present')).body).toMatchObject({
      state: 'waiting',
      checked_in: true,
    });
    expect((await set(organiser, waits, 'waiting')).body).toMatchObject({
      state: 'waiting',
      checked_in: false,
    });
  });

  test('with too few players asks before it closes, and nobody is absent until it is said', async () => {
    const open = await givenOpen(organiser, { players_min: 4 });
    const [row] = (await givenField(organiser, open._id, 4)) as [Inscription];
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    await set(organiser, row, 'present');
    const { failure } = await organiser.call(transitionOpen, {
      params: { id: open._id },
      body: { to: 'active' },
    });
    expect(failure).toMatchObject({
      code: 'open.tooFewPlayers',
      message: 'Hay 1 presentes y el mínimo son 4.',
    });
    expect(await statesOf(open._id)).toEqual(['present', 'registered', 'registered', 'registered']);
    await move(organiser, open._id, 'active');
    expect(await statesOf(open._id)).toEqual(['present', 'absent', 'absent', 'absent']);
  });

  test('opened again, those who were absent can still come', async () => {
    const open = await givenOpen(organiser);
    const [row] = (await givenField(organiser, open._id, 2)) as [Inscription];
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    await move(organiser, open._id, 'active');
    await move(organiser, open._id, 'reception');
    expect((await set(organiser, row, 'present')).body).toMatchObject({ state: 'present' });
  });
});

describe('the list of who is registered', () => {
  test('is found by name without accents, and shows no date of birth and no phone', async () => {
    const open = await givenOpen(organiser);
    await givenField(organiser, open._id, 2);
    await givenEnrolled(organiser, open._id, ana.player._id);
    const { collection } = await organiser.get(listInscriptions, {
      params: { id: open._id },
      query: { simpleSearch: { search: 'nunez', fields: [] } },
    });
    expect(collection.map(({ player }) => player?.name)).toEqual(['Ana Núñez']);
    expect(JSON.stringify(collection)).not.toMatch(/1990-\d\d-|phone|date_of_birth/u);
  });

  test('mine has my own and those of whom I administer, with their open', async () => {
    const rosa = await api.registerPlayer('Rosa Roca');
    const open = await givenOpen(organiser);
    const pupil = await givenPlayer(rosa, { name: 'Pupilo' });
    await rosa.get(enrol, { params: { id: open._id }, body: { player_id: rosa.player._id } });
    await givenEnrolled(rosa, open._id, pupil._id);
    await givenEnrolled(organiser, open._id, ana.player._id);
    const { collection } = await rosa.get(listMyInscriptions);
    expect(new Set(collection.map(({ player }) => player?.name))).toEqual(new Set(['Pupilo', 'Rosa Roca']));
    expect(collection[0]?.open).toMatchObject({ _id: open._id, name: 'Open de Vic' });
  });
});
