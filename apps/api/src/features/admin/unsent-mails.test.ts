import { enrol, inviteOrganiser, listUnsentMails } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Otra');
const ana = givenPlayerAccount(api, 'Ana Núñez');

test('an organiser sees which players could not be mailed, and nothing of invitations', async () => {
  const open = await givenOpen(organiser, { name: 'Open de Vic' });
  const body = { player_id: ana.player._id, consent: { confirmed: true } } as const;
  await organiser.get(enrol, { params: { id: open._id }, body });
  await organiser.get(inviteOrganiser, { params: { id: open._id }, body: { email: ana.email } });
  const unsent = async () => (await organiser.get(listUnsentMails)).collection;
  expect(await unsent()).toEqual([]);
  await api.db.updateTable('outbox').set({ attempts: 3, last_error: '550 no such user' }).execute();
  expect(await unsent()).toMatchObject([
    { subject: 'Inscripción de Ana Núñez en Open de Vic', players: ['Ana Núñez'] },
  ]);
  expect(JSON.stringify(await unsent())).not.toContain(ana.email);
  expect((await other.get(listUnsentMails)).collection).toEqual([]);
  await api.db.updateTable('outbox').set({ sent_at: new Date(), last_error: null }).execute();
  expect(await unsent()).toEqual([]);
});
