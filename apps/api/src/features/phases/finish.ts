import { transitionPhase } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { countMatches, lockPhase, phasesFedBy, updatePhase } from './store.ts';

/** Finishes a phase with its last match. Of two that end at once, the later one to come here sees them both. */
export async function finishPhaseWhenOver(db: Db, phaseId: string): Promise<void> {
  const phase = await lockPhase(db, phaseId);
  if (phase?.state !== 'matches') return;
  const { begun, unfinished } = await countMatches(db, phaseId);
  const moved = transitionPhase(
    { state: phase.state, matchesBegun: begun, matchesUnfinished: unfinished },
    'finished',
  );
  if (moved.ok) await updatePhase(db, phaseId, { state: moved.value });
}

/** Opens a phase again because a result of it was taken back; refused once a later phase was drawn from it. */
export async function reopenPhase(db: Db, phaseId: string): Promise<void> {
  const phase = await lockPhase(db, phaseId);
  if (phase?.state !== 'finished') return;
  const drawn = (await phasesFedBy(db, phaseId)).find(({ state }) => state !== 'created');
  if (drawn) throw fail('match.nextBegun', { phase: drawn.name });
  await updatePhase(db, phaseId, { state: 'matches' });
}
