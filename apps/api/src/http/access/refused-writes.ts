import { idIn } from '#http/access/id-in.ts';
import type { ErrorCode, Route } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { audit, countAnother } from '#http/audit.ts';
import type { Db, Viewer } from '#http/call.ts';
import { Refusal } from '#http/fail.ts';
import { hour } from '#http/durations.ts';

const trespass: readonly ErrorCode[] = ['auth.forbidden', 'auth.emailNotVerified', 'thing.notFound'];

type Watched = {
  readonly db: Db;
  readonly now: () => Date;
  readonly route: Route;
  readonly request: FastifyRequest;
};

/** Runs a step of a write; if the caller has no right to it, the refusal is audited before it is rethrown. */
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

/** How many refused writes of an account are audited one by one in an hour; the rest are only counted. */
export const writtenDownInAnHour = 30;
async function writeDown({ db, now, route, request }: Watched, code: ErrorCode): Promise<void> {
  const at = now();
  const user = request.viewer;
  if (user && (await isCountedOnly(db, user, at))) return;
  await audit({ db, user, now: at, requestId: request.id }, route.name, {
    entity: route.tag,
    id: idIn(request.parsedParams),
    reason: code,
    refused: true,
  });
}

/** Whether an account has reached that number this hour; further refusals share one entry with a count. */
async function isCountedOnly(db: Db, user: Viewer, at: Date): Promise<boolean> {
  const since = new Date(Math.floor(at.getTime() / hour) * hour);
  const { written } = await db
    .selectFrom((log) =>
      log
        .selectFrom('audit_log')
        .select('id')
        .where('actor_id', '=', user.id)
        .where('refused', '=', true)
        .where('at', '>=', since)
        .limit(writtenDownInAnHour)
        .as('lines'),
    )
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .executeTakeFirstOrThrow();
  if (written < writtenDownInAnHour) return false;
  if (!(await countAnother(db, { actorId: user.id, action: moreRefused, since })))
    await audit({ db, user, now: at }, moreRefused, {
      entity: 'accounts',
      id: user.id,
      after: { times: 1 },
      refused: true,
    });
  return true;
}

/** The action of the entry that counts the rest of an hour. */
const moreRefused = 'moreRefusedWrites';
