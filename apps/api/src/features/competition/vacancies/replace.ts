import type { PlayerId } from '@topspin/engine';
import { syncPhase } from '#features/competition/phases/sync.ts';
import { type PhaseRow } from '#features/competition/store/phases.ts';
import { replaceUmpire } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';
import { ring } from '#live/ring.ts';
import { substitute } from '#features/competition/bracket/requalify.ts';

type Replacement = { readonly left: PlayerId; readonly by: PlayerId };

/**
 * Replaces a player who left, in a phase that has not started: on the line of the draw, in
 * every match and as a suggested umpire. Walkovers caused by leaving are undone.
 */
export async function replaceInPhase(
  db: Db,
  phase: PhaseRow,
  { left, by }: Replacement,
  at: Date,
): Promise<void> {
  const moved = await substitute(db, phase, new Map([[left, by]]), { at, begun: 'refuse' });
  await replaceUmpire(db, phase.id, { left, by });
  await syncPhase(db, phase.id);
  await ring(
    db,
    moved.map(({ id }) => `match:${id}:row`),
  );
}
