import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { email, instant, language, newPassword, personName, uuid } from '../../conventions/values.ts';
import { ownPlayer } from '../../players/players.ts';
import { themes } from '../../accounts/roles.ts';
import { user } from '../../accounts/users.ts';
import {
  session,
  login,
  credentials,
  apiKeyCredentials,
  registration,
  emailVerification,
  recoveryRequest,
  recoveryConfirmation,
  accountPhones,
  newApiKey,
} from '../../accounts/auth.ts';

const tag = 'auth';

export const access = route({
  name: 'access',
  method: 'POST',
  path: '/auth/access',
  tag,
  summary: 'Log in with an email and a password',
  body: credentials,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badCredentials'],
});

export const accessByApiKey = route({
  name: 'accessByApiKey',
  method: 'POST',
  path: '/auth/access/by-api-key',
  tag,
  summary: 'Log in with an API key',
  body: apiKeyCredentials,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badApiKey'],
});

export const refresh = route({
  name: 'refresh',
  method: 'POST',
  path: '/auth/access/refresh',
  tag,
  summary: 'Exchange a refresh token for a new pair; a retry returns the same pair',
  body: z.object({ refreshtoken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answers: { 200: session },
  errors: ['auth.disabled', 'auth.badRefreshToken'],
});

export const logout = route({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Log out: end the session of a refresh token',
  body: z.object({ refreshtoken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answers: { 204: null },
});

export const register = route({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  tag,
  summary: 'Create an account',
  body: registration,
  answers: { 202: z.object({ mail_sent: z.boolean() }) },
  errors: ['auth.emailTaken', 'auth.setupCodeRequired', 'auth.badCode'],
});

/** What every page needs to know of an installation, before anyone is logged in. */
export const installation = route({
  name: 'installation',
  method: 'GET',
  path: '/auth/installation',
  tag,
  summary:
    'Get name and logo of the installation, whether the first account is still to be created and email can be sent',
  answers: {
    200: z.object({
      first_account: z.enum(['done', 'free', 'needsSetupCode']),
      mail: z.boolean(),
      lab: z.boolean(),
      public_url: z.string(),
      /** Where it is served over TLS with a certificate of its own authority, whose fingerprint this is. */
      https: z.nullable(z.object({ port: z.int(), fingerprint: z.string() })),
      name: z.string(),
      logo: z.nullable(z.string()),
      guardian_age: z.int(),
    }),
  },
});

const linkOfMail = z.object({ token: z.string().check(z.maxLength(200)) });

export const showVerification = route({
  name: 'showVerification',
  method: 'GET',
  path: '/auth/verify-email/{token}',
  tag,
  summary:
    'Redirect to the page that verifies the address; the token is not consumed, since mail scanners follow links',
  params: linkOfMail,
  answers: { 302: null },
});

export const verifyEmail = route({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email/{token}',
  tag,
  summary:
    'Verify an email address with the emailed token and the password, and log in; earlier sessions and keys end',
  params: linkOfMail,
  body: emailVerification,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badToken', 'auth.wrongPassword'],
});

export const resendVerification = route({
  name: 'resendVerification',
  method: 'POST',
  path: '/auth/verify-email/resend',
  tag,
  summary: 'Send the verification email again',
  body: z.object({ email }),
  answers: { 202: null },
});

export const recover = route({
  name: 'recover',
  method: 'POST',
  path: '/auth/recover',
  tag,
  summary: 'Email a code and a link to reset the password',
  body: recoveryRequest,
  answers: { 202: null },
});

export const confirmRecovery = route({
  name: 'confirmRecovery',
  method: 'POST',
  path: '/auth/recover/confirm',
  tag,
  summary: 'Reset the password with the emailed code',
  body: recoveryConfirmation,
  answers: { 204: null },
  errors: ['auth.badCode'],
});

export const resetPassword = route({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password/{token}',
  tag,
  summary: 'Reset the password with the emailed link',
  params: linkOfMail,
  body: z.object({ password: newPassword }),
  answers: { 204: null },
  errors: ['auth.badToken'],
});

export const me = route({
  name: 'me',
  method: 'GET',
  path: '/auth/user/me',
  tag,
  summary: 'Get the current account and its player',
  answers: { 200: z.object({ user, player: z.nullable(ownPlayer) }) },
});

export const editMe = route({
  name: 'editMe',
  method: 'PATCH',
  path: '/auth/user/me',
  tag,
  summary: 'Update the name, language or theme of the account',
  ifMatch: 'required',
  body: z.object({
    name: z.optional(personName(80)),
    lang: z.optional(language),
    theme: z.optional(z.enum(themes)),
  }),
  answers: { 200: user },
});

/** The most players erased together with an account. */
const mostErased = 100;

export const eraseMe = route({
  name: 'eraseMe',
  method: 'DELETE',
  path: '/auth/user/me',
  tag,
  summary: 'Erase the account; its results stay, under an anonymous name',
  body: z.object({
    password: z.string().check(z.maxLength(256)),
    /** Players without an account to erase too, whose only guardian the account is. */
    erase_players: z._default(z.array(uuid).check(z.maxLength(mostErased)), []),
  }),
  answers: { 204: null },
  errors: [
    'auth.wrongPassword',
    'auth.lastAdmin',
    'player.taken',
    'player.guardianDecides',
    'player.otherGuardian',
  ],
});

export const setProfilePreferences = route({
  name: 'setProfilePreferences',
  method: 'PUT',
  path: '/auth/user/{id}/profile-preferences',
  tag,
  summary: 'Set the language and the theme, and whether to offer creating a player profile again',
  params: byId,
  body: z.object({
    skip_player_creation: z.optional(z.boolean()),
    lang: z.optional(language),
    theme: z.optional(z.enum(themes)),
  }),
  answers: { 200: user },
});

export const changePassword = route({
  name: 'changePassword',
  method: 'PUT',
  path: '/auth/user/{id}/password',
  tag,
  summary: 'Change the password; end every other session and the API keys',
  params: byId,
  body: z.object({ old_password: z.string().check(z.maxLength(256)), password: newPassword }),
  answers: { 204: null },
  errors: ['auth.wrongPassword'],
});

export const setPhones = route({
  name: 'setPhones',
  method: 'PUT',
  path: '/auth/user/{id}/phones',
  tag,
  summary: 'Replace the contact phones of the account',
  params: byId,
  body: accountPhones,
  answers: { 200: user },
});

const device = z.object({
  _id: uuid,
  user_agent: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});

export const listSessions = route({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/user/{id}/sessions',
  tag,
  summary: 'List the devices that are logged in',
  params: byId,
  answers: { 200: z.object({ collection: z.array(device) }) },
});

export const endSessions = route({
  name: 'endSessions',
  method: 'DELETE',
  path: '/auth/user/{id}/sessions',
  tag,
  summary: 'Log out every other device and revoke the API keys',
  params: byId,
  answers: { 204: null },
});

export const createApiKey = route({
  name: 'createApiKey',
  method: 'POST',
  path: '/auth/user/{id}/api-keys',
  tag,
  summary: 'Create an API key, given the password; it is shown only once',
  params: byId,
  body: newApiKey,
  answers: { 201: z.object({ _id: uuid, name: z.string(), apiKey: z.string() }) },
  errors: ['auth.tooManyKeys', 'auth.wrongPassword'],
});
