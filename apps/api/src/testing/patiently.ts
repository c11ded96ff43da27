import { setTimeout as pause } from 'node:timers/promises';

type Status = { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };

/** Calls again while a busy machine answers that it is overloaded, after the time that it says; ten times at most. */
export async function patiently<Answer extends Status>(call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  for (let tries = 1; answer.status === 503 && tries < 10; tries += 1) {
    await pause(1000 * Number(answer.headers['retry-after']));
    answer = await call();
  }
  return answer;
}
