import autocannon from 'autocannon';
import type { MeteredServer } from './metered-server.ts';

export const connections = 32;

/** The request that every connection repeats as soon as it has the previous answer. */
export type Load = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'requests' | 'setupClient'> & {
  /** The path, such as `/api/health/live`. */
  readonly path: string;
  /** The expected text of every answer, since a failing one would be fast. */
  readonly status: number;
};

export type Measured = {
  readonly requestsPerSecond: number;
  /** The server's CPU time per request, in microseconds. */
  readonly cpu: number;
};

/** How long a server is under load: for some seconds, or until it has answered so many requests. */
export type Extent = { readonly seconds: number } | { readonly requests: number };

const optionsOf = (extent: Extent): Partial<autocannon.Options> =>
  'seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests, sampleInt: 50 };

/** Puts a server under load over persistent connections. */
export async function underLoad(
  server: MeteredServer,
  { path, status, ...options }: Load,
  extent: Extent,
): Promise<Measured> {
  const before = await server.cpu();
  const result = await autocannon({
    ...options,
    url: server.address + path,
    connections,
    ...optionsOf(extent),
    pipelining: 1,
  });
  const cpu = (await server.cpu()) - before;
  const answered = result.requests.total;
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (right !== answered || result.errors > 0)
    throw new Error(`${path} answered ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return { requestsPerSecond: answered / result.duration, cpu: cpu / answered };
}
