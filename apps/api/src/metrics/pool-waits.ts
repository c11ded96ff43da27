import type pg from 'pg';

/** Counts what waits for a connection, and for how long; a free one is handed out without being counted. */
export function waitsOf(pool: pg.Pool): { readonly count: number; readonly seconds: number } {
  const waits = { count: 0, seconds: 0 };
  const connect = pool.connect.bind(pool);
  const counted = async (): Promise<pg.PoolClient> => {
    if (pool.idleCount > 0 && pool.waitingCount === 0) return connect();
    const began = performance.now();
    waits.count += 1;
    try {
      return await connect();
    } finally {
      waits.seconds += (performance.now() - began) / 1000;
    }
  };
  Object.assign(pool, {
    connect: (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : counted()),
  });
  return waits;
}
