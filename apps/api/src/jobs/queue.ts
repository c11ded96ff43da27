import { runMigrations, Logger } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { openQueuePool } from './queue-pool.ts';

/** What is done after the answer, by the name the queue knows it by, with what it is given. */
export type Jobs = {
  readonly sendMail: { readonly id: string };
  /** Writes to those who may answer for a player whom the organiser of an open has invited. */
  readonly mailInvitation: { readonly open: string; readonly player: string };
};
export type JobName = keyof Jobs;

/** How often a job is tried: at the pace of the queue, the last time comes some six hours after the first. */
const attempts = 12;

export const quiet = new Logger(() => () => undefined);

/** Puts the queue's own tables into a database, or brings them up to date. */
export async function prepareQueue(url: string): Promise<void> {
  const pgPool = openQueuePool(url);
  try {
    await runMigrations({ pgPool, logger: quiet });
  } finally {
    await pgPool.end();
  }
}

/** Adds a job in the transaction of what it follows from: done if that happened, never before it. */
export async function addJob<Name extends JobName>(db: Db, name: Name, payload: Jobs[Name]): Promise<void> {
  const key = 'id' in payload ? payload.id : null;
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${attempts}::smallint,
    job_key => ${key})`.execute(db);
}

/** Takes jobs back that have not begun, by the ids they were added with. */
export async function removeJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select graphile_worker.remove_job(id) from unnest(${ids}::text[]) id`.execute(db);
}
