import { createHmac } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#http/call.ts';
import { leastRecent } from '#http/cache/least-recent.ts';

/** Counts what is tried under a key, for all servers together. */
export type SharedCount = {
  /** The seconds to wait if this server remembers that there were too many; it asks nobody. */
  readonly remembered: (key: string) => number | undefined;
  /** Counts one more, or only looks whether there is room for it; the seconds to wait if there is not. */
  readonly count: (key: string, increment: boolean) => Promise<number | undefined>;
};

/** Of how many keys a server remembers that there were too many. */
const rememberedAtMost = 10_000;
const seconds = 60;

/** In milliseconds. A count that goes on for longer was begun by a clock that was ahead: it would refuse until that time has come. */
const longest = 2 * seconds * 1000;

/** How often a server deletes the counts whose minute is over, in milliseconds: an attack from many networks makes rows all day. */
const sweptEvery = 30_000;

/** Makes counts that are kept in the database, in rows that only this installation can assign to anybody, for as long as they count. */
export function sharedCounts(
  db: Db,
  secret: Uint8Array,
  clock = () => performance.now(),
): (name: string, max: number) => SharedCount {
  const sweep = sweeping(db, clock);
  const hashed = (key: string) => createHmac('sha256', secret).update(`limit ${key}`).digest('base64url');
  const store = {
    async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
  return (name, max) => {
    const limiter = new RateLimiterPostgres({
      storeClient: store,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: max,
      duration: seconds,
    });
    const refusedUntil = leastRecent<number>(rememberedAtMost);
    const refuse = (key: string, ms: number): number => {
      refusedUntil.put(key, performance.now() + ms);
      return Math.max(1, Math.ceil(ms / 1000));
    };
    const refuseUnlessAhead = async (key: string, { msBeforeNext: ms }: RateLimiterRes) => {
      if (ms <= longest) return refuse(key, ms);
      await limiter.delete(hashed(key));
      return undefined;
    };
    const look = async (key: string) => {
      const found = await limiter.get(hashed(key));
      return found && found.remainingPoints <= 0 ? refuseUnlessAhead(key, found) : undefined;
    };
    return {
      remembered(key) {
        const ms = (refusedUntil.get(key) ?? 0) - performance.now();
        return ms > 0 ? Math.ceil(ms / 1000) : undefined;
      },
      async count(key, increment) {
        if (!increment) return look(key);
        sweep();
        try {
          await limiter.consume(hashed(key));
          return undefined;
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) return refuseUnlessAhead(key, refusal);
          throw refusal;
        }
      },
    };
  };
}

/** Deletes counts that are over, at some of its calls; a caller need not wait for it. */
function sweeping(db: Db, clock: () => number): () => void {
  let next = clock() + sweptEvery;
  return () => {
    if (clock() < next) return;
    next = clock() + sweptEvery;
    forgetCounts(db, Date.now()).catch(() => {
      // The database is away: the next count sweeps.
    });
  };
}

/** Deletes the counts that were over by then. Several servers may do so at once, while others count. */
export async function forgetCounts(db: Db, before: number): Promise<void> {
  const over = sql`select key from rate_limits where expire < ${before} for update skip locked`;
  await sql`delete from rate_limits where key in (${over})`.execute(db);
}
