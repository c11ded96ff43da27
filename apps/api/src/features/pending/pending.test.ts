import {
  acceptOrganising,
  answerPlaceRequest,
  askForPlace,
  claimPlayer,
  countPending,
  enrol,
  inviteOrganiser,
  invitePlayer,
  offerProfile,
} from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Dueña');
const stranger = givenUser(api, 'Otra Persona');

test('counts whatever awaits an answer, for the one who gives it alone', async () => {
  const person = await api.registerPlayer('Pía Pendiente');
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', 'in', [person.id, organiser.id])
    .execute();
  const count = async () => (await person.get(countPending)).count;
  expect(await count()).toBe(0);
  const open = await givenOpen(organiser);
  const params = { id: open._id };
  await organiser.get(inviteOrganiser, { params, body: { email: person.email } });
  expect(await count()).toBe(1);
  await organiser.get(invitePlayer, { params, body: { player_id: person.player._id } });
  expect(await count()).toBe(2);
  const other = await givenOpen(organiser);
  const body = { player_id: person.player._id, consent: { confirmed: true as const } };
  await organiser.get(enrol, { params: { id: other._id }, body });
  expect(await count()).toBe(3);
  const child = await givenPlayer(person, { name: 'Hija Pendiente' });
  await stranger.get(claimPlayer, { params: { id: child._id } });
  expect(await count()).toBe(4);
  const offered = await givenPlayer(organiser, { name: 'Ofrecida' });
  const offer = { kind: 'guardian' as const, email: person.email, keeps: true };
  await organiser.get(offerProfile, { params: { id: offered._id }, body: offer });
  expect(await count()).toBe(5);
  await person.get(acceptOrganising, { params });
  expect(await count()).toBe(4);
  expect((await stranger.get(countPending)).count).toBe(0);
});

test('counts requests for a place in an edition, for those who manage circuits', async () => {
  const { _id: edition_id } = await givenEdition(admin);
  const open = await givenOpen(organiser);
  const params = { id: open._id };
  const before = (await admin.get(countPending)).count;
  await organiser.get(askForPlace, { params, body: { edition_id } });
  expect((await admin.get(countPending)).count).toBe(before + 1);
  expect((await organiser.get(countPending)).count).toBe(0);
  await admin.call(answerPlaceRequest, { params, body: { edition_id, answer: 'refused' } });
  expect((await admin.get(countPending)).count).toBe(before);
});
