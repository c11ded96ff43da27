import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The background jobs, by name, with their payloads. */
export type Jobs = {
  readonly sendMail: { readonly id: string };
  /** Mails those who may answer for a player invited by an organiser. */
  readonly mailInvitation: { readonly open: string; readonly player: string };
  /** The same for several players. */
  readonly mailInvitations: { readonly open: string; readonly players: readonly string[] };
  /** Mails those who answer for somebody who is asked to be a partner in doubles. */
  readonly mailPartner: { readonly asking: string };
};
export type JobName = keyof Jobs;

/** How often a job is tried: with the queue's backoff, the last attempt is some six hours after the first. */
const attempts = 12;

/** Adds a job in the transaction that causes it: it runs only if that commits. */
export async function addJob<Name extends JobName>(db: Db, name: Name, payload: Jobs[Name]): Promise<void> {
  const key = 'id' in payload ? payload.id : null;
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${attempts}::smallint,
    job_key => ${key})`.execute(db);
}

/** Removes jobs that have not started, by the ids they were added with. */
export async function removeJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select graphile_worker.remove_job(id) from unnest(${ids}::text[]) id`.execute(db);
}
