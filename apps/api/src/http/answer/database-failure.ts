import type { ErrorCode } from '@topspin/contract';

type Kind = readonly [code: ErrorCode, sqlState: RegExp, message: RegExp];

const never = /(?!)/u;

/** The first match counts: by SQLSTATE, by the code of a socket error, or by pg's message if it has neither. */
const kinds: readonly Kind[] = [
  // A limit on temporary files counts as a full disk: nothing more can be written.
  ['server.diskFull', /^(?:53100|53400)$/u, never],
  // A standby, such as a primary after a switch, which may also cancel reads.
  ['server.readOnly', /^25006$/u, /conflict with recovery$/u],
  // A statement timeout, no memory, no connection left: lower load would help.
  ['server.overloaded', /^(?:57014|53\w{3})$/u, /^timeout exceeded when trying to connect/u],
  [
    'server.databaseAway',
    // 25P03: PostgreSQL closed a connection whose transaction was idle for too long.
    /^(?:08\w{3}|57\w{3}|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|EAGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u,
    /^Connection terminated|^timeout expired|not queryable|connection has been discarded/u,
  ],
];

const numberOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/**
 * Maps a database failure to an error the caller may retry. If the connection broke during a commit, nobody knows
 * whether it took effect, but every write can be repeated. Undefined for other failures.
 */
export function databaseFailure(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const number = numberOf(error);
  return kinds.find(([, sqlState, message]) => sqlState.test(number) || message.test(error.message))?.[0];
}
