import { defaultRatingSettings, type RatingSettings } from '@topspin/engine';
import type { Db } from '#http/call.ts';

/** How this installation rates its players: what was set under `rating`, else the defaults. */
export async function ratingSettings(db: Db): Promise<RatingSettings> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'rating').executeTakeFirst();
  return { ...defaultRatingSettings, ...(row?.value as Partial<RatingSettings> | undefined) };
}
