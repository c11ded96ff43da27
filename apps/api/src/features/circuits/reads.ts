/** What other features read of circuits. */
import type { OpenGrade, PlayerId } from '@topspin/engine';
import { performancesIn } from '#features/competition/reads.ts';
import type { Db } from '#http/call.ts';
import { findEdition } from './editions/store.ts';
import { earnedIn } from './ranking/earned.ts';
import { finishedOpen } from './ranking/store.ts';

/** The grades that opens of an edition may have; undefined if the edition or its circuit does not exist. */
export const gradesOfEdition = async (db: Db, id: string): Promise<readonly OpenGrade[] | undefined> =>
  (await findEdition(db, id))?.ranking_system.grades;

/** The points that a finished open gives each player in its edition; none if it does not count. */
export async function pointsInOpen(db: Db, openId: string): Promise<ReadonlyMap<PlayerId, number>> {
  const opens = await finishedOpen(db, openId);
  if (opens.length === 0) return new Map();
  const earned = earnedIn(opens, await performancesIn(db, [openId]));
  return new Map([...earned.values()].map(({ row, points }) => [row.player_id, points.total]));
}
