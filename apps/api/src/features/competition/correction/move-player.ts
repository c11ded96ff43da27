import type { TrustConsequences } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { moveResults, settleRatingChanges } from '#features/competition/classification/store.ts';
import { moveInitial, rerateAfter, retaken } from '#features/competition/ratings/changes.ts';
import { moveOnLines } from '#features/competition/store/groups.ts';
import { lockMatchesOfOpens, moveInMatches, ratedMatchesOf } from '#features/competition/store/matches.ts';
import { moveInReports } from '#features/competition/store/phases.ts';
import { moveInRemovedPhases } from '#features/competition/store/removed-phases.ts';
import { consequences } from '#features/competition/trust/consequences.ts';
import { restartUnrated } from '#features/players/commands.ts';
import type { Db } from '#http/call.ts';

/** Everything of one profile in these opens becomes another's; `initial` moves its initial rating too. */
export type Moving = {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly opens: readonly string[];
  readonly initial: boolean;
};

/** Moves a player's matches, lines and results in these opens, which are locked, to another profile, and rates both anew. */
export async function movePlayer(db: Db, moving: Moving): Promise<TrustConsequences> {
  const { from, to, opens } = moving;
  await lockMatchesOfOpens(db, opens);
  const matches = await moveInMatches(db, moving);
  await moveOnLines(db, moving);
  await moveInReports(db, moving);
  await moveInRemovedPhases(db, moving);
  await moveResults(db, moving);
  if (moving.initial) await moveInitial(db, moving);
  const moved = await rerateAfter(db, retakenOf(await ratedMatchesOf(db, [from, to]), moving));
  await restartUnrated(db, [from, to]);
  await settleRatingChanges(db);
  return consequences(
    db,
    matches,
    moved.filter(({ player }) => player !== from),
  );
}

/** Their rated matches, each as a change of both profiles. */
const retakenOf = (matches: Parameters<typeof retaken>[0], { from, to }: Moving) =>
  retaken(matches).map((change) => ({ ...change, players: [...change.players, from, to] }));
