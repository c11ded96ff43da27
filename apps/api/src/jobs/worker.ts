import { run, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Db } from '#http/call.ts';
import { openPool } from '#db/connect.ts';
import { cleanUp } from './clean-up.ts';
import { quiet, type JobName } from './queue.ts';
import { sendMail, type Post } from './send-mail.ts';

export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly db: Db;
  /** Undefined: mails stay in the outbox, for an admin to read. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly now?: () => Date;
};

export type Worker = { stop(): Promise<void> };

const mailPayload = z.object({ id: z.string() });

/** At night, when no open is played. */
const schedule = '17 4 * * * cleanUp';

type Tasks = TaskList & Record<JobName | 'cleanUp', TaskList[string]>;

const tasksOf = (db: Db, now: () => Date, post: Post | undefined): Tasks => ({
  sendMail: async (payload) => {
    if (post) await sendMail(post, mailPayload.parse(payload).id);
  },
  cleanUp: () => cleanUp(db, now()),
});

/**
 * The worker's own pool would lose its handlers of errors while its connections are still closing, and a PostgreSQL that
 * stops in that moment would take the process down. This one keeps them, and can be waited for.
 */
function openWorkerPool(databaseUrl: string) {
  const pool = openPool(databaseUrl, { max: 3 });
  // A connection that breaks while in use fails its query too, which is where the worker looks.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Starts doing what the queue holds, on connections of its own; `stop` waits for what is under way. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, db, mail, now = () => new Date() } = options;
  const transport = mail && (await import('nodemailer')).createTransport(mail.smtpUrl);
  const post = mail && transport && { db, now, transport, from: mail.from };
  const pool = openWorkerPool(databaseUrl);
  const runner = await run({
    pgPool: pool,
    concurrency: 1,
    pollInterval: 10_000,
    noHandleSignals: true,
    logger: quiet,
    crontab: schedule,
    taskList: tasksOf(db, now, post),
  });
  return {
    async stop() {
      await runner.stop();
      await pool.end();
      transport?.close();
    },
  };
}
