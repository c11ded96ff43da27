import type { ErrorCode, Route } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { audit } from '#http/audit.ts';
import type { Db } from '#http/call.ts';
import { Refusal } from '#http/fail.ts';

const trespass: readonly ErrorCode[] = ['auth.forbidden', 'auth.emailNotVerified', 'thing.notFound'];

type Watched = {
  readonly db: Db;
  readonly now: () => Date;
  readonly route: Route;
  readonly request: FastifyRequest;
};

/** Runs a step of a write; when it is refused for who asks, the refusal is written down before it goes on. */
export async function watched<T>(at: Watched, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (isTrespass(at, error)) await writeDown(at, error.code);
    throw error;
  }
}

function isTrespass({ request }: Watched, error: unknown): error is Refusal {
  return request.viewer !== null && error instanceof Refusal && trespass.includes(error.code);
}

async function writeDown({ db, now, route, request }: Watched, code: ErrorCode): Promise<void> {
  await audit(db, {
    actorId: request.viewer?.id ?? null,
    action: route.name,
    entity: route.tag,
    entityId: idIn(request.parsedParams),
    reason: code,
    refused: true,
    requestId: request.id,
    at: now(),
  });
}

function idIn(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}
