import { run, type TaskList } from 'graphile-worker';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Db } from '#http/call.ts';
import { quiet, type JobName } from './queue.ts';
import { sendMail, type Post } from './send-mail.ts';

export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  readonly now?: () => Date;
};

export type Worker = { stop(): Promise<void> };

const mailPayload = z.object({ id: z.string() });

const tasksOf = (post: Post): TaskList & Record<JobName, TaskList[string]> => ({
  sendMail: async (payload) => sendMail(post, mailPayload.parse(payload).id),
});

/** Starts doing what the queue holds, on connections of its own; `stop` waits for what is under way. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, db, mail, now = () => new Date() } = options;
  const transport = createTransport(mail.smtpUrl);
  const runner = await run({
    connectionString: databaseUrl,
    maxPoolSize: 3,
    concurrency: 1,
    pollInterval: 10_000,
    noHandleSignals: true,
    logger: quiet,
    taskList: tasksOf({ db, now, transport, from: mail.from }),
  });
  return {
    async stop() {
      await runner.stop();
      transport.close();
    },
  };
}
