import { transitionPhase } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { countMatches, lockPhase, phasesFedBy, updatePhase } from './store.ts';

/**
 * Brings the state of a phase in line with its matches: finished with the last one (of two that end at once, the later
 * one to come here sees them both), open again when a result of it was taken back. That is refused once a later phase
 * was drawn from it.
 */
export async function syncPhase(db: Db, phaseId: string): Promise<void> {
  const phase = await lockPhase(db, phaseId);
  if (!phase) return;
  const { begun, unfinished } = await countMatches(db, phaseId);
  const facts = { state: phase.state, matchesBegun: begun, matchesUnfinished: unfinished };
  if (phase.state === 'matches') {
    const moved = transitionPhase(facts, 'finished');
    if (moved.ok) await updatePhase(db, phaseId, { state: moved.value });
  }
  if (phase.state === 'finished' && unfinished > 0) await reopenPhase(db, phaseId);
}

async function reopenPhase(db: Db, phaseId: string): Promise<void> {
  const drawn = (await phasesFedBy(db, phaseId)).find(({ state }) => state !== 'created');
  if (drawn) throw fail('match.nextBegun', { phase: drawn.name });
  await updatePhase(db, phaseId, { state: 'matches' });
}
