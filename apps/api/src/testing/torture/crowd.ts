import { randomUUID } from 'node:crypto';
import { connect } from '#db/connect.ts';
import { loadSecrets } from '#features/auth/secrets.ts';
import { signAccessToken } from '#features/auth/sessions/access-token.ts';

/**
 * Adds this many trusted accounts that are logged in, and returns their tokens. Written past the API, which lets an address register two a second
 * and hashes a password for each.
 */
export async function addCrowd(databaseUrl: string, count: number): Promise<string[]> {
  const db = connect(databaseUrl);
  try {
    const now = new Date();
    const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
    await db
      .insertInto('users')
      .values(
        people.map(({ id }, at) => ({
          id,
          name: `Persona ${at}`,
          email: `${id}@topspin.test`,
          password_hash: '-',
          email_verified_at: now,
          trusted_at: now,
          terms_accepted_at: now,
          terms_version: '1',
        })),
      )
      .execute();
    await db
      .insertInto('session_families')
      .values(people.map(({ id, session }) => ({ id: session, user_id: id })))
      .execute();
    const { accessTokens } = await loadSecrets(db);
    return people.map(({ session }) => signAccessToken(session, accessTokens, now));
  } finally {
    await db.destroy();
  }
}
