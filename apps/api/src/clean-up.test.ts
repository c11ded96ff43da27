import { randomUUID } from 'node:crypto';
import { createApiKey, createPlayer, listSessions, logout, me, recover, refresh } from '@topspin/contract';
import { expect, test } from 'vitest';
import { audit } from '#http/audit.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { cleanUp, keptDays } from './clean-up.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-07T10:00:00Z');
let now = start;
const api = givenApi({ now: () => now });
const user = givenUser(api);

const count = async (table: 'refresh_tokens' | 'session_families' | 'mail_tokens' | 'idempotency_keys') => {
  const { rows } = await api.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};
const counts = async () => [
  await count('refresh_tokens'),
  await count('session_families'),
  await count('mail_tokens'),
  await count('idempotency_keys'),
];

test('what can still be used stays, what is over goes', async () => {
  const phone = { name: 'Casa', code: '+34', phone: '612345678' };
  await user.get(createPlayer, {
    body: { name: 'Berta', contact_phone: phone, consent: true },
    key: 'berta-1',
  });
  await api.get(recover, { body: { email: user.email } });
  await user.get(createApiKey, {
    params: { id: user.id },
    body: { name: 'Marcador', password: user.password },
  });
  const other = await api.registerUser();
  await api.get(logout, { body: { refreshtoken: other.login.refreshToken } });
  expect(await counts()).toEqual([2, 2, 1, 1]);

  await cleanUp(api.db, new Date(start.getTime() + day / 2));
  expect(await counts()).toEqual([2, 2, 1, 1]);
  expect((await user.get(listSessions, { params: { id: user.id } })).collection).toHaveLength(1);

  await cleanUp(api.db, new Date(start.getTime() + 2 * day));
  expect(await counts()).toEqual([2, 2, 1, 0]);

  now = new Date(start.getTime() + 40 * day);
  const { body } = await api.call(refresh, { body: { refreshtoken: user.login.refreshToken } });
  await cleanUp(api.db, new Date(start.getTime() + (keptDays.endedSessions + 1) * day));
  expect(await counts()).toEqual([1, 1, 0, 0]);
  expect((await api.as(body.token).call(me)).status).toBe(200);
});

test('mails go after a month, refusals after three, what was done after three years', async () => {
  const at = (days: number) => new Date(start.getTime() - days * day);
  const entry = (days: number, refused: boolean) =>
    audit({ db: api.db, now: at(days), user: null }, 'editOpen', { entity: 'opens', refused });
  await api.db.deleteFrom('audit_log').execute();
  await api.db.deleteFrom('outbox').execute();
  for (const [days, refused] of [
    [keptDays.refusals + 1, true],
    [keptDays.refusals - 1, true],
    [keptDays.refusals + 1, false],
    [keptDays.deeds + 1, false],
  ] as const)
    await entry(days, refused);
  for (const days of [keptDays.mails - 1, keptDays.mails + 1]) {
    const mail = {
      to_address: 'a@topspin.test',
      kind: 'recover',
      lang: 'es' as const,
      subject: 'x',
      body_text: 'x',
    };
    await api.db
      .insertInto('outbox')
      .values({ ...mail, id: randomUUID(), created_at: at(days) })
      .execute();
  }
  await cleanUp(api.db, start);
  const left = await api.db.selectFrom('audit_log').select(['at', 'refused']).orderBy('at').execute();
  expect(left).toEqual([
    { at: at(keptDays.refusals + 1), refused: false },
    { at: at(keptDays.refusals - 1), refused: true },
  ]);
  const mails = await api.db.selectFrom('outbox').select('created_at').execute();
  expect(mails).toEqual([{ created_at: at(keptDays.mails - 1) }]);
});
