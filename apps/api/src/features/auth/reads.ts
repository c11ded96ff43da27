/** What other contexts read of accounts. */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Whether an account is trusted by an admin, by its role or because every organiser is, as a condition. */
export const trustedUser = (userId: string | Expression<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`trusted_user(${userId})`;
