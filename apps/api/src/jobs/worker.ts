import { run, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Db } from '#http/call.ts';
import { openQueuePool } from './queue-pool.ts';
import type { JobName, Jobs } from './queue.ts';
import { quiet } from './quiet.ts';
import { sendMail, type Post } from './send-mail.ts';

export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly db: Db;
  /** If undefined, mails stay in the outbox, where an admin can read them. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Mails those who may answer an invitation to play. */
  readonly mailInvitation: (db: Db, now: Date, invited: Jobs['mailInvitation']) => Promise<void>;
  readonly mailInvitations: (db: Db, now: Date, invited: Jobs['mailInvitations']) => Promise<void>;
  readonly mailPartner: (db: Db, now: Date, asked: Jobs['mailPartner']) => Promise<void>;
  /** The nightly jobs. */
  readonly cleanUp: (db: Db, now: Date) => Promise<void>;
  /** Makes a backup if it is time for one; undefined on a server that keeps none. */
  readonly backUp?: (() => Promise<void>) | undefined;
  readonly now?: () => Date;
};

/** How often jobs of a task were done here, or failed, which the queue then tries again. */
export type TaskCount = { readonly task: string; done: number; failed: number };

export type Worker = { readonly counts: readonly TaskCount[]; stop(): Promise<void> };

const mailPayload = z.object({ id: z.string() });
const invitationPayload = z.object({ open: z.string(), player: z.string() });

const invitationsPayload = z.object({ open: z.string(), players: z.array(z.string()) });
const partnerPayload = z.object({ asking: z.string() });

/** At night, when no open is played; at startup if the machine was off then. Once for all servers. */
const schedule = '17 4 * * * cleanUp ?fill=1d&jobKey=cleanUp';

/** Asked every quarter of an hour, of one server of those that keep backups; what is missed is not made up for. */
const scheduleOfBackups = '*/15 * * * * backUp ?max=1&jobKey=backUp';

type Tasks = TaskList & Record<JobName | 'cleanUp', TaskList[string]>;

function tasksOf(post: Post | undefined, options: WorkerOptions): Tasks {
  const { db, now = () => new Date() } = options;
  return {
    sendMail: async (payload) => {
      if (post) await sendMail(post, mailPayload.parse(payload).id);
    },
    mailInvitation: (payload) => options.mailInvitation(db, now(), invitationPayload.parse(payload)),
    mailInvitations: (payload) => options.mailInvitations(db, now(), invitationsPayload.parse(payload)),
    mailPartner: (payload) => options.mailPartner(db, now(), partnerPayload.parse(payload)),
    cleanUp: () => options.cleanUp(db, now()),
    ...(options.backUp && { backUp: options.backUp }),
  };
}

/** Starts processing the queue, on its own connections; `stop` waits for running jobs. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, db, mail, now = () => new Date() } = options;
  const transport = mail && (await import('nodemailer')).createTransport(mail.smtpUrl);
  const post = mail && transport && { db, now, transport, from: mail.from };
  const pool = openQueuePool(databaseUrl);
  const runner = await run({
    pgPool: pool,
    concurrency: 1,
    pollInterval: 10_000,
    noHandleSignals: true,
    logger: quiet,
    crontab: options.backUp ? `${schedule}\n${scheduleOfBackups}` : schedule,
    taskList: tasksOf(post, options),
  });
  const counts: TaskCount[] = [];
  const countOf = (task: string): TaskCount => {
    const known = counts.find((count) => count.task === task) ?? { task, done: 0, failed: 0 };
    if (!counts.includes(known)) counts.push(known);
    return known;
  };
  runner.events.on('job:success', ({ job }) => (countOf(job.task_identifier).done += 1));
  runner.events.on('job:error', ({ job }) => (countOf(job.task_identifier).failed += 1));
  return {
    counts,
    async stop() {
      await runner.stop();
      await pool.end();
      transport?.close();
    },
  };
}
