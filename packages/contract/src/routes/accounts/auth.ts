import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
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

const auth = resource('auth', '/auth', []);

export const access = auth('access', 'POST /access', {
  summary: 'Log in with an email and a password',
  secret: true,
  body: credentials,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badCredentials'],
});

export const accessByApiKey = auth('accessByApiKey', 'POST /access/by-api-key', {
  summary: 'Log in with an API key',
  secret: true,
  body: apiKeyCredentials,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badApiKey'],
});

export const refresh = auth('refresh', 'POST /access/refresh', {
  summary: 'Exchange a refresh token for a new pair; a retry returns the same pair',
  secret: true,
  body: z.object({ refreshtoken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answers: { 200: session },
  errors: ['auth.disabled', 'auth.badRefreshToken'],
});

export const logout = auth('logout', 'POST /logout', {
  summary: 'Log out: end the session of a refresh token',
  body: z.object({ refreshtoken: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

export const register = auth('register', 'POST /register', {
  summary: 'Create an account',
  body: registration,
  answers: { 202: z.object({ mail_sent: z.boolean() }) },
  errors: ['auth.emailTaken', 'auth.setupCodeRequired', 'auth.badCode'],
});

/** What every page needs to know of an installation, before anyone is logged in. */
export const installation = auth('installation', 'GET /installation', {
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

export const showVerification = auth('showVerification', 'GET /verify-email/{token}', {
  summary:
    'Redirect to the page that verifies the address; the token is not consumed, since mail scanners follow links',
  params: linkOfMail,
  answers: { 302: null },
});

export const verifyEmail = auth('verifyEmail', 'POST /verify-email/{token}', {
  summary:
    'Verify an email address with the emailed token and the password, and log in; earlier sessions and keys end',
  secret: true,
  params: linkOfMail,
  body: emailVerification,
  answers: { 200: login },
  errors: ['auth.disabled', 'auth.badToken', 'auth.wrongPassword'],
});

export const resendVerification = auth('resendVerification', 'POST /verify-email/resend', {
  summary: 'Send the verification email again',
  body: z.object({ email }),
  answers: { 202: null },
});

export const recover = auth('recover', 'POST /recover', {
  summary: 'Email a code and a link to reset the password',
  body: recoveryRequest,
  answers: { 202: null },
});

export const confirmRecovery = auth('confirmRecovery', 'POST /recover/confirm', {
  summary: 'Reset the password with the emailed code',
  body: recoveryConfirmation,
  errors: ['auth.badCode'],
});

export const resetPassword = auth('resetPassword', 'POST /reset-password/{token}', {
  summary: 'Reset the password with the emailed link',
  params: linkOfMail,
  body: z.object({ password: newPassword }),
  errors: ['auth.badToken'],
});

export const me = auth('me', 'GET /user/me', {
  summary: 'Get the current account and its player',
  answers: { 200: z.object({ user, player: z.nullable(ownPlayer) }) },
});

export const editMe = auth('editMe', 'PATCH /user/me', {
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

export const eraseMe = auth('eraseMe', 'DELETE /user/me', {
  summary: 'Erase the account; its results stay, under an anonymous name',
  body: z.object({
    password: z.string().check(z.maxLength(256)),
    /** Players without an account to erase too, whose only guardian the account is. */
    erase_players: z._default(z.array(uuid).check(z.maxLength(mostErased)), []),
  }),
  errors: [
    'auth.wrongPassword',
    'auth.lastAdmin',
    'player.taken',
    'player.guardianDecides',
    'player.otherGuardian',
  ],
});

export const setProfilePreferences = auth('setProfilePreferences', 'PUT /user/{id}/profile-preferences', {
  summary: 'Set the language and the theme, and whether to offer creating a player profile again',
  body: z.object({
    skip_player_creation: z.optional(z.boolean()),
    lang: z.optional(language),
    theme: z.optional(z.enum(themes)),
  }),
  answers: { 200: user },
});

export const changePassword = auth('changePassword', 'PUT /user/{id}/password', {
  summary: 'Change the password; end every other session and the API keys',
  body: z.object({ old_password: z.string().check(z.maxLength(256)), password: newPassword }),
  errors: ['auth.wrongPassword'],
});

export const setPhones = auth('setPhones', 'PUT /user/{id}/phones', {
  summary: 'Replace the contact phones of the account',
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

export const listSessions = auth('listSessions', 'GET /user/{id}/sessions', {
  summary: 'List the devices that are logged in',
  answers: { 200: z.object({ collection: z.array(device) }) },
});

export const endSessions = auth('endSessions', 'DELETE /user/{id}/sessions', {
  summary: 'Log out every other device and revoke the API keys',
});

export const createApiKey = auth('createApiKey', 'POST /user/{id}/api-keys', {
  summary: 'Create an API key, given the password; it is shown only once',
  secret: true,
  body: newApiKey,
  answers: { 201: z.object({ _id: uuid, name: z.string(), apiKey: z.string() }) },
  errors: ['auth.tooManyKeys', 'auth.wrongPassword'],
});
