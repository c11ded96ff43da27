import { rolesHeader, type ListQuery } from '@topspin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rolesOf } from '#http/access/viewer.ts';
import { isAdmin, type Viewer } from '#http/call.ts';
import type { KeptAnswer } from './shared-answers.ts';

/**
 * Whether a viewer gets the shared answer. Admins, organisers and venue admins each see more, so theirs is read from the
 * database.
 */
export const isOneOfMany = (viewer: Viewer | null): boolean => !isAdmin(viewer) && !viewer?.helps;

/** Whether a list query depends on the viewer. */
export function asksForMine(query: unknown): boolean {
  const { filters, permanentFilters, sortBy = [], project = [] } = (query ?? {}) as Partial<ListQuery>;
  const shown = Array.isArray(project) ? project : Object.keys(project);
  const named = [...Object.keys(filters ?? {}), ...Object.keys(permanentFilters ?? {}), ...sortBy, ...shown];
  return named.includes('mine');
}

/** The last instant of a day: age categories and pictures depend on the date, in UTC everywhere. */
export const endOfDay = (now: Date): Date => new Date(new Date(now).setUTCHours(23, 59, 59, 999));

const ofUsers = { 'cache-control': 'private, no-cache', vary: 'Authorization, x-application-lang' } as const;

/** Proxies keep a public answer for some seconds: what an open shows may be that old, and a withdrawn one stays that long. */
const ofAll = { 'cache-control': 'public, max-age=5, stale-while-revalidate=30' } as const;

const headersOf = ({ routeOptions }: FastifyRequest): Readonly<Record<string, string>> =>
  routeOptions.config.route?.public ? ofAll : ofUsers;

/** Sends an answer, or 304 if the client has it already. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptAnswer): void {
  if (reply.sent) return;
  if (knows(request.headers['if-none-match'], etag)) sendUnchanged(request, reply, etag);
  else
    reply
      .headers(headersOf(request))
      .header('content-type', 'application/json; charset=utf-8')
      .header('etag', etag)
      .code(200)
      .send(body);
}

/** Only headers that may have changed: the client keeps the others with its copy (RFC 9110, 15.4.5). */
function sendUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): void {
  reply.hijack();
  reply.raw.writeHead(304, {
    ...headersOf(request),
    etag,
    'x-request-id': request.id,
    ...(request.viewer && { [rolesHeader]: rolesOf(request.viewer) }),
  });
  reply.raw.end();
}

const knows = (given: string | undefined, etag: string): boolean =>
  given === etag ||
  (given !== undefined &&
    given.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//u, '') === etag));
