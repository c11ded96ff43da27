import { confirmInscription, editPlayer, getPlayer, listLicences, listPlayers } from '@topspin/contract';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const family = givenUser(api, 'Marta Familia');
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Mallory', { trusted: false });
const adult = givenPlayerAccount(api, 'Ana Adulta');

const licencesIn = async (who: Caller, id: string) =>
  (await who.get(listLicences, { params: { id } })).collection.map(({ licence }) => licence);

const licenceOf = async (who: Caller, id: string) => (await who.get(getPlayer, { params: { id } })).licence;

async function licensed(who: Caller, id: string, licence: string): Promise<void> {
  const { version } = await who.get(getPlayer, { params: { id } });
  expect((await who.get(editPlayer, { params: { id }, version, body: { licence } })).licence).toBe(licence);
}

test('the licence of an adult is seen by the person, admins and organisers of an open they are in', async () => {
  const { _id: id } = adult.player;
  await licensed(adult, id, 'CAT-12345');
  expect(await licenceOf(admin, id)).toBe('CAT-12345');
  expect(await licenceOf(stranger, id)).toBe(null);
  expect(await licenceOf(organiser, id)).toBe(null);
  const open = await givenOpen(organiser);
  await givenEnrolled(adult, open._id, id);
  expect(await licenceOf(organiser, id)).toBe('CAT-12345');
  expect(await licencesIn(organiser, open._id)).toEqual(['CAT-12345']);
  expect(await licencesIn(admin, open._id)).toEqual(['CAT-12345']);
  expect((await stranger.call(listLicences, { params: { id: open._id } })).status).toBe(403);
  expect((await adult.call(listLicences, { params: { id: open._id } })).status).toBe(403);
  const listed = await stranger.get(listPlayers, { query: { filters: { name: 'Ana Adulta' } } });
  expect(JSON.stringify(listed)).not.toContain('CAT-12345');
});

test('that of a child is seen by the family, and by a trusted organiser once the family has confirmed', async () => {
  const birth = `${new Date().getUTCFullYear() - 12}-01-10`;
  const { _id: id } = await givenPlayer(family, {
    name: 'Nil Petit',
    relation: 'guardian',
    date_of_birth: birth,
  });
  await licensed(family, id, 'CAT-777');
  const open = await givenOpen(organiser);
  const { _id: inscription_id } = await givenEnrolled(organiser, open._id, id);
  expect(await licenceOf(organiser, id)).toBe(null);
  expect(await licencesIn(organiser, open._id)).toEqual([]);
  await family.get(confirmInscription, { params: { id: open._id, inscription_id } });
  expect(await licenceOf(organiser, id)).toBe('CAT-777');
  expect(await licencesIn(organiser, open._id)).toEqual(['CAT-777']);
  expect(await licenceOf(stranger, id)).toBe(null);
});
