import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';

/** The local day of an instant, as spreadsheets read it in every language. */
export const dayOf = (instant: string | null): string | null =>
  instant && toWallTime(instant, ownTimeZone()).slice(0, 10);
