import type { ErrorCode, Issue } from '@topspin/contract';
import type { Result } from '@topspin/engine';

/** The figures of a message: `{from: 'created', to: 'active'}`. */
export type Details = Readonly<Record<string, unknown>>;

/** A failure with an error code of the contract; thrown, so that the transaction is rolled back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: Details | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    details?: Details,
    more: { issues?: readonly Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.code = code;
    this.details = details;
    this.issues = more.issues;
    this.headers = more.headers;
  }
}

/** The failure to throw: `throw fail('open.transitionNotAllowed', {from, to})`. */
export const fail = (code: ErrorCode, details?: Details): Refusal => new Refusal(code, details);

/** Unwraps an engine result; throws its failure with its figures. */
export function orFail<T>(result: Result<T, { readonly code: ErrorCode }>): T {
  if (result.ok) return result.value;
  const { code, ...details } = result.error;
  throw fail(code, details);
}

/** The thing that a call is about; fails with 404 if it is not there, or not for this caller to know of. */
export function found<T extends object>(thing: T | false | null | undefined): T {
  if (!thing) throw fail('thing.notFound');
  return thing;
}
