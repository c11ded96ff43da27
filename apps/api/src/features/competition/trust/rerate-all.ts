import type { Rerating } from '@topspin/contract';
import type { RatingSettings } from '@topspin/engine';
import { settleRatingChanges } from '#features/competition/classification/store.ts';
import { foreseeAll, rerateAll } from '#features/competition/ratings/changes.ts';
import { startUnrated } from '#features/players/commands.ts';
import { countUnrated } from '#features/players/reads.ts';
import type { Db } from '#http/call.ts';
import { consequences } from './consequences.ts';

/** Replays every rated match with these constants; a preview changes nothing, and holds nobody up. */
export async function rerateWith(
  db: Db,
  settings: RatingSettings,
  { preview }: { readonly preview: boolean },
): Promise<Rerating> {
  const unrated = await countUnrated(db, settings.start);
  const { rows, moved } = await (preview ? foreseeAll(db, settings) : rerateAll(db, settings));
  if (!preview) {
    await startUnrated(db, settings.start);
    await settleRatingChanges(db);
  }
  return { ...(await consequences(db, rows.length / 2, moved)), unrated };
}
