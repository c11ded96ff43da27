import { addGuest, editGuest, enrol, erasePlayer, listInscriptions, type OpenPage } from '@topspin/contract';
import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { betrayals, dump } from '#testing/database/dump.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });
const ana = givenPlayerAccount(api, 'Ana Núñez');

const add = (by: Caller, open: OpenPage, name = 'Zacarías Forastero') =>
  by.call(addGuest, {
    params: { id: open._id },
    body: { name, club: 'CTT Lejano', consent: { confirmed: true } },
  });

test('an organiser corrects the name and the club of a guest, and of nobody else', async () => {
  const open = await givenOpen(newcomer);
  const guest = (await add(newcomer, open)).body;
  const entered = await ana.get(enrol, { params: { id: open._id }, body: { player_id: ana.player._id } });
  const edit = (by: Caller, inscription_id: string) =>
    by.call(editGuest, {
      params: { id: open._id, inscription_id },
      body: { name: 'Zacarías Vecino', club: null },
    });
  expect((await edit(newcomer, entered._id)).status).toBe(404);
  expect((await edit(ana, guest._id)).status).toBe(403);
  expect((await edit(newcomer, guest._id)).body.player).toMatchObject({
    name: 'Zacarías Vecino',
    club: null,
  });
  const { collection } = await ana.get(listInscriptions, { params: { id: open._id } });
  expect(collection.map(({ player }) => player?.name)).toEqual(['Zacarías Vecino', 'Ana Núñez']);
  const clubs = await api.db.selectFrom('clubs').select('name').execute();
  expect(clubs).not.toContainEqual({ name: 'CTT Lejano' });
});

test('the name of a guest who asks for it is erased by an organiser of the open, without a trace', async () => {
  const [open, other] = [await givenOpen(newcomer), await givenOpen(ana)];
  const guest = (await add(newcomer, open, 'Quirze Esvaït')).body;
  const erase = (by: Caller) => by.call(erasePlayer, { params: { id: guest.player._id } });
  expect((await erase(ana)).status).toBe(404);
  expect((await erase(newcomer)).status).toBe(204);
  expect((await erase(newcomer)).status).toBe(204);
  expect(betrayals(await dump(api.db), ['quirze', 'esvait'])).toEqual([]);
  expect(other.state).toBe('registrationOpen');
});

test('an account that is not trusted adds so many guests a day', async () => {
  const stranger = await api.registerUser('Mil Invitados', { trusted: false });
  const open = await givenOpen(stranger);
  const rows = Array.from({ length: 200 }, (_, number) => ({
    id: randomUUIDv7(),
    name: `Invitado ${number}`,
    guest_of: open._id,
    created_by: stranger.id,
    deleted_at: new Date(),
  }));
  await api.db.insertInto('players').values(rows).execute();
  const { status, failure } = await add(stranger, open);
  expect([status, failure.code]).toEqual([429, 'inscription.tooManyGuests']);
  await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', open._id).execute();
  expect((await add(stranger, open)).status).toBe(201);
});
