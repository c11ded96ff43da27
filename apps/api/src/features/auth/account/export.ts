import type { Call, Db } from '#http/call.ts';
import { Answer } from '#http/handle.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { readMe } from './account.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user' | 'seal'>;

/** Everything kept about an account and whoever it belongs to (GDPR, articles 15 and 20), as a file. */
export async function exportMe(context: AuthContext, call: Caller): Promise<Answer<Record<string, unknown>>> {
  const { db, user, now } = call;
  const parts: Record<string, unknown> = { exported_at: now, account: (await readMe(context, call)).user };
  for (const { name, read } of context.personalData) parts[name] = await read?.(db, user.id);
  Object.assign(parts, await readTraces(db, user.id));
  const file = `attachment; filename="topspin-${now.toISOString().slice(0, 10)}.json"`;
  return new Answer(200, parts, { 'content-disposition': file });
}

async function readTraces(db: Db, userId: string) {
  const sessions = db
    .selectFrom('session_families')
    .select(['user_agent', 'created_at', 'last_used_at', 'ended_at'])
    .where('user_id', '=', userId);
  const keys = db
    .selectFrom('api_keys')
    .select(['name', 'created_at', 'last_used_at', 'revoked_at'])
    .where('user_id', '=', userId);
  const mails = db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'created_at', 'sent_at'])
    .where('user_id', '=', userId);
  const deeds = db
    .selectFrom('audit_log')
    .select(['at', 'action', 'entity', 'entity_id', 'refused'])
    .where('actor_id', '=', userId);
  return {
    sessions: await sessions.execute(),
    api_keys: await keys.execute(),
    mails: await mails.execute(),
    audit_log: await deeds.execute(),
  };
}
