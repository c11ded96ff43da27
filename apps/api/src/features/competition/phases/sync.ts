import { transitionPhase } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import {
  countMatches,
  lockPhase,
  phasesFedBy,
  updatePhase,
  type PhaseRow,
} from '#features/competition/store/phases.ts';

/**
 * Updates the state of a phase to match its matches: finished with the last one (if two end at once, the later
 * transaction sees both), in play again when a result is taken back. That is refused once a later phase
 * was drawn from it.
 */
export async function syncPhase(db: Db, phaseId: string): Promise<void> {
  const phase = await lockPhase(db, phaseId);
  if (!phase) return;
  const { begun, unfinished } = await countMatches(db, phaseId);
  const facts = {
    state: phase.state,
    matchesBegun: begun,
    matchesUnfinished: unfinished + roundsToCome(phase),
  };
  const moved = transitionPhase(facts, phase.state === 'finished' ? 'matches' : 'finished', 'rule');
  if (!moved.ok) return;
  if (phase.state === 'finished') await refuseIfDrawnFrom(db, phaseId);
  await updatePhase(db, phaseId, { state: moved.value });
}

/** The rounds of a Swiss phase that are not paired yet: it is not over before the last of them. */
export const roundsToCome = ({ rounds_count: rounds, draw_report: report }: PhaseRow): number =>
  Math.max(0, (rounds ?? 0) - (report?.rounds?.length ?? 0));

async function refuseIfDrawnFrom(db: Db, phaseId: string): Promise<void> {
  const drawn = (await phasesFedBy(db, phaseId)).find(({ state }) => state !== 'created');
  if (drawn) throw fail('match.phaseDrawn', { phase: drawn.name });
}
