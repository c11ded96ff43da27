/** The reads of circuits for other features. */
import type { PlayerId } from '@topspin/engine';
import { performancesIn } from '#features/competition/reads.ts';
import type { Db } from '#http/call.ts';
import { earnedIn } from './ranking/earned.ts';
import { paidOpens } from './ranking/store.ts';

export { placeRequests } from './places/list.ts';
export { editionOfPlace } from './editions/place.ts';

/** The points that a finished open gives each player in its edition; none if it does not count. */
export async function pointsInOpen(db: Db, openId: string): Promise<ReadonlyMap<PlayerId, number>> {
  const opens = await paidOpens(db, 'open.id', openId);
  if (opens.length === 0) return new Map();
  const earned = earnedIn(opens, await performancesIn(db, [openId]));
  return new Map([...earned.values()].map(({ row, points }) => [row.player_id, points.total]));
}
