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
