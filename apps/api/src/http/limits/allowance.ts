import { sql, type RawBuilder } from 'kysely';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Makes concurrent calls of an account wait, so that each counts what the others made. */
export const lockAccount = (db: Db, userId: string) =>
  sql`select from users where id = ${userId} for no key update`.execute(db);

/** Whether an admin trusts an account as an organiser. */
export async function isTrusted(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ trusted: boolean }>`select trusted_user(${userId}) as trusted`.execute(db);
  return rows[0]?.trusted ?? false;
}

/** Whether an admin trusts the caller; admins are trusted without asking. */
export const isTrustedViewer = async (db: Db, viewer: Viewer | null): Promise<boolean> =>
  viewer !== null && (isAdmin(viewer) || isTrusted(db, viewer.id));

/** What an account that no admin trusts may make in all: an account is free, and everybody sees what it makes. */
const allowances = {
  // A coach of a big club; guests of an open are counted there.
  players: { most: 60, which: sql`and guest_of is null`, at: sql`made.created_at` },
  // A file says itself when its open was created.
  opens: { most: 60, which: sql``, at: sql`coalesce(made.imported_at, made.created_at)` },
  venues: { most: 20, which: sql``, at: sql`made.created_at` },
} as const;

/**
 * Refuses to make so many more with `request.tooMuchMade`. What was deleted today counts too; the account is locked, so that
 * concurrent calls are counted.
 */
export async function refuseBeyondAllowance(
  db: Db,
  userId: string,
  kind: keyof typeof allowances,
  adding = 1,
): Promise<void> {
  const { most, which, at } = allowances[kind];
  await lockAccount(db, userId);
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId}) and (select count(*) from ${sql.table(kind)} made
      where made.created_by = ${userId} ${which}
        and (made.deleted_at is null or ${at} > now() - interval '1 day')) + ${adding}::int > ${most} as refused`.execute(
    db,
  );
  if (rows[0]?.refused) throw fail('request.tooMuchMade', { most });
}

/** How much an account that no admin trusts may leave for others to answer at a time. */
const unanswered = {
  claims: { table: 'player_claims', most: 3, by: 'user_id', which: sql`state = 'pending'` },
  offers: {
    table: 'invitations',
    most: 20,
    by: 'invited_by',
    which: sql`player_id is not null and declined_at is null`,
  },
  invitations: {
    table: 'invitations',
    most: 20,
    by: 'invited_by',
    which: sql`player_id is null and removed_at is null`,
  },
} as const;

/** Refuses one more that waits for others' answers, with `request.tooMuchMade`; not the same again. */
export async function refuseManyUnanswered(
  db: Db,
  userId: string,
  kind: keyof typeof unanswered,
  isTheSame: RawBuilder<boolean>,
): Promise<void> {
  const { table, most, by, which } = unanswered[kind];
  await lockAccount(db, userId);
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId}) and (select count(*) from ${sql.table(table)}
      where ${sql.ref(by)} = ${userId} and ${which} and not ${isTheSame}) >= ${most}::int as refused`.execute(
    db,
  );
  if (rows[0]?.refused) throw fail('request.tooMuchMade', { most });
}
