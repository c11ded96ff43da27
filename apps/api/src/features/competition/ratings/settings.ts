import { defaultRatingSettings, type RatingSettings } from '@topspin/engine';
import type { Db } from '#http/call.ts';

/** The rating settings of the installation: those stored under `rating`, or the defaults. */
export async function ratingSettings(db: Db): Promise<RatingSettings> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'rating').executeTakeFirst();
  return { ...defaultRatingSettings, ...(row?.value as Partial<RatingSettings> | undefined) };
}
