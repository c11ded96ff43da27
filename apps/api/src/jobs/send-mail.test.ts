import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recover, sendMailAgain } from '@topspin/contract';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { queueMail } from './outbox.ts';
import { inTransaction } from '#http/transaction.ts';
import { startWorker, type Worker } from './worker.ts';

let isFull = true;

/** A real mail server, which rejects mail to `full@…` and keeps the rest. */
function mailServer() {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(isFull && address.startsWith('full@') ? new Error('mailbox full') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  return { server, received };
}

const { server, received } = mailServer();
const api = givenApi();
const user = givenUser(api, 'Àngels Núñez');
let worker: Worker;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Topspin <topspin@topspin.test>' };
  worker = await startWorker({
    databaseUrl: api.databaseUrl,
    db: api.db,
    mail,
    mailInvitation: async () => {},
    mailPartner: async () => {},
    mailInvitations: async () => {},
    cleanUp: async () => {},
  });
});
afterAll(async () => {
  await worker.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const outbox = () => api.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const mailTo = async (address: string) => (await outbox()).find(({ to_address }) => to_address === address);
const figures = { link: 'http://topspin.test/auth' };

describe('a mail', () => {
  test('reaches who it is for, with the letters it was written in', async () => {
    await api.get(recover, { body: { email: user.email } });
    await vi.waitFor(async () => expect((await mailTo(user.email))?.sent_at).toBeInstanceOf(Date), 15_000);
    const mail = await mailTo(user.email);
    const arrived = received.filter(({ to }) => to.includes(user.email));
    expect(arrived.map(({ to }) => to)).toEqual([[user.email]]);
    expect(arrived[0]?.text).toContain(`Message-ID: <${mail?.id}@topspin>`);
    expect(arrived[0]?.text).toMatch(/Subject: =\?UTF-8\?Q\?[0-9A-Z]{4}-[0-9A-Z]{4}_es_tu_c=C3=B3digo/u);
    expect(arrived[0]?.text).toContain('N=C3=BA=C3=B1ez');
    expect(mail).toMatchObject({ attempts: 1, last_error: null });
  });

  test('of what did not happen is never sent', async () => {
    const undone = inTransaction(api.db, async (db) => {
      await queueMail(db, {
        to: recipient('ghost@topspin.test'),
        kind: 'alreadyRegistered',
        figures,
        about: [],
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queueMail(api.db, {
      to: recipient('next@topspin.test'),
      kind: 'alreadyRegistered',
      figures,
      about: [],
    });
    await vi.waitFor(() => expect(received.flatMap(({ to }) => to)).toContain('next@topspin.test'), 15_000);
    expect(received.flatMap(({ to }) => to)).not.toContain('ghost@topspin.test');
  });

  test('that is refused stays in the outbox with the reason, to be tried again', async () => {
    await queueMail(api.db, {
      to: recipient('full@topspin.test'),
      kind: 'alreadyRegistered',
      figures,
      about: [],
    });
    await vi.waitFor(async () => {
      expect(await mailTo('full@topspin.test')).toMatchObject({
        sent_at: null,
        attempts: 1,
        last_error: expect.stringContaining('mailbox full'),
      });
    }, 15_000);
  });
});

describe('a mail tried again', () => {
  test('by an admin is sent at once, when the server of mail takes it', async () => {
    const id = (await mailTo('full@topspin.test'))?.id ?? '';
    isFull = false;
    expect((await user.call(sendMailAgain, { params: { id } })).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await mailTo('full@topspin.test')).toMatchObject({
        sent_at: expect.any(Date),
        last_error: null,
      });
    }, 15_000);
  });
});

describe('a connection that is cut', () => {
  /** Counts outside the transaction, which is rolled back. */
  const counter = sql`create sequence cuts`;
  const cut = sql`create function break_down() returns trigger language plpgsql
    as 'begin perform nextval(''cuts''), pg_terminate_backend(pg_backend_pid()); return old; end'`;
  const onEnd = sql`create trigger break_down before delete on graphile_worker._private_jobs
    for each row execute function break_down()`;
  const hasCut = async () =>
    (await sql<{ is_called: boolean }>`select is_called from cuts`.execute(api.db)).rows[0]?.is_called;

  test('while a job is marked as done does not end the process, nor the jobs after it', async () => {
    for (const statement of [counter, cut, onEnd]) await statement.execute(api.db);
    await queueMail(api.db, {
      to: recipient('cut@topspin.test'),
      kind: 'alreadyRegistered',
      figures,
      about: [],
    });
    await vi.waitFor(async () => expect(await hasCut()).toBe(true), 15_000);
    await sql`drop function break_down cascade`.execute(api.db);
    await queueMail(api.db, {
      to: recipient('after@topspin.test'),
      kind: 'alreadyRegistered',
      figures,
      about: [],
    });
    await vi.waitFor(() => expect(received.flatMap(({ to }) => to)).toContain('after@topspin.test'), 15_000);
    expect(received.filter(({ to }) => to.includes('cut@topspin.test'))).toHaveLength(1);
  });
});

const recipient = (email: string) => ({
  id: user.id,
  name: user.login.user.name,
  email,
  lang: 'ca' as const,
});
