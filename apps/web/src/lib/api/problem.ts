import type { ErrorBody, ErrorCode, Issue } from '@topspin/contract';

type ProblemCode = ErrorCode | 'network' | 'unexpected';

/** Why a call failed, with the server's texts if it sent any. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: ErrorBody | null;
  /** How long the server asks to wait before trying again, in ms. */
  readonly retryAfter: number | null;
  /** The number of the request, by which the log knows it, if it reached the server. */
  readonly requestId: string | null;

  constructor(
    code: ProblemCode,
    status: number,
    body: ErrorBody | null,
    message?: string,
    retryAfter: number | null = null,
    requestId: string | null = null,
  ) {
    super(message ?? body?.message ?? code);
    this.code = code;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.requestId = body?.requestId ?? requestId;
  }

  get issues(): readonly Issue[] {
    return this.body?.issues ?? [];
  }
}

export const networkProblem = (): Problem => new Problem('network', 0, null);

/** Parses the body of a failed call; anything unknown becomes an unexpected error. */
export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const { status, headers } = response;
  // The other form of the header is a date, which no server of ours sends.
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
  return isErrorBody(body)
    ? new Problem(body.code, status, body, undefined, retryAfter)
    : new Problem('unexpected', status, null, undefined, retryAfter, headers.get('x-request-id'));
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'errors' in body;
}

export const isProblem = (error: unknown, ...codes: ProblemCode[]): error is Problem =>
  error instanceof Problem && (codes.length === 0 || codes.includes(error.code));

/** Transient errors: a session being renewed, a slow connection, too many requests. */
const passing: readonly number[] = [401, 408, 429];

/** Errors that no retry can fix. */
export const isRefused = (error: unknown): error is Problem =>
  isProblem(error) && error.status >= 400 && error.status < 500 && !passing.includes(error.status);
