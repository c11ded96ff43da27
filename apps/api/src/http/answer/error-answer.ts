import type { ErrorBody, ErrorCode, Language } from '@topspin/contract';
import { errorStatus } from '@topspin/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from './database-failure.ts';
import { Refusal } from '#http/fail.ts';
import { languageOf } from '#http/request/headers.ts';
import { isOutage } from '#http/log/outages.ts';
import { noteOverload } from '#http/log/overloads.ts';
import { errorText } from './texts.ts';

/** The error body of the contract, in a language. */
export function errorBodyOf(refusal: Refusal, lang: Language, requestId: string): ErrorBody {
  const texts = errorText(refusal.code, lang, refusal.details);
  return {
    code: refusal.code,
    message: texts.message,
    errors: texts,
    ...(refusal.issues && { issues: [...refusal.issues] }),
    ...(refusal.details && { details: { ...refusal.details } }),
    requestId,
  };
}

/** Errors of Fastify and its plugins, as our codes. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'request.notFound',
  405: 'request.methodNotAllowed',
  413: 'request.tooLarge',
  414: 'request.tooLarge',
  415: 'request.unsupportedMediaType',
  416: 'request.rangeNotSatisfiable',
  429: 'request.tooMany',
  431: 'request.tooLarge',
  503: 'server.overloaded',
};

/** Turns what was thrown into a failure; anything unexpected is an internal error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDataException(error)) return new Refusal('request.malformed');
  const gone = goneMeanwhile(error);
  if (gone) return new Refusal(gone);
  if (isHungUp(error)) return new Refusal('request.malformed');
  const failure = databaseFailure(error);
  if (failure) return new Refusal(failure);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code =
    codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.failed');
  return new Refusal(code);
}

/** The request had a value that PostgreSQL rejects (class 22: out of range, a zero byte). */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22\w{3}$/u.test(String(error.code));

/** What triggers say of a call that was under way while somebody was erased: its own account, or a player it names. */
const erasedMeanwhile: Readonly<Record<string, ErrorCode>> = {
  TT401: 'auth.expired',
  TT403: 'auth.disabled',
  TT404: 'thing.notFound',
};

const goneMeanwhile = (error: unknown): ErrorCode | undefined =>
  error instanceof Error && 'code' in error ? erasedMeanwhile[String(error.code)] : undefined;

/** The client disconnected in the middle of the body: not our failure, nor the database's. */
const isHungUp = (error: unknown): boolean => error instanceof Error && error.message === 'aborted';

/** A full disk needs an operator; everything else is transient. */
const retryAfter = (code: ErrorCode): string => (code === 'server.diskFull' ? '15' : '2');

/** The file's size, for a range that cannot be satisfied. */
function rangeHeaders(error: object, status: number): Record<string, string> {
  if (status !== 416 || !('headers' in error)) return {};
  const { 'Content-Range': range } = Object(error.headers);
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/** Whether the request body is incomplete. */
const isStillComing = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';

/**
 * Logs a failure: a bug in full, an unavailable database once, a busy server now and then. Whatever a caller can cause is
 * one short line at most, and none at the default level, so that nobody can fill the log.
 */
function note(error: unknown, { code }: Refusal, request: FastifyRequest): void {
  const { log, server, id: reqId } = request;
  if (errorStatus[code] < 500 || isStillComing(request)) log.info({ reqId, code }, 'a call was refused');
  else if (code === 'server.overloaded') noteOverload(request, messageOf(error));
  else if (isOutage(code)) server.outages.failed(code, messageOf(error));
  else if (error instanceof Refusal) log.error({ reqId, code }, 'a call failed');
  else log.error({ reqId, err: error }, 'a call failed');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers every failure in one shape; for a bug, an id and no detail. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  const status = errorStatus[refusal.code];
  note(error, refusal, request);
  const lang = languageOf(request, request.viewer?.lang);
  reply
    .code(status)
    .headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      ...(status === 503 && { 'retry-after': retryAfter(refusal.code) }),
      // Do not wait for the rest of a slow body.
      ...(status >= 500 && isStillComing(request) && { connection: 'close' }),
      ...rangeHeaders(error, status),
      ...refusal.headers,
      'content-type': 'application/json',
    })
    .serializer(JSON.stringify)
    .send(errorBodyOf(refusal, lang, request.id));
}
