import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { queueMail } from './outbox.ts';

const api = givenApi();
const parent = givenUser(api, 'Marta Mare');
const known = givenUser(api, 'Rosa Organizadora');
const strangers = [1, 2, 3].map((number) => givenUser(api, `Mallory ${number}`, { trusted: false }));

test('strangers use up half of the mails of a day, and leave the rest to those who are trusted', async () => {
  const to = { id: parent.id, name: 'Marta Mare', email: parent.email, lang: 'es' } as const;
  const invite = (causedBy: string) =>
    queueMail(api.db, { to, kind: 'guardianInvited', figures: { link: 'https://x' }, causedBy, about: [] });
  for (let round = 0; round < 7; round += 1) for (const { id } of strangers) await invite(id);
  const queued = async () =>
    (
      await api.db.selectFrom('outbox').select('caused_by').where('kind', '=', 'guardianInvited').execute()
    ).map(({ caused_by }) => caused_by);
  expect(await queued()).toHaveLength(10);
  await invite(known.id);
  expect(await queued()).toContain(known.id);
});

test('what an organiser writes uses up nothing of what the application says of a registration', async () => {
  const to = { id: parent.id, name: 'Marta Mare', email: parent.email, lang: 'es' } as const;
  const send = (kind: 'organiserWrote' | 'removedByOther') =>
    queueMail(api.db, { to, kind, figures: { link: 'https://x' }, causedBy: known.id, about: [] });
  for (let sent = 0; sent < 101; sent += 1) await send('organiserWrote');
  await send('removedByOther');
  const mails = await api.db.selectFrom('outbox').select('kind').execute();
  const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  expect([count('organiserWrote'), count('removedByOther')]).toEqual([20, 1]);
});
