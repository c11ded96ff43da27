import autocannon from 'autocannon';
import type { MeteredServer } from './metered-server.ts';

export const connections = 32;

/** What every connection asks again and again, each time as soon as it has the answer to the last. */
export type Load = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'requests' | 'setupClient'> & {
  /** After the address of the server, as `/api/health/live`. */
  readonly path: string;
  /** What every answer must say: one that fails is quick to make. */
  readonly status: number;
};

export type Measured = {
  readonly requestsPerSecond: number;
  /** Microseconds of the server's processor for each request. */
  readonly cpu: number;
};

/** Puts a server under load for some seconds over connections that stay open. */
export async function underLoad(
  server: MeteredServer,
  { path, status, ...options }: Load,
  seconds: number,
): Promise<Measured> {
  const before = await server.cpu();
  const result = await autocannon({
    ...options,
    url: server.address + path,
    connections,
    duration: seconds,
    pipelining: 1,
  });
  const cpu = (await server.cpu()) - before;
  const answered = result.requests.total;
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (right !== answered || result.errors > 0)
    throw new Error(`${path} answered ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return { requestsPerSecond: answered / result.duration, cpu: cpu / answered };
}
