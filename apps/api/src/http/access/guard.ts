import type { FastifyRequest } from 'fastify';
import type { Access } from './access.ts';
import { isAdmin, type Db, type KeyReader, type LinkUmpire, type Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Handler, Ownership, Owns } from '#http/handle.ts';

export type Guard = {
  readonly db: Db;
  readonly owns: Readonly<Record<string, Owns>>;
  /** The viewer of a bearer token, synchronously if cached; null for an invalid or expired token. */
  authenticate(token: string): Viewer | null | Promise<Viewer | null>;
  /** The umpire of a token that a score link gave, in the same way; undefined for any other token. */
  authenticateByLink(token: string): LinkUmpire | null | Promise<LinkUmpire | null> | undefined;
  /** What the key of an open lets read, asked for at a network; null for one that was revoked or never was. */
  authenticateByKey(key: string, network: string): Promise<KeyReader | null>;
};

/** The server refuses to start if a route asks for a predicate that no feature defines. */
export function checkPredicates({ route, access }: Handler, { owns }: Pick<Guard, 'owns'>): void {
  const unknown = access.owns?.find((name) => !owns[name]);
  if (unknown) throw new Error(`the route ${route.name} asks for ${unknown}, which no feature defines`);
}

/**
 * Checks who may call: refuses with 401, 403 or, for what the viewer may not know of, 404. Waits only for queries about
 * ownership.
 */
export function admit(
  guard: Guard,
  access: Access,
  request: FastifyRequest,
  params: unknown,
): void | Promise<void> {
  const { viewer } = request;
  const refusal = refusalOf(access, request);
  if (refusal) throw fail(refusal);
  if (!viewer || !access.owns || (isAdmin(viewer) && !access.personal)) return;
  return ownership(guard, access.owns, viewer, params).then(refuseStranger);
}

type Caller = { readonly viewer: Viewer | null; readonly umpire: LinkUmpire | null };

/** Why somebody may not make a call at all, whatever it is about. */
export function refusalOf(access: Access, { viewer, umpire }: Caller): RefusalOfCaller | undefined {
  if (umpire) return access.byLink ? undefined : 'auth.forbidden';
  if (access.who === 'anyone' && !access.owns) return undefined;
  if (!viewer) return 'auth.required';
  return isAdmin(viewer) && !access.personal ? undefined : refusalOfRole(access, viewer);
}

type RefusalOfCaller = 'auth.required' | 'auth.forbidden' | 'auth.emailNotVerified';

function refusalOfRole({ who }: Access, viewer: Viewer): RefusalOfCaller | undefined {
  if (who === 'admin') return 'auth.forbidden';
  if (who === 'circuitManager' && !viewer.roles.includes('circuitManager')) return 'auth.forbidden';
  if (who === 'verified' && !viewer.emailVerified) return 'auth.emailNotVerified';
  return undefined;
}

async function ownership(
  guard: Guard,
  names: readonly string[],
  viewer: Viewer,
  params: unknown,
): Promise<Ownership> {
  let best: Ownership = 'unseen';
  for (const name of names) {
    const found = await guard.owns[name]?.({
      db: guard.db,
      viewer,
      params: params as Record<string, string>,
    });
    if (found === 'yes') return found;
    if (found === 'no') best = found;
  }
  return best;
}

function refuseStranger(found: Ownership): void {
  if (found === 'unseen') throw fail('thing.notFound');
  if (found === 'no') throw fail('auth.forbidden');
}
