/**
 * How a feature is written. A folder in `features/` has, as far as it needs them:
 *
 *   routes.ts    `export const venues: Feature = {name, routes: [handle(editVenue, …)], owns: {…}}`: one line per route
 *   actions.ts   what a call does, in order: load, allow, decide, save, notify
 *   policy.ts    what is allowed beyond the access of a route, and the ownership predicates that it names
 *   store.ts     the queries, each taking the database (a transaction in a write) as its first argument
 *   present.ts   the only way out for a row: turns it into the contract's shape, without what this viewer may not see
 *
 * `handle(route, access, act)` binds a route of the contract to who may call it and its action. Before `act` runs, the caller is
 * identified and admitted, the route's schemas have parsed params, query and body, and `If-Match` has been read.
 * A write runs in one transaction (`call.db`), which is retried on a deadlock and rolled back by a throw;
 * with an `Idempotency-Key` its answer is stored in the same transaction. What `act` returns is the body of the
 * route's success status, serialised by the route's schema: undeclared fields are dropped.
 * Refuse with `throw fail('open.notFinished')`, `found(row)` or `orFail(engineResult)`; to keep what was written, `return fail(…)`.
 * `audit(call, 'editOpen', {…})` writes down what was done.
 *
 * To add a route: describe it in the contract and give it a line in `routes.ts`; a new feature is added to the list in `app.ts`.
 */
import type { Readable } from 'node:stream';
import type { AnswerOf, Route } from '@topspin/contract';
import type { Access } from '#http/access/access.ts';
import { successOf } from '#http/answer/answers.ts';
import type { RingingTable } from '#http/cache/table-changes.ts';
import type { Call, Db, Viewer } from './call.ts';
import type { Refusal } from './fail.ts';
import type { PersonalData } from './person.ts';

/** An answer with a status other than the route's first, or with headers. */
export class Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A shared answer that expires on its own before the day ends. */
export class TrueUntil<Body> {
  readonly body: Body;
  readonly until: Date;

  constructor(body: Body, until: Date) {
    this.body = body;
    this.until = until;
  }
}

/** A handler may return nothing only if the route has no body. */
type Nothing<R extends Route> = undefined extends AnswerOf<R> ? void : never;

export type Outcome<R extends Route> =
  | AnswerOf<R>
  // A thrown failure rolls the transaction back; a returned one commits it.
  | Refusal
  | Answer<AnswerOf<R> | Buffer | Readable>
  | TrueUntil<AnswerOf<R>>
  | Nothing<R>;

type Options = {
  /** The action opens its own transactions, because it must leave a trace even when it fails. */
  readonly ownTransaction?: boolean;
  /** The tables that a shared answer is made from: it is invalidated when one of them changes. A test compares them with the statements. */
  readonly sources?: readonly RingingTable[];
  /** Those who see more than others have their own list cached too. Those of matches and ratings depend on much else. */
  readonly cachesOwn?: true;
  /** Scoring, which comes before reading when the server is busy. */
  readonly scores?: true;
  /** The open of what the path names, if that is known without asking the database. */
  readonly openOf?: (id: string) => string | undefined;
};

/** A route, who may call it and its handler, untyped: see `handle`. */
export type Handler = {
  readonly route: Route;
  readonly access: Access;
  readonly options: Options;
  /** The status of its success. */
  readonly success: number;
  act(call: Call): Promise<unknown>;
};

export function handle<const R extends Route>(
  route: R,
  access: Access | Access['who'],
  act: (call: Call<R>) => Promise<Outcome<R>>,
  options: Options = {},
): Handler {
  const handler = {
    route,
    access: typeof access === 'string' ? { who: access } : access,
    options,
    success: successOf(route),
    act,
  } satisfies Omit<Handler, 'act'> & { act(call: Call<R>): Promise<unknown> };
  return handler;
}

/** Whether the viewer owns a thing: `unseen` answers as if it did not exist (404), `no` is a 403. */
export type Ownership = 'yes' | 'no' | 'unseen';
export type Owns = (asked: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly params: Readonly<Record<string, string>>;
}) => Promise<Ownership>;

export type Feature = {
  readonly name: string;
  readonly routes: readonly Handler[];
  /** Predicates that the access of routes names: `{'venue.admin': async ({db, viewer, params}) => …}`. */
  readonly owns?: Readonly<Record<string, Owns>>;
  readonly personalData?: PersonalData;
};
