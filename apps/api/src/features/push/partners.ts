import { refreshTokenDays } from '#features/auth/reads.ts';
import type { Db } from '#http/call.ts';
import { day } from '#http/durations.ts';
import { addNews, type NewsOfPartner } from './store.ts';

/**
 * Notifies the phones of a player and of their guardians of what becomes of their pair, or who asks for one (ADR 157): written in the transaction of
 * what happened, and sent if it stands once that is over.
 */
export const notifyPartner = (db: Db, told: NewsOfPartner): Promise<void> =>
  addNews(db, told, new Date(told.now.getTime() - refreshTokenDays * day));
