import { z } from 'zod/mini';
import { email, language, line, newPassword, personName } from '../conventions/values.ts';
import { ownPlayer } from '../players/players.ts';
import { phone } from './phones.ts';
import { user } from './users.ts';

/** The answer to a login: a short-lived token for calls, a long-lived one to renew it, and the account. */
export const session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user,
  player: z.nullable(ownPlayer),
});
export type Session = z.infer<typeof session>;

export const login = z.object({
  ...session.shape,
  profile_status: z.object({ should_show_player_prompt: z.boolean() }),
});
export type Login = z.infer<typeof login>;

/** A password as typed to log in or to confirm, under rules that may have changed since. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256));

export const credentials = z.object({ email, password: typedPassword });

export const apiKeyCredentials = z.object({ apiKey: z.string().check(z.minLength(1), z.maxLength(200)) });

export const registration = z.object({
  name: personName(80),
  email,
  password: newPassword,
  lang: z._default(language, 'es'),
  terms_accepted: z.literal(true),
  /** Only for the first account of an installation, when it is created from another machine. */
  setup_code: z.optional(z.string().check(z.maxLength(40))),
});

export const emailVerification = z.object({ password: typedPassword });

export const recoveryRequest = z.object({ email });

export const recoveryConfirmation = z.object({
  email,
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  password: newPassword,
});

export const accountPhones = z.object({ phones: z.array(phone).check(z.maxLength(5)) });

export const newApiKey = z.object({ name: line(80), password: typedPassword });
