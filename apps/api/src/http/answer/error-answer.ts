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

/** Answers every failure in one shape; a bug is logged in full and answered with an id and no detail. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  const status = errorStatus[refusal.code];
  if (status >= 500) request.log.error({ err: error }, 'a call failed');
  else if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'a call was refused');
  const lang = languageOf(request, request.viewer?.lang);
  reply
    .code(status)
    .headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      ...(status === 503 && { 'retry-after': retryAfter(refusal.code) }),
      ...refusal.headers,
      'content-type': 'application/json; charset=utf-8',
    })
    .serializer(JSON.stringify)
    .send(errorBodyOf(refusal, lang, request.id));
}
