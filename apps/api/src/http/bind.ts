import type { Route } from '@topspin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from './access.ts';
import { responseShapes, successOf } from './answers.ts';
import type { Call, Db } from './call.ts';
import { fail } from './fail.ts';
import { accessOf, admit, type Guard } from './guard.ts';
import { Answer, TrueUntil, type Handler } from './handle.ts';
import { languageOf, versionOf } from './headers.ts';
import { once } from './idempotency.ts';
import type { CheckLimit } from './limits.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import { watched } from './refused-writes.ts';
import { asksForMine, endOfDay, isOneOfMany, questionOf, sendKept } from './share.ts';
import type { KeptAnswer, SharedAnswers } from './shared-answers.ts';
import { sourcesOf } from './sources.ts';
import type { RingingTable } from './table-changes.ts';
import { inTransaction } from './transaction.ts';

export type Binding = Guard & {
  readonly now: () => Date;
  readonly checkLimit: CheckLimit;
  /** Where shared answers are kept; without it each is read. */
  readonly answers?: SharedAnswers | undefined;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route;
    access?: Access;
  }
}

/** Bytes may be more than JSON; what they are for says how much of them. */
const uploadLimit = 12 * 1024 * 1024;

/** Registers a route of the contract with what answers it; `{id}` in the contract is `:id` here. */
export function bind(app: FastifyInstance, binding: Binding, handler: Handler): void {
  const { route } = handler;
  const row = accessOf(route, binding);
  const tables = sourcesOf(route);
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/gu, ':$1'),
    schema: { response: responseShapes(route) },
    config: { route, access: row },
    ...(route.upload && { bodyLimit: uploadLimit }),
    onRequest: async (request) => {
      request.parsedParams = parseParams(route.params, request.params);
      await watched({ ...binding, route, request }, () => admit(binding, row, request, request.parsedParams));
    },
    preHandler: async (request) => {
      if (row.limit) await binding.checkLimit(row.limit, request);
    },
    handler: async (request, reply) => {
      const kept = tables && (await sharedAnswer({ ...binding, tables }, handler, request, reply));
      if (kept) return sendKept(request, reply, kept);
      const outcome = await watched({ ...binding, route, request }, () =>
        answer(binding, handler, request, reply),
      );
      return send(route, reply, outcome);
    },
  });
}

/** The answer that everybody like this viewer gets, kept or made now; undefined where each gets their own. */
async function sharedAnswer(
  binding: Binding & { readonly tables: readonly RingingTable[] },
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptAnswer | undefined> {
  const { answers, now, tables } = binding;
  if (!answers || !isOneOfMany(request.viewer)) return undefined;
  const question = questionOf(request);
  const asked = { tables, now: now() };
  const found = answers.find(question, asked);
  if (found) return found;
  const call = askedOf(binding, handler.route, request, reply);
  if (asksForMine(call.query)) return undefined;
  return answers.make(question, asked, async () => {
    const outcome = await handler.act(withUser({ ...call, db: binding.db }));
    const { body, until } =
      outcome instanceof TrueUntil ? outcome : { body: outcome, until: endOfDay(asked.now) };
    return { body: reply.serialize(body) as string, until };
  });
}

async function answer(
  binding: Binding,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { route, options } = handler;
  const asked = askedOf(binding, route, request, reply);
  const act = (db: Db) => handler.act(withUser({ ...asked, db }));
  if (route.method === 'GET' || options.ownTransaction) return act(binding.db);
  if (route.idempotent) return once(binding.db, { request, route, now: asked.now }, act);
  return inTransaction(binding.db, act);
}

function askedOf(
  binding: Binding,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Call, 'db' | 'user'> {
  const lang = languageOf(request, request.viewer?.lang);
  const version = route.ifMatch ? versionOf(request) : null;
  if (route.ifMatch === 'required' && version === null) throw fail('request.versionRequired');
  return {
    params: request.parsedParams,
    query: parseQuery(route.query, request.query, lang),
    body: parseBody(route.body, request.body, lang),
    now: binding.now(),
    viewer: request.viewer,
    lang,
    version,
    requestId: request.id,
    log: request.log,
    http: { request, reply },
  };
}

/** Asking for the user where nobody is logged in refuses the call; copying a call does not ask. */
function withUser(call: Omit<Call, 'user'>): Call {
  if (call.viewer) return { ...call, user: call.viewer };
  const refuse = (): never => {
    throw fail('auth.required');
  };
  return Object.defineProperty({ ...call }, 'user', { get: refuse, enumerable: false }) as Call;
}

function send(route: Route, reply: FastifyReply, outcome: unknown): FastifyReply {
  const { status, body, headers } = answerOf(route, outcome);
  if (reply.sent) return reply;
  return reply.code(status).headers(headers).send(body);
}

function answerOf(route: Route, outcome: unknown): Answer<unknown> {
  if (outcome instanceof Answer) return outcome;
  return new Answer(successOf(route), outcome instanceof TrueUntil ? outcome.body : outcome);
}
