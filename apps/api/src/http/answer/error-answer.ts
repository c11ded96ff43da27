import type { ErrorBody, ErrorCode, Language } from '@topspin/contract';
import { errorStatus } from '@topspin/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from './database-failure.ts';
import { Refusal } from '#http/fail.ts';
import { languageOf } from '#http/request/headers.ts';
import { errorText } from './texts.ts';

/** The body of a failure as the contract says it, in a language. */
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

/** What Fastify and its plugins refuse by themselves, in our words. */
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

/** What was thrown, as a refusal: whatever nobody foresaw is a failure of the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDataException(error)) return new Refusal('request.malformed');
  if (isHungUp(error)) return new Refusal('request.malformed');
  const failure = databaseFailure(error);
  if (failure) return new Refusal(failure);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code =
    codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.failed');
  return new Refusal(code);
}

/** A value that PostgreSQL cannot take (class 22: out of range, a zero byte) came in with the call. */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22\w{3}$/u.test(String(error.code));

/** Whoever called went away in the middle of the body: nobody's failure, and not the database's. */
const isHungUp = (error: unknown): boolean => error instanceof Error && error.message === 'aborted';

/** Room on a disk has to be made by somebody; everything else passes by itself. */
const retryAfter = (code: ErrorCode): string => (code === 'server.diskFull' ? '15' : '2');

/** How much of a file there is, to who asked for a part that it does not have. */
function rangeHeaders(error: object, status: number): Record<string, string> {
  if (status !== 416 || !('headers' in error)) return {};
  const { 'Content-Range': range } = Object(error.headers);
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/** Whether the body of a call has not arrived to its end. */
const isStillComing = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';

/**
 * What of a failure is worth a line: a bug in full, a database that is away with what it said. Whatever a caller can bring
 * about is one short line at most, and none at the usual level, so that nobody fills the log.
 */
function note(error: unknown, { code }: Refusal, request: FastifyRequest): void {
  const { log } = request;
  if (errorStatus[code] < 500 || isStillComing(request)) log.info({ code }, 'a call was refused');
  else if (error instanceof Refusal) log.error({ code }, 'a call failed');
  else log.error({ err: error }, 'a call failed');
}

/** Answers every failure in one shape; a bug is answered with an id and no detail. */
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
      // A body that comes too slowly is not waited for.
      ...(status >= 500 && isStillComing(request) && { connection: 'close' }),
      ...rangeHeaders(error, status),
      ...refusal.headers,
      'content-type': 'application/json; charset=utf-8',
    })
    .serializer(JSON.stringify)
    .send(errorBodyOf(refusal, lang, request.id));
}
