import type { ErrorCode } from '@topspin/contract';

type Kind = readonly [code: ErrorCode, sqlState: RegExp, message: RegExp];

const never = /(?!)/u;

/** The first that fits counts. By SQLSTATE, by the number of a socket's error, or by what pg says without either. */
const kinds: readonly Kind[] = [
  // A limit on temporary files says the same as a full disk: no more may be written.
  ['server.diskFull', /^(?:53100|53400)$/u, never],
  // A statement that took too long, no memory, no connection left: less at once would do.
  ['server.overloaded', /^(?:57014|53\w{3})$/u, /^timeout exceeded when trying to connect/u],
  [
    'server.databaseAway',
    // 25P03: PostgreSQL closed a connection whose transaction did nothing for too long.
    /^(?:08\w{3}|57\w{3}|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|EAGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u,
    /^Connection terminated|^timeout expired|not queryable|connection has been discarded/u,
  ],
];

const numberOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/**
 * What a failure of the database means for the caller, who may try again: whether a commit took effect when its
 * connection broke is not known, and every write can be repeated. Undefined where it is no such failure.
 */
export function databaseFailure(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const number = numberOf(error);
  return kinds.find(([, sqlState, message]) => sqlState.test(number) || message.test(error.message))?.[0];
}
