import {
  createPlayerFromUser,
  createVenue,
  getOpen,
  getPlayer,
  getVenue,
  listDeleted,
  listEditions,
  listInscriptions,
  restoreCircuit,
  restoreEdition,
  restoreOpen,
  restorePlayer,
  restoreVenue,
  softDeleteCircuit,
  softDeleteEdition,
  softDeleteOpen,
  softDeletePlayer,
  setRoles,
  softDeleteVenue,
  transitionOpen,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const owner = givenUser(api, 'Rosa Dueña');
const stranger = givenUser(api, 'Otra Persona');

const deletedOf = async (id: string) =>
  (await admin.get(listDeleted, { query: { filters: { _id: id } } })).collection;

describe('what was deleted', () => {
  test('is listed for an admin alone, with who did it, and found by kind and name', async () => {
    const open = await givenOpen(owner, { state: 'created', name: 'Open que sobra' });
    await owner.get(softDeleteOpen, { params: { id: open._id } });
    const query = { filters: { kind: 'open' }, simpleSearch: { search: 'sobra', fields: [] } };
    const { collection } = await admin.get(listDeleted, { query });
    expect(collection).toEqual([
      {
        _id: open._id,
        kind: 'open',
        name: 'Open que sobra',
        deleted_at: expect.any(String),
        deleted_by: { _id: owner.id, name: 'Rosa Dueña' },
      },
    ]);
    expect((await owner.call(listDeleted)).status).toBe(403);
  });

  test('is listed for a circuit manager as far as it is theirs to restore', async () => {
    const manager = await api.registerUser('Carla Circuitos');
    const params = { id: manager.id };
    const { version } = manager.login.user;
    await admin.get(setRoles, { params, body: { roles: ['circuitManager'] }, version });
    const edition = await givenEdition(admin);
    await admin.get(softDeleteEdition, { params: { id: edition._id } });
    await admin.get(softDeleteCircuit, { params: { id: edition.circuit._id } });
    const open = await givenOpen(owner, { state: 'created' });
    await owner.get(softDeleteOpen, { params: { id: open._id } });
    const { collection } = await manager.get(listDeleted, { query: { itemsPerPage: 100 } });
    const found = collection.map(({ _id }) => _id);
    expect(found).toEqual(expect.arrayContaining([edition._id, edition.circuit._id]));
    expect(found).not.toContain(open._id);
    expect(new Set(collection.map(({ kind }) => kind))).toEqual(new Set(['circuit', 'edition']));
  });

  test('an open comes back whole for the one who deleted it, and stays when asked again', async () => {
    const open = await givenOpen(owner);
    const params = { id: open._id };
    const player = await givenPlayer(owner);
    await givenEnrolled(owner, open._id, player._id);
    await owner.get(transitionOpen, { params, body: { to: 'canceled', reason: 'Obras' } });
    const before = await owner.get(getOpen, { params });
    await owner.get(softDeleteOpen, { params });
    expect((await stranger.call(restoreOpen, { params })).status).toBe(404);
    for (let time = 0; time < 2; time += 1) await owner.get(restoreOpen, { params });
    expect(await owner.get(getOpen, { params })).toMatchObject({ ...before, version: before.version + 2 });
    expect((await owner.get(listInscriptions, { params })).collection).toHaveLength(1);
    expect(await deletedOf(open._id)).toEqual([]);
  });

  test('a venue comes back for its admin, and later for an admin of the installation', async () => {
    const venue = await owner.get(createVenue, {
      body: { name: 'Nau vella', address: 'Vic', terms_accepted: true, declaration_accepted: true },
    });
    const params = { id: venue._id };
    for (const by of [owner, admin]) {
      await owner.get(softDeleteVenue, { params });
      expect((await stranger.call(restoreVenue, { params })).status).toBe(404);
      await by.get(restoreVenue, { params });
      expect(await owner.get(getVenue, { params })).toMatchObject({ name: 'Nau vella', mine: true });
    }
  });

  test('a circuit comes back with its editions, an edition only where its circuit is', async () => {
    const edition = await givenEdition(admin);
    const { circuit } = edition;
    const names = async () =>
      (await admin.get(listEditions, { query: { filters: { 'circuit._id': circuit._id } } })).collection.map(
        ({ name }) => name,
      );
    await admin.get(softDeleteEdition, { params: { id: edition._id } });
    await admin.get(softDeleteCircuit, { params: { id: circuit._id } });
    const early = await admin.call(restoreEdition, { params: { id: edition._id } });
    expect(early.failure.code).toBe('edition.circuitDeleted');
    await admin.get(restoreCircuit, { params: { id: circuit._id } });
    expect(await names()).toEqual([]);
    await admin.get(restoreEdition, { params: { id: edition._id } });
    expect(await names()).toEqual([edition.name]);
  });

  test('a player comes back, unless the account has become another one since', async () => {
    const person = await api.registerPlayer('Vuelve Pronto');
    const params = { id: person.player._id };
    await person.get(softDeletePlayer, { params });
    await person.get(restorePlayer, { params });
    expect(await person.get(getPlayer, { params })).toMatchObject({ name: 'Vuelve Pronto', mine: true });
    await person.get(softDeletePlayer, { params });
    await person.get(createPlayerFromUser, { body: { date_of_birth: '1990-05-17' } });
    expect((await person.call(restorePlayer, { params })).failure.code).toBe('player.alreadyExists');
  });
});
