import type { ErrorCode } from '@topspin/contract';

/** Why nobody can work with the database, whatever is asked of it. */
const outageCodes = ['server.databaseAway', 'server.readOnly', 'server.diskFull'] as const;
export type OutageCode = (typeof outageCodes)[number];

export const isOutage = (code: ErrorCode | undefined): code is OutageCode =>
  outageCodes.some((known) => known === code);

/** Whether the database can be worked with, since when, and why not. */
export type Availability = { readonly since: Date; readonly code: OutageCode | null };

export type Outages = {
  readonly state: Availability;
  /** Something failed because of the database. */
  failed(code: OutageCode, reason: string): void;
  /** The database answered and can write. */
  works(): void;
};

type Line = (about: object, message: string) => void;

declare module 'fastify' {
  interface FastifyInstance {
    readonly outages: Outages;
  }
}

/** In milliseconds: how often a line says how much failed meanwhile. */
const between = 60_000;

/**
 * Logs an outage of the database as one line when it begins and one when it is over, with how much failed meanwhile, and a count a
 * minute between: hundreds of calls fail for one reason.
 */
export function noteOutages(
  log: { readonly error: Line; readonly warn: Line },
  now: () => Date = () => new Date(),
): Outages {
  let state: Availability = { since: now(), code: null };
  let times = 0;
  let told = 0;
  const begin = (code: OutageCode, reason: string) => {
    state = { since: now(), code };
    times = 1;
    told = state.since.getTime();
    log.error({ code, reason }, 'the database is not available');
  };
  const goOn = (code: OutageCode) => {
    times += 1;
    const at = now().getTime();
    if (at - told < between) return;
    told = at;
    log.error({ code, since: state.since, times }, 'the database is still not available');
  };
  return {
    get state() {
      return state;
    },
    failed(code, reason) {
      if (state.code === code) goOn(code);
      else begin(code, reason);
    },
    works() {
      if (state.code === null) return;
      const { since, code } = state;
      state = { since: now(), code: null };
      const seconds = Math.round((state.since.getTime() - since.getTime()) / 1000);
      log.warn({ code, seconds, times }, 'the database is available again');
    },
  };
}
