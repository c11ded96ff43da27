/** What other contexts read of accounts. */
export { refreshTokenDays } from './sessions/sessions.ts';
import { sql, type Expression, type RawBuilder } from 'kysely';

/** The condition that an account is trusted: by an admin, by its role, or because every organiser is. */
export const trustedUser = (userId: string | Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`trusted_user(${userId})`;
