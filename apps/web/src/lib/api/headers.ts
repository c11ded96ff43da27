import { readStored, storageKeys } from '#lib/storage.ts';

/** What every call says: which application asks, and in which language it wants to be answered. */
export const baseHeaders = (): Record<string, string> => ({
  'x-application': 'topspin-web',
  'x-application-lang': readStored(storageKeys.lang) ?? 'es',
});
