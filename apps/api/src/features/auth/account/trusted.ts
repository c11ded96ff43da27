import { updateUser } from '#features/auth/store.ts';
import type { Db } from '#http/call.ts';

/** Records that an account is trusted, since when and by whom, or that it is not. */
export const setTrusted = (
  db: Db,
  userId: string,
  since: { readonly at: Date; readonly by: string } | null,
) => updateUser(db, userId, { trusted_at: since?.at ?? null, trusted_by: since?.by ?? null });
