import { editOpen, getOpen } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen } from '#testing/given-open.ts';
import type { Caller } from '#testing/client.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const owner = givenUser(api, 'Rosa Organizadora');
const coOrganiser = givenUser(api, 'Hugo Ayudante');
let id: string;

/** An open of a circuit, with a co-organiser. */
beforeEach(async () => {
  const edition_id = (await givenEdition(admin))._id;
  id = (await givenOpen(owner))._id;
  await api.db.updateTable('opens').set({ edition_id }).where('id', '=', id).execute();
  await api.db
    .insertInto('open_organisers')
    .values({ open_id: id, user_id: coOrganiser.id, role: 'organiser', accepted_at: new Date() })
    .execute();
});

const edit = async (by: Caller, body: object) => {
  const { version } = await by.get(getOpen, { params: { id } });
  return (await by.call(editOpen, { params: { id }, version, body })).status;
};

test('only circuit managers take an open out of its edition', async () => {
  for (const by of [owner, coOrganiser]) expect(await edit(by, { edition_id: null })).toBe(403);
  expect(await edit(admin, { edition_id: null })).toBe(200);
});

test('what an open that is over is remembered by is its owner’s to correct', async () => {
  const { name, date_start } = await owner.get(getOpen, { params: { id } });
  const over = { state: 'finished', finished_at: new Date() } as const;
  await api.db.updateTable('opens').set(over).where('id', '=', id).execute();
  for (const body of [
    { name: 'Copa' },
    { date_end: '2027-03-01T19:00:00Z' },
    { functional_diversity: true },
    { public_results: false },
    { players_max: 500 },
    { age_range: { min: 10, max: 90 } },
    { best_of: 7 },
  ]) {
    expect(await edit(coOrganiser, body)).toBe(403);
    expect(await edit(owner, body)).toBe(200);
  }
  expect(
    await edit(coOrganiser, {
      name: 'Copa',
      date_start,
      public_results: false,
      description: [{ lang: 'es', text: 'Gracias a todos' }],
      contact: null,
    }),
  ).toBe(200);
  expect(name).not.toBe('Copa');
});
