import type { Route } from '@topspin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#http/access/access.ts';
import { refusalOf } from '#http/answer/error-answer.ts';
import { bodiesOf, lazySerialiser } from '#http/answer/serialisers.ts';
import type { Call, Db, LinkUmpire } from './call.ts';
import { Refusal, fail } from './fail.ts';
import { goOn } from './go-on.ts';
import { allowForeignPages } from '#http/access/by-key.ts';
import { admit, checkPredicates, type Guard } from '#http/access/guard.ts';
import { Answer, TrueUntil, type Handler } from './handle.ts';
import { withErasedNames } from '#http/answer/erased-names.ts';
import { languageOf, versionOf } from '#http/request/headers.ts';
import { once } from './idempotency.ts';
import { isTrustedViewer } from '#http/limits/allowance.ts';
import { inTurn, isReadSlowly, type CallTurns } from '#http/limits/call-turns.ts';
import type { CheckLimit } from '#http/limits/limits.ts';
import { limitUploads, uploadLimit } from '#http/limits/uploads.ts';
import { parseBody, parseParams, parseQuery } from '#http/request/parse.ts';
import { isAskedAgain } from '#http/request/query-text.ts';
import { watched } from '#http/access/refused-writes.ts';
import { ownQuestionOf, questionOf } from '#http/cache/question.ts';
import { asksForMine, endOfDay, isOneOfMany, sendKept } from '#http/cache/share.ts';
import type { KeptAnswer } from '#http/cache/kept-answer.ts';
import type { SharedAnswers } from '#http/cache/shared-answers.ts';
import { sourcesOf, sourcesOfOwn } from '#http/cache/sources.ts';
import type { RingingTable } from '#http/cache/table-changes.ts';
import type { Seal } from './seal.ts';
import { inTransaction } from './transaction.ts';

export type Binding = Guard & {
  readonly now: () => Date;
  readonly checkLimit: CheckLimit;
  /** Lets the calls of all callers take turns. */
  readonly turns: CallTurns;
  readonly seal: Seal;
  /** The cache of shared answers; without it each is read from the database. */
  readonly answers?: SharedAnswers | undefined;
  /** The same for lists of those who see more than others, each their own. */
  readonly ownAnswers?: SharedAnswers | undefined;
  /** Checks the answers that are shared, which no hook sees; for tests. */
  readonly checkShared?: ((route: Route, json: string) => void) | undefined;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route;
    access?: Access;
  }
}

/** Shared by the whole process, since it has one memory. */
const admitUpload = limitUploads();

/** Registers a contract route with its handler; `{id}` in the contract is `:id` here. */
export function bind(app: FastifyInstance, binding: Binding, handler: Handler): void {
  const { route, access } = handler;
  checkPredicates(handler, binding);
  const { limit } = access;
  const tables = sourcesOf(handler);
  const shared = tables && { ...binding, tables };
  const ownTables = sourcesOfOwn(handler);
  const own = ownTables && { ...binding, tables: ownTables };
  const url = route.path.replace(/\{(\w+)\}/gu, ':$1');
  if (access.byKey) allowForeignPages(app, url);
  app.route({
    method: route.method,
    url,
    schema: { response: bodiesOf(route) },
    serializerCompiler: lazySerialiser(route),
    config: { route, access, ...(!shared && isReadSlowly(binding.turns, handler)) },
    // No HEAD for streams.
    exposeHeadRoute: route.download !== 'text/event-stream',
    ...(isForAnyone(access) && { bodyLimit: bodyLimitOfVisitors }),
    ...(route.upload && {
      bodyLimit: uploadLimit,
      preParsing: async (request, reply, body) =>
        admitUpload({ request, reply, body, trusted: await isTrustedViewer(binding.db, request.viewer) }),
    }),
    onRequest: (request, reply, done) => {
      const kept = shared && route.public && answerKept(shared, route, request);
      if (kept) return sendKept(route, reply, kept);
      request.parsedParams = parseParams(route.params, request.params);
      const step = () => admit(binding, access, request, request.parsedParams);
      if (isRead(route)) return goOn(step(), done);
      const counted = (request.viewer ?? request.umpire) !== null && access.uncounted !== true;
      const write = () => watched({ ...binding, route, request }, step);
      return goOn(counted ? binding.checkLimit('writes', request).then(write) : write(), done);
    },
    ...(limit && { preHandler: (request) => binding.checkLimit(limit, request) }),
    handler: (request, reply) => {
      const kept = isOneOfMany(request.viewer)
        ? shared && sharedAnswer(shared, handler, reply)
        : own && ownAnswer(own, handler, reply);
      if (!kept || kept instanceof Promise)
        return answerLater(binding, handler, reply, kept).catch((error: unknown) => unlessLate(reply, error));
      return sendKept(route, reply, kept);
    },
  });
}

