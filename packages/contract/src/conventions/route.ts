import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Schema = z.ZodMiniType;
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * One call of the HTTP API as data, made by `resource`: the server validates and documents with it, the web takes its types from it.
 * `path` is relative to `/api`, with its parameters in braces: `/app/opens/{id}`.
 */
export type Route = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The schema of each successful answer, or null for one without a body. */
  readonly answers: Readonly<Record<number, Schema | null>>;
  /** The errors of this route, besides those of every route (see `sharedErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** `If-Match` with the version is read: required for an edit, optional for a removal. */
  readonly ifMatch?: 'required' | 'optional';
  /** An `Idempotency-Key` makes it safe to repeat the call. */
  readonly idempotent?: boolean;
  /** The answer is shared by many users: it has an `ETag`, and a client that has it gets a 304. */
  readonly shared?: boolean;
  /** The same for everybody, with an account or without, in every language: proxies may keep a shared answer for some seconds. */
  readonly public?: boolean;
  /** The answer has a secret, so it is not compressed: its length would tell whether other text in it begins like the secret. */
  readonly secret?: boolean;
  /** The body is binary, of one of these content types, instead of JSON. */
  readonly upload?: readonly string[];
  /** The answer is binary, of this content type, instead of JSON. */
  readonly download?: string;
};

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
/** The input, before defaults are filled in. */
export type BodyInputOf<R extends Route> = Input<R['body']>;
export type QueryInputOf<R extends Route> = Input<R['query']>;
export type AnswerOf<R extends Route> = Parsed<R['answers'][keyof R['answers']]>;
