import type { Account, setRoles } from '@topspin/contract';
import { changeRoles } from '#features/auth/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findAccount, presentAccount } from './accounts.ts';

/** Gives an account its roles, and writes it down. */
export async function giveRoles(call: Call<typeof setRoles>): Promise<Account> {
  const { db, params, body, user, version, now, requestId } = call;
  const before = await findAccount(db, params.id);
  if (!before) throw fail('thing.notFound');
  if (before.version !== version) throw fail('request.staleVersion', { version: before.version });
  const roles = [...new Set(body.roles)];
  await changeRoles(db, before.id, roles);
  const change = { before: { roles: before.roles }, after: { roles } };
  await audit(db, {
    actorId: user.id,
    action: 'setRoles',
    entity: 'users',
    entityId: before.id,
    ...change,
    requestId,
    at: now,
  });
  return presentAccount({ ...before, roles, version: before.version + 1 });
}
