import {
  access,
  createApiKey,
  createPlayer,
  createPlayerFromUser,
  editMe,
  listOutbox,
  me,
  openMail,
  recover,
  refresh,
  register,
  resetPassword,
  setPhones,
} from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#testing/database/database.ts';
import { httpCaller } from '#testing/http-caller.ts';
import { late } from '#testing/late.ts';
import { startProgram } from '#testing/started-program.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = late(testDatabase, (made) => made.close());

const name = 'Zenobia Quiñonero';
const email = 'zenobia.quinonero@example.org';
const password = 'secreto-de-zenobia';
const phone = '677889900';
const email2 = 'brigida.unusual@example.org';

test('a log in which everything is written has no name, address, phone, password or token, even of what fails', async () => {
  const program = startProgram({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'trace',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://topspin.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'open@topspin.test',
  });
  const [, address = ''] = await program.until(/^Topspin is ready: (\S+)$/m);
  const url = `http://127.0.0.1:${new URL(address).port}`;
  const visitor = httpCaller(url);
  const secrets = [name, 'Zenobia', email, password, phone, email2];

  await visitor.get(register, { body: { name, email, password, lang: 'es', terms_accepted: true } });
  await database.db.updateTable('users').set({ email_verified_at: new Date() }).execute();
  const login = await visitor.get(access, { body: { email, password } });
  secrets.push(login.token, login.refreshToken);
  const user = httpCaller(url, login.token);
  const params = { id: login.user._id };
  const { user: account } = await user.get(me);
  await user.call(editMe, {
    headers: { 'if-match': String(account.version) },
    body: { name: `${name} y más`, email: email2 },
  });
  await user.call(setPhones, { params, body: { phones: [{ name: 'Zenobia', code: '+34', phone }] } });
  await user.call(createPlayerFromUser, { body: { date_of_birth: '1990-05-17', nickname: 'Zenobia' } });
  const key = await user.call(createApiKey, { params, body: { name: 'Zenobia', password } });
  secrets.push(...tokensIn(key.body));
  const again = await visitor.get(refresh, { body: { refreshtoken: login.refreshToken } });
  secrets.push(again.token, again.refreshToken);

  // Mails with codes and links, read by the admin, and links that are followed.
  await visitor.get(recover, { body: { email } });
  for (const { _id } of (await user.get(listOutbox)).collection) {
    const { body } = await user.get(openMail, { params: { id: _id ?? '' } });
    secrets.push(...tokensIn(body));
  }
  const token = 'token-of-zenobia-0123456789';
  secrets.push(token);
  // A page, where the web is built beside it.
  await fetch(`${url}/api/auth/verify-email/${token}`);
  await visitor.call(resetPassword, { params: { token }, body: { password } });

  // What is refused, and what fails.
  await visitor.call(access, { body: { email, password: `${password}-wrong` } });
  await fetch(`${url}/api/app/players?simpleSearch=${encodeURIComponent(`{"search":"${name}"}`)}`);
  await fetch(`${url}/${encodeURIComponent(email)}/${token}`);
  await fetch(`${url}/api/auth/access`, {
    method: 'POST',
    body: `{"email": "${email}", `,
    headers: { 'content-type': 'application/json' },
  });
  await sql`alter table players add constraint players_nobody check (name not like 'Zenobia%') not valid`.execute(
    database.db,
  );
  const broken = await user.call(createPlayer, {
    body: { name, contact_phone: { name, code: '+34', phone }, consent: true },
  });
  expect(broken.status).toBe(500);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  await user.call(me);

  program.child.kill('SIGTERM');
  await program.ended;
  const log = program.said();
  // It was written: requests, the refusals and the failure.
  for (const route of ['/api/auth/register', 'a call was refused', 'players_nobody'])
    expect(log).toContain(route);
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
  expect(log).not.toContain(encodeURIComponent(email));
});

/** Whatever is long enough to be a code or a token. */
const tokensIn = (given: unknown): string[] => JSON.stringify(given).match(/[\w-]{20,}|\b\d{6}\b/gu) ?? [];
