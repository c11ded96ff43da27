import { enrol, listConsents, removeInscription, restoreInscription } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const mother = givenUser(api, 'Marta Madre');

const child = { relation: 'guardian', guardian_consent: true, date_of_birth: '2015-06-01' } as const;

async function givenChildIn(name: string) {
  const player = await givenPlayer(mother, { ...child, name });
  const open = await givenOpen(organiser, { name: `Open de ${name}` });
  const row = await givenEnrolled(mother, open._id, player._id);
  const params = { id: open._id, inscription_id: row._id };
  const consents = async () =>
    (await mother.get(listConsents, { params: { id: player._id } })).collection
      .filter((consent) => consent.open?._id === open._id)
      .map(({ given_at: given, withdrawn_at: withdrawn }) => withdrawn !== null && withdrawn >= given);
  return { player, open, params, consents };
}

test('the consent to an open is marked as withdrawn once the mother withdraws from it, and stands again if she undoes that', async () => {
  const { params, consents } = await givenChildIn('Nil');
  expect(await consents()).toEqual([false]);
  await mother.get(removeInscription, { params });
  expect(await consents()).toEqual([true]);
  await mother.get(restoreInscription, { params });
  expect(await consents()).toEqual([false]);
});

test('a new consent stands beside the one that was withdrawn', async () => {
  const { player, open, params, consents } = await givenChildIn('Laia');
  await mother.get(removeInscription, { params });
  const body = { player_id: player._id, consent: { confirmed: true } } as const;
  await mother.get(enrol, { params: { id: open._id }, body });
  expect(await consents()).toEqual([false, true]);
  await mother.get(removeInscription, { params });
  await mother.get(restoreInscription, { params });
  expect(await consents()).toEqual([false, true]);
});

test('an organiser who removes somebody withdraws no consent of theirs', async () => {
  const { params, consents } = await givenChildIn('Ona');
  await organiser.get(removeInscription, { params });
  expect(await consents()).toEqual([false]);
});
