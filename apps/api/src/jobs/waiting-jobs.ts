import type { Client } from '#db/client.ts';

/** A job that has not been done, as it travels in a backup. */
export type WaitingJob = {
  readonly task: string;
  readonly payload: unknown;
  readonly runAt: string;
  readonly attempts: number;
  readonly key: string | null;
};

/** The jobs that wait in the queue, without those of its schedule; none where there is no queue yet. */
export async function waitingJobs(client: Client): Promise<WaitingJob[]> {
  const queue = await client.query<{ exists: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as exists`,
  );
  if (queue.rows[0]?.exists !== true) return [];
  const { rows } = await client.query<WaitingJob>(`
    select identifier as task, payload, to_json(run_at) #>> '{}' as "runAt", max_attempts as attempts, key
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where not coalesce(payload::jsonb ? '_cron', false) and attempts < max_attempts order by jobs.id`);
  return rows;
}

/** Puts these jobs in the place of those that wait. */
export async function replaceJobs(client: Client, jobs: readonly WaitingJob[]): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
  await client.query(
    `select graphile_worker.add_job(job ->> 'task', job -> 'payload', run_at => (job ->> 'runAt')::timestamptz,
      max_attempts => (job ->> 'attempts')::int, job_key => job ->> 'key')
    from json_array_elements($1::json) job`,
    [JSON.stringify(jobs)],
  );
}
