import {
  createVenue,
  editCircuit,
  editEdition,
  editOpen,
  editVenue,
  getCircuit,
  listAuditLog,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

const logged = async (id: string) => {
  const query = { filters: { entity_id: id }, sortBy: ['at'] };
  const { collection } = await admin.get(listAuditLog, { query });
  return collection.map(({ action, before, after }) => ({ action, before, after }));
};

describe('the log says what was made and what an edit changed', () => {
  test('of a venue', async () => {
    const venue = await admin.get(createVenue, {
      body: {
        name: 'Pavelló',
        address: 'Carrer de la Pau 3, Vic',
        tables: 8,
        terms_accepted: true,
        declaration_accepted: true,
      },
    });
    const { _id: id, version, name, tables } = venue;
    const contacts = [{ name: 'Conserje', code: '+34', phone: '938 85 00 00' }];
    const body = { name: 'Pavelló nou', tables: tables + 2, address: venue.address, contacts };
    await admin.get(editVenue, { params: { id }, version, body });
    expect(await logged(id)).toEqual([
      { action: 'createVenue', before: null, after: { name, address: venue.address, tables } },
      {
        action: 'editVenue',
        before: { name, tables },
        after: { name: 'Pavelló nou', tables: tables + 2, fields: ['contacts'] },
      },
    ]);
  });

  test('of a circuit and its edition', async () => {
    const edition = await givenEdition(admin);
    const { _id: id, version, name } = await admin.get(getCircuit, { params: { id: edition.circuit._id } });
    await admin.get(editCircuit, { params: { id }, version, body: { age_range: { min: 0, max: 18 } } });
    expect(await logged(id)).toEqual([
      { action: 'createCircuit', before: null, after: { name } },
      { action: 'editCircuit', before: { age_min: null, age_max: null }, after: { age_min: 0, age_max: 18 } },
    ]);
    const change = { params: { id: edition._id }, version: edition.version, body: { name: 'Otra' } };
    await admin.get(editEdition, change);
    expect(await logged(edition._id)).toMatchObject([
      { action: 'createEdition', after: { name: edition.name } },
      { action: 'editEdition', before: { name: edition.name }, after: { name: 'Otra' } },
    ]);
  });

  test('of an open, with its description only by name', async () => {
    const { _id: id, version, name } = await givenOpen(admin);
    const body = { players_max: 32, description: [{ lang: 'es' as const, text: 'Con Ana Ruiz' }], name };
    await admin.get(editOpen, { params: { id }, version, body });
    const entries = await logged(id);
    expect(entries[0]).toMatchObject({ action: 'createOpen', after: { name } });
    expect(entries.at(-1)).toEqual({
      action: 'editOpen',
      before: { players_max: 64 },
      after: { players_max: 32, fields: ['description'] },
    });
  });
});