const isRead = ({ method }: Route): boolean => method === 'GET';

/** Whatever is sent without an account is short, and to read a megabyte of it would cost as much as a hundred calls. */
const bodyLimitOfVisitors = 64 * 1024;
const isForAnyone = ({ who, owns }: Access): boolean => who === 'anyone' && !owns;

async function answerLater(
  binding: Binding,
  handler: Handler,
  reply: FastifyReply,
  making: Promise<KeptAnswer> | undefined,
): Promise<FastifyReply> {
  if (making) {
    await sendKept(handler.route, reply, await making);
    return reply;
  }
  const { route } = handler;
  const read = () =>
    guessed(binding, handler, reply.request, () =>
      handler.act(callOf(askedOf(binding, route, reply), binding.db)),
    );
  const outcome = isRead(route)
    ? refusing(await inTurn(binding.turns, handler, reply, read))
    : await written(binding, handler, reply);
  send(handler, reply, outcome);
  // A stream is still being sent when this returns.
  return reply;
}

/** A call that took too long was answered by then, and nobody waits for it any more: why it is given up after that is nothing to say. */
function unlessLate(reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.sent && refusalOf(error).code !== 'server.failed') return reply;
  throw error;
}

type Sharing = Binding & { readonly tables: readonly RingingTable[] };

/**
 * A public answer that is kept. It needs nothing of the request but its address: nobody's session, and no parameters, since only
 * valid ones were ever answered.
 */
function answerKept(
  { answers, now, tables }: Sharing,
  route: Route,
  request: FastifyRequest,
): KeptAnswer | undefined {
  const found = answers?.find(questionOf(route, request), { tables, now: now() });
  return found instanceof Promise ? undefined : found;
}

type Shared = KeptAnswer | Promise<KeptAnswer> | undefined;

/** The shared answer for this kind of viewer, cached or being computed; undefined if answers are per viewer. */
function sharedAnswer(binding: Sharing, handler: Handler, reply: FastifyReply): Shared {
  const { request } = reply;
  if (!binding.answers || request.umpire) return undefined;
  return answerFrom(binding.answers, questionOf(handler.route, request), { binding, handler, reply });
}

/** The list of a viewer who sees more than others, in the same way, but for this viewer alone. */
function ownAnswer(binding: Sharing, handler: Handler, reply: FastifyReply): Shared {
  const { request } = reply;
  if (!binding.ownAnswers || !request.viewer) return undefined;
  const question = ownQuestionOf(handler.route, request, request.viewer);
  return answerFrom(binding.ownAnswers, question, { binding, handler, reply });
}

type Making = { readonly binding: Sharing; readonly handler: Handler; readonly reply: FastifyReply };

