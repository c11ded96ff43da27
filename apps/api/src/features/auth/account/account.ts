import type { BodyOf, Language, Phone, setProfilePreferences, Theme, User } from '@topspin/contract';
import { ownPlayerOf } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { given } from '#http/given.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { voidMailTokens } from './mail-tokens.ts';
import { hashPassword, isPassword } from '#features/auth/password.ts';
import { presentUser } from '#features/auth/present.ts';
import { revokeKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { endSessionsOf } from '#features/auth/sessions/sessions.ts';
import { accountFacts, findUser, updateSeenUser, updateUser, type UserRow } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user' | 'seal'>;

async function own({ db, user }: Pick<Caller, 'db' | 'user'>): Promise<UserRow> {
  const row = await findUser(db, user.id);
  if (!row) throw fail('auth.expired');
  return row;
}

const present = async ({ mailIsSent }: AuthContext, { db, now, seal }: Caller, row: UserRow): Promise<User> =>
  presentUser(row, await accountFacts(db, row.id), { mailIsSent, now, seal });

/** The current account and its player. */
export async function readMe(context: AuthContext, call: Caller) {
  const user = await present(context, call, await own(call));
  return { user, player: await ownPlayerOf(call, call.user.id) };
}

type Edit = {
  readonly name?: string | undefined;
  readonly lang?: Language | undefined;
  readonly theme?: Theme | undefined;
};

/** Updates the account, unless it changed since it was read. */
export async function editMe(
  context: AuthContext,
  call: Caller & { version: number },
  edit: Edit,
): Promise<User> {
  const row = await own(call);
  if (row.version !== call.version) throw fail('request.staleVersion', { version: row.version });
  const saved = await updateSeenUser(call.db, row, {
    name: edit.name ?? row.name,
    lang: edit.lang ?? row.lang,
    theme: edit.theme ?? row.theme,
  });
  if (!saved) throw fail('request.staleVersion');
  return present(context, call, saved);
}

/** Sets the preferences given: language, theme, whether to offer creating a player profile. The last one to be set wins. */
export async function setPreferences(
  context: AuthContext,
  call: Caller,
  preferences: BodyOf<typeof setProfilePreferences>,
): Promise<User> {
  const chosen = given(preferences);
  const row =
    Object.keys(chosen).length === 0 ? await own(call) : await updateUser(call.db, call.user.id, chosen);
  return present(context, call, row);
}

export async function setPhones(context: AuthContext, call: Caller, phones: readonly Phone[]): Promise<User> {
  return present(context, call, await updateUser(call.db, call.user.id, { phones: JSON.stringify(phones) }));
}

type Change = { readonly old_password: string; readonly password: string };

/** Changes the password, given the old one; ends every other session, API keys, and a recovery somebody asked for. */
export async function changePassword(
  { passwordCost }: AuthContext,
  call: Caller,
  { old_password: old, password }: Change,
): Promise<void> {
  const row = await own(call);
  if (!(await isPassword(old, row.password_hash))) throw fail('auth.wrongPassword');
  const passwordHash = await hashPassword(password, passwordCost);
  await inTransaction(call.db, async (db) => {
    await updateUser(db, row.id, { password_hash: passwordHash });
    await endSessionsOf(db, row.id, 'passwordChanged', call.now, call.user.sessionId);
    await revokeKeysOf(db, row.id, call.now);
    await voidMailTokens(db, row.id, 'recover', call.now);
  });
}
