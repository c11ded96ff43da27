import type { PlayerId } from '@topspin/engine';
import { syncPhase } from '#features/competition/phases/sync.ts';
import { type PhaseRow } from '#features/competition/store/phases.ts';
import { replaceUmpire } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';
import { ring } from '#live/ring.ts';
import { substitute } from '#features/competition/bracket/requalify.ts';

type Replacement = { readonly left: PlayerId; readonly by: PlayerId };

/**
 * Puts somebody in the place of a player who has left, in a phase of which nothing has begun: on the line of the draw, in
 * every match and as its suggested umpire. Walkovers that came of the leaving are taken back.
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
    moved.map(({ id }) => `match:${id}`),
  );
}
