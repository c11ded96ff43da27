import * as calls from '@topspin/contract';
import { brand } from '#features/settings/reads.ts';
import { Answer, handle, type Feature, type Owns } from '#http/handle.ts';
import { changePassword, editMe, readMe, setPhones, setPreferences } from './account/account.ts';
import type { AuthContext } from './context.ts';
import { disable, enable } from './administration/disable.ts';
import { eraseByAdmin } from './administration/erase-user.ts';
import { endAllSessions, endOneSession, listSessionsOf } from './administration/user-sessions.ts';
import { avatarRoutes } from './account/avatar-routes.ts';
import { createKey, endOtherSessions, listDevices, listKeys, revokeKey } from './sessions/devices.ts';
import { eraseMe } from './personal-data/erase.ts';
import { eraseProfile } from './personal-data/erase-profile.ts';
import { withdrawConsents } from './personal-data/withdraw-consents.ts';
import { exportMe } from './personal-data/export.ts';
import { firstAccount } from './account/first-account.ts';
import { readLegacy, readUserLegacy } from './personal-data/legacy.ts';
import { logIn, logInByApiKey, logOut, refreshSession } from './sessions/login.ts';
import { confirmRecovery, recover, resetPassword } from './account/recover.ts';
import { register } from './account/register.ts';
import { resendVerification, verificationPage, verifyEmail } from './account/verify-email.ts';

/** Passwords are hashed outside any transaction, and a failed attempt is recorded. */
const own = { ownTransaction: true } as const;

/** An account belongs to its own user; others cannot find out whether it exists. */
const isSelf: Owns = async ({ viewer, params }) => (params['id'] === viewer.id ? 'yes' : 'unseen');

function ownHttps({ https }: AuthContext) {
  const own = https();
  return own ? { port: own.port, fingerprint: own.fingerprint } : null;
}

/** Accounts and sessions. */
export const auth = (context: AuthContext): Feature => ({
  name: 'auth',
  owns: { 'user.self': isSelf },
  routes: [
    handle(calls.installation, async ({ db, http }) => ({
      first_account: await firstAccount(context, db, http.request),
      mail: context.mailIsSent,
      lab: context.lab,
      public_url: context.publicUrl(),
      https: ownHttps(context),
      ...(await brand(db)),
    })),
    handle(calls.register, (call) => register(context, call, call.body), own),
    handle(
      calls.showVerification,
      async ({ params }) => new Answer(302, undefined, { location: verificationPage(params.token) }),
    ),
    handle(
      calls.verifyEmail,
      (call) => verifyEmail(context, call, { token: call.params.token, password: call.body.password }),
      own,
    ),
    handle(calls.resendVerification, (call) => resendVerification(context, call, call.body.email)),
    handle(calls.access, (call) => logIn(context, call, call.body), own),
    handle(calls.accessByApiKey, (call) => logInByApiKey(context, call, call.body.apiKey), own),
    handle(calls.refresh, (call) => refreshSession(context, call, call.body.refreshtoken), own),
    handle(calls.logout, (call) => logOut(call, call.body.refreshtoken)),
    handle(calls.recover, (call) => recover(context, call, call.body.email)),
    handle(calls.confirmRecovery, (call) => confirmRecovery(context, call, call.body), own),
    handle(
      calls.resetPassword,
      (call) => resetPassword(context, call, { ...call.params, ...call.body }),
      own,
    ),
    handle(calls.me, (call) => readMe(context, call)),
    handle(calls.editMe, (call) => editMe(context, call, call.body)),
    handle(calls.getLegacy, readLegacy),
    handle(calls.eraseMe, (call) => eraseMe(context, call), own),
    handle(calls.disableUser, disable),
    handle(calls.enableUser, enable),
    handle(calls.listUserSessions, listSessionsOf),
    handle(calls.endUserSessions, endAllSessions),
    handle(calls.endUserSession, endOneSession),
    handle(calls.getUserLegacy, readUserLegacy),
    handle(calls.eraseUser, (call) => eraseByAdmin(context, call), own),
    handle(calls.withdrawConsents, (call) => withdrawConsents(context, call), own),
    handle(calls.erasePlayer, (call) => eraseProfile(context, call), own),
    handle(calls.setProfilePreferences, (call) => setPreferences(context, call, call.body)),
    handle(calls.changePassword, (call) => changePassword(context, call, call.body), own),
    handle(calls.setPhones, (call) => setPhones(context, call, call.body.phones)),
    handle(calls.listSessions, listDevices),
    handle(calls.endSessions, endOtherSessions),
    handle(calls.createApiKey, (call) => createKey(call, call.body), own),
    handle(calls.listApiKeys, listKeys),
    handle(calls.revokeApiKey, (call) => revokeKey(call, call.params.key_id)),
    handle(calls.exportMe, exportMe),
    ...avatarRoutes(context),
  ],
});