function answerFrom(answers: SharedAnswers, question: string, { binding, handler, reply }: Making): Shared {
  const asked = { tables: binding.tables, now: binding.now() };
  const found = answers.find(question, asked);
  if (found) return found;
  if (!isAskedAgain(reply.request.query)) return undefined;
  const call = askedOf(binding, handler.route, reply);
  if (asksForMine(call.query)) return undefined;
  const make = async () => {
    const outcome = await handler.act(callOf(call, binding.db));
    const { body, until } =
      outcome instanceof TrueUntil ? outcome : { body: outcome, until: endOfDay(asked.now) };
    const json = reply.serialize(body) as string;
    binding.checkShared?.(handler.route, json);
    // A public answer is the same in every language: the web names erased people in its own.
    return { body: handler.route.public ? json : withErasedNames(json, call.lang), until };
  };
  // While this one waited for its turn, another caller may have asked the same.
  return inTurn(
    binding.turns,
    handler,
    reply,
    async () => answers.find(question, asked) ?? answers.make(question, asked, make),
  );
}

/** The answer of a write, once committed; a refused write is counted. */
const written = (binding: Binding, handler: Handler, reply: FastifyReply) =>
  watched({ ...binding, route: handler.route, request: reply.request }, () =>
    inTurn(binding.turns, handler, reply, () =>
      guessed(binding, handler, reply.request, () => write(binding, handler, reply)),
    ),
  );

/** Looks when it is the caller's turn, so that guesses that are made at once are counted. */
async function guessed<Result>(
  { checkLimit }: Binding,
  { access: { guesses } }: Handler,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!guesses) return work();
  await checkLimit(guesses.limit, request, { increment: false });
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === guesses.wrong) await checkLimit(guesses.limit, request);
    throw error;
  }
}

async function write(binding: Binding, handler: Handler, reply: FastifyReply): Promise<unknown> {
  const { route, options } = handler;
  const asked = askedOf(binding, route, reply);
  const { request } = reply;
  const step = async (db: Db) => {
    const outcome = await handler.act(callOf(asked, db));
    // The answer was a 503: what was written is undone, unless a repeat with the same key will find it.
    if (reply.sent && !request.headers['idempotency-key']) throw fail('server.overloaded');
    return outcome;
  };
  if (options.ownTransaction) return refusing(await step(binding.db));
  if (route.idempotent) return refusing(await once(binding.db, { request, route, now: asked.now }, step));
  return refusing(await inTransaction(binding.db, step));
}

/** Throws a failure that the handler returned, after its transaction is committed. */
function refusing(outcome: unknown): unknown {
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

type UnboundCall = Omit<Call, 'db' | 'user' | 'scorer'>;

function askedOf(binding: Binding, route: Route, reply: FastifyReply): UnboundCall {
  const { request } = reply;
  const lang = languageOf(request, request.viewer?.lang);
  const version = route.ifMatch ? versionOf(request) : null;
  if (route.ifMatch === 'required' && version === null) throw fail('request.versionRequired');
  return {
    params: request.parsedParams,
    query: parseQuery(route.query, request.query, lang),
    body: parseBody(route.body, request.body, lang),
    now: binding.now(),
    viewer: request.viewer,
    umpire: request.umpire,
    lang,
    version,
    requestId: request.id,
    log: request.log,
    seal: binding.seal,
    http: { request, reply },
  };
}

function callOf(asked: UnboundCall, db: Db): Call {
  const { viewer, umpire } = asked;
  if (viewer) return { ...asked, db, user: viewer, scorer: viewer };
  return Object.assign(callOfVisitor(umpire), asked, { db });
}

/** Reading `user` when nobody is logged in fails the call; copying the call does not read it. */
const callOfVisitor = (umpire: LinkUmpire | null): Call =>
  Object.create(visitor, umpire ? { scorer: { value: umpire, enumerable: true } } : {}) as Call;
const visitor = {
  get user(): never {
    throw fail('auth.required');
  },
  get scorer(): never {
    throw fail('auth.required');
  },
};

function send({ success }: Handler, reply: FastifyReply, outcome: unknown): void {
  if (reply.sent) return;
  if (outcome instanceof Answer) reply.code(outcome.status).headers(outcome.headers).send(outcome.body);
  else reply.code(success).send(outcome instanceof TrueUntil ? outcome.body : outcome);
}
