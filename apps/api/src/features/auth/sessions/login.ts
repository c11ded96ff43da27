import type { Login, Session as SessionAnswer } from '@topspin/contract';
import { ownPlayerOf } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { signAccessToken } from './access-token.ts';
import { markApiKey } from './api-key-store.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { isPassword } from '#features/auth/password.ts';
import { presentUser } from '#features/auth/present.ts';
import { helpsSomebody } from './authenticate.ts';
import { beginSession, endSession, rotate, sessionOfToken, type Session } from './sessions.ts';
import { accountFacts, findUser, findUserByEmail, type UserRow } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'http' | 'seal'>;

/** Logs in with an email and a password; time and answer do not reveal whether the account exists. */
export async function logIn(
  context: AuthContext,
  call: Caller,
  given: { email: string; password: string },
): Promise<Login> {
  const user = await findUserByEmail(call.db, given.email);
  const fits = await isPassword(given.password, user?.password_hash);
  if (!user || !fits) throw fail('auth.badCredentials');
  return welcome(context, call, user, null);
}

/** Logs in with an API key. */
export async function logInByApiKey(context: AuthContext, call: Caller, apiKey: string): Promise<Login> {
  const key = await markApiKey(call.db, apiKey, call.now);
  const user = key && (await findUser(call.db, key.user_id));
  if (!user) throw fail('auth.badApiKey');
  return welcome(context, call, user, key.id);
}

/** Starts a session; returns it with its account, and whether to offer creating a player. */
export async function welcome(
  context: AuthContext,
  call: Caller,
  user: UserRow,
  apiKeyId: string | null,
): Promise<Login> {
  const { db, now, http } = call;
  if (user.disabled_at) throw fail('auth.disabled');
  const userAgent = http.request.headers['user-agent'];
  const session = await inTransaction(db, (transaction) =>
    beginSession(transaction, { userId: user.id, userAgent, apiKeyId, now }),
  );
  const answer = await presentSession(context, call, session, user);
  const prompt = canPlay(answer) && !(await helpsSomebody(db, user.id));
  return { ...answer, profile_status: { should_show_player_prompt: prompt } };
}

/** Whether to offer a profile: to users without one who have not declined, and look after nobody else's. */
const canPlay = ({ player, user: { email_verified: verified, metadata } }: SessionAnswer): boolean =>
  player === null && verified && !metadata.skip_player_creation && metadata.playersAdmin.length === 0;

async function presentSession(
  { secrets, mailIsSent }: AuthContext,
  call: Caller,
  { sessionId, refreshToken }: Session,
  user: UserRow,
): Promise<SessionAnswer> {
  const { db, now, seal } = call;
  return {
    token: signAccessToken(sessionId, secrets.accessTokens, now),
    refreshToken,
    user: presentUser(user, await accountFacts(db, user.id), { mailIsSent, now, seal }),
    player: await ownPlayerOf(call, user.id),
  };
}

/** Exchanges a refresh token for a new pair: see `rotate`. */
export async function refreshSession(
  context: AuthContext,
  call: Caller,
  token: string,
): Promise<SessionAnswer> {
  const { db, now } = call;
  const session = await rotate(db, token, context.secrets.refreshTokens, now);
  const user = session && (await findUser(db, session.userId));
  if (!user) throw fail((await isOfDisabled(db, token)) ? 'auth.disabled' : 'auth.badRefreshToken');
  return presentSession(context, call, session, user);
}

/** Whether a token is no longer valid because its account is disabled. */
async function isOfDisabled(db: Db, token: string): Promise<boolean> {
  const session = await sessionOfToken(db, token).executeTakeFirst();
  const user = session && (await findUser(db, session.user_id));
  return user !== undefined && user.disabled_at !== null;
}

/** Ends the session of a refresh token; an unknown token is ignored. */
export async function logOut({ db, now }: Pick<Call, 'db' | 'now'>, token: string): Promise<void> {
  const session = await sessionOfToken(db, token).executeTakeFirst();
  if (session) await endSession(db, session.id, 'logout', now);
}
