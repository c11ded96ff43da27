import * as calls from '@topspin/contract';
import { brand } from '#features/settings/reads.ts';
import { owner, type Access } from '#http/access/access.ts';
import { Answer, handle, type Feature } from '#http/handle.ts';
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
import { isSelf, self } from './self.ts';
import { register } from './account/register.ts';
import { resendVerification, verificationPage, verifyEmail } from './account/verify-email.ts';

/** Passwords are hashed outside any transaction, and a failed attempt is recorded. */
const own = { ownTransaction: true } as const;

function ownHttps({ https }: AuthContext) {
  const own = https();
  return own ? { port: own.port, fingerprint: own.fingerprint } : null;
}

/** Calls without an account, or with a guessed password or code. */
const attempt: Access = { who: 'anyone', limit: 'credentials' };

/** Accounts and sessions. */
export const auth = (context: AuthContext): Feature => ({
  name: 'auth',
  owns: { 'user.self': isSelf },
  routes: [
    handle(calls.installation, { who: 'anyone', byLink: true }, async ({ db, http }) => ({
      first_account: await firstAccount(context, db, http.request),
      mail: context.mailIsSent,
      lab: context.lab,
      public_url: context.publicUrl(),
      https: ownHttps(context),
      ...(await brand(db)),
    })),
    handle(
      calls.register,
      { who: 'anyone', limit: 'registration' },
      (call) => register(context, call, call.body),
      own,
    ),
    handle(
      calls.showVerification,
      'anyone',
      async ({ params }) => new Answer(302, undefined, { location: verificationPage(params.token) }),
    ),
    handle(
      calls.verifyEmail,
      attempt,
      (call) => verifyEmail(context, call, { token: call.params.token, password: call.body.password }),
      own,
    ),
    handle(calls.resendVerification, { who: 'anyone', limit: 'mail' }, (call) =>
      resendVerification(context, call, call.body.email),
    ),
    handle(calls.access, attempt, (call) => logIn(context, call, call.body), own),
    handle(calls.accessByApiKey, attempt, (call) => logInByApiKey(context, call, call.body.apiKey), own),
    handle(calls.refresh, 'anyone', (call) => refreshSession(context, call, call.body.refreshtoken), own),
    handle(calls.logout, 'anyone', (call) => logOut(call, call.body.refreshtoken)),
    handle(calls.recover, { who: 'anyone', limit: 'mail' }, (call) =>
      recover(context, call, call.body.email),
    ),
    handle(calls.confirmRecovery, attempt, (call) => confirmRecovery(context, call, call.body), own),
    handle(
      calls.resetPassword,
      attempt,
      (call) => resetPassword(context, call, { ...call.params, ...call.body }),
      own,
    ),
    handle(calls.me, 'user', (call) => readMe(context, call)),
    handle(calls.editMe, 'user', (call) => editMe(context, call, call.body)),
    handle(calls.getLegacy, 'user', readLegacy),
    handle(calls.eraseMe, { who: 'user', limit: 'credentials' }, (call) => eraseMe(context, call), own),
    handle(calls.disableUser, 'admin', disable),
    handle(calls.enableUser, 'admin', enable),
    handle(calls.listUserSessions, 'admin', listSessionsOf),
    handle(calls.endUserSessions, 'admin', endAllSessions),
    handle(calls.endUserSession, 'admin', endOneSession),
    handle(calls.getUserLegacy, 'admin', readUserLegacy),
    handle(
      calls.eraseUser,
      { who: 'admin', limit: 'credentials' },
      (call) => eraseByAdmin(context, call),
      own,
    ),
    handle(
      calls.withdrawConsents,
      { ...owner('player.guardian', 'player.erased'), limit: 'credentials' },
      (call) => withdrawConsents(context, call),
      own,
    ),
    handle(
      calls.erasePlayer,
      owner('player.heir', 'player.host'),
      (call) => eraseProfile(context, call),
      own,
    ),
    handle(calls.setProfilePreferences, self, (call) => setPreferences(context, call, call.body)),
    handle(
      calls.changePassword,
      { ...self, limit: 'credentials' },
      (call) => changePassword(context, call, call.body),
      own,
    ),
    handle(calls.setPhones, self, (call) => setPhones(context, call, call.body.phones)),
    handle(calls.listSessions, self, listDevices),
    handle(calls.endSessions, self, endOtherSessions),
    handle(calls.createApiKey, { ...self, limit: 'credentials' }, (call) => createKey(call, call.body), own),
    handle(calls.listApiKeys, self, listKeys),
    handle(calls.revokeApiKey, self, (call) => revokeKey(call, call.params.key_id)),
    handle(calls.exportMe, { ...self, limit: 'exports' }, exportMe),
    ...avatarRoutes(context),
  ],
});
