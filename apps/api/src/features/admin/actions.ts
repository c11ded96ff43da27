import type { Account, setRoles } from '@topspin/contract';
import { changeRoles } from '#features/auth/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { findAccount, presentAccount } from './accounts.ts';

/** Effects of admin actions in other contexts: see `effects.ts`. */
export type AdminEffects = {
  /** A role may make the account's opens trusted. */
  readonly rolesGiven: (db: Db, userId: string, now: Date) => Promise<void>;
};

/** Sets the roles of an account, and audits it. Where mail is sent, new ones take a verified address. */
export const giveRoles =
  (effects: AdminEffects, mailIsSent: boolean) =>
  async (call: Call<typeof setRoles>): Promise<Account> => {
    const { db, params, body, version, now } = call;
    const before = found(await findAccount(db, params.id));
    if (before.version !== version) throw fail('request.staleVersion', { version: before.version });
    const roles = [...new Set(body.roles)];
    const gains = roles.some((role) => !before.roles.includes(role));
    if (gains && mailIsSent && before.email_verified_at === null) throw fail('trust.notVerified');
    await changeRoles(db, before.id, roles);
    await effects.rolesGiven(db, before.id, now);
    const change = { before: { roles: before.roles }, after: { roles } };
    await audit(call, 'setRoles', { entity: 'users', id: before.id, ...change });
    const after = await findAccount(db, before.id);
    return presentAccount(after ?? before);
  };
