import { rolesHeader, type ListQuery, type Route } from '@topspin/contract';
import type { FastifyReply } from 'fastify';
import { rolesOf } from '#http/access/viewer.ts';
import { isAdmin, type Viewer } from '#http/call.ts';
import { foreignPages } from '#http/access/by-key.ts';
import { jsonHeaders } from '#http/web/security.ts';
import { knows, sentTo, type KeptAnswer, type Sent } from './kept-answer.ts';

/**
 * Whether a viewer gets the answer of everybody. Admins, organisers, venue admins and those in an open for functional diversity each
 * see more, so they have their own: see `ownQuestionOf`.
 */
export const isOneOfMany = (viewer: Viewer | null): boolean => !isAdmin(viewer) && !viewer?.seesMore;

/** Whether a list query depends on the viewer. */
export function asksForMine(query: unknown): boolean {
  const { filters, permanentFilters, sortBy = [], project = [] } = (query ?? {}) as Partial<ListQuery>;
  const shown = Array.isArray(project) ? project : Object.keys(project);
  const named = [...Object.keys(filters ?? {}), ...Object.keys(permanentFilters ?? {}), ...sortBy, ...shown];
  return named.includes('mine');
}

/** The last instant of a day: age categories and pictures depend on the date, in UTC everywhere. */
export const endOfDay = (now: Date): Date => new Date(new Date(now).setUTCHours(23, 59, 59, 999));

/** Names and values in turn, as Node writes them fastest. */
type Lines = readonly string[];
const linesOf = (headers: Readonly<Record<string, string>>): Lines => Object.entries(headers).flat();

const ofUsers = linesOf({
  'cache-control': 'private, no-cache',
  vary: 'Authorization, x-application-lang, Accept-Encoding',
});

/** Proxies keep a public answer for some seconds: what an open shows may be that old, and a withdrawn one stays that long. */
const ofAll = linesOf({
  'cache-control': 'public, max-age=5, stale-while-revalidate=30',
  // With a key it has other headers.
  vary: 'Authorization, Accept-Encoding',
});

/** Nothing keeps it for another key, nor once it is revoked. */
const ofKeys = linesOf({
  'cache-control': 'private, no-cache',
  vary: 'Authorization, Accept-Encoding',
  ...foreignPages,
});

const ofJson = linesOf(jsonHeaders);

/** Sends an answer of a route, compressed if the client accepts that, or 304 if it has it already; a promise only while it is compressed. */
export function sendKept(route: Route, reply: FastifyReply, answer: KeptAnswer): void | Promise<void> {
  const sent = sentTo(reply.request.headers['accept-encoding'], answer);
  if (sent instanceof Promise) return sent.then((compressed) => write(route, reply, answer, compressed));
  write(route, reply, answer, sent);
}

/**
 * Past Fastify, whose hooks would add what is added here, at twice the cost. A 304 has only headers that may have changed:
 * the client keeps the others with its copy (RFC 9110, 15.4.5).
 */
function write(route: Route, reply: FastifyReply, answer: KeptAnswer, sent: Sent): void {
  if (reply.sent) return;
  reply.hijack();
  const { viewer, reader, headers, id } = reply.request;
  const { etag, encoding, body } = sent;
  const given = [...(reader ? ofKeys : route.public ? ofAll : ofUsers), 'etag', etag, 'x-request-id', id];
  if (viewer) given.push(rolesHeader, rolesOf(viewer));
  if (knows(headers['if-none-match'], answer)) {
    reply.raw.writeHead(304, given).end();
    return;
  }
  given.push(...ofJson, 'content-length', `${body.length}`);
  if (encoding !== 'identity') given.push('content-encoding', encoding);
  reply.raw.writeHead(200, given).end(body);
}
