import type { Phase, transitionPhase } from '@topspin/contract';
import { transitionPhase as nextState, type PhaseState, phasesDuring } from '@topspin/engine';
import type { Call, Db } from '#http/call.ts';
import { orFail } from '#http/fail.ts';
import { removeGroups } from '#features/competition/store/groups.ts';
import { removeMatchesOfPhase } from '#features/competition/store/matches.ts';
import { keepPhase } from '#features/competition/store/removed-phases.ts';
import { endPairsOf, holdPhase } from './actions.ts';
import { steppedTo } from './page.ts';
import { refuseStep, refuseUnless } from './policy.ts';
import { isStepBack } from './present.ts';
import { countMatches, updatePhase } from '#features/competition/store/phases.ts';

/**
 * Takes a phase one step back while none of its matches has started, removing what that undoes. Steps forward have their
 * own routes, and a phase finishes with its last match. For a day it can be put back as it was.
 */
export async function movePhase(call: Call<typeof transitionPhase>): Promise<Phase> {
  const { db, params, body, user, now } = call;
  const { phase, open } = await holdPhase(db, params.id);
  refuseUnless(phasesDuring, open);
  // A Swiss phase takes its rounds back one by one.
  if (phase.type === 'swiss' || !isStepBack(phase.state, body.to)) await refuseStep(db, phase, body.to);
  const { begun, unfinished } = await countMatches(db, phase.id);
  const facts = { state: phase.state, matchesBegun: begun, matchesUnfinished: unfinished };
  const state = orFail(nextState(facts, body.to));
  await keepPhase(db, phase, { by: user.id, now, leftVersion: phase.version + 1 });
  await removeFrom(db, phase.id, state);
  await updatePhase(db, phase.id, { state, ...(state === 'created' && { draw_report: null }) });
  if (state === 'created') await endPairsOf(db, phase, now);
  return steppedTo(call, phase, 'transitionPhase');
}

/** Removes what a phase in this state does not have: matches before the order of play, groups before they are saved. */
async function removeFrom(db: Db, phaseId: string, state: PhaseState): Promise<void> {
  await removeMatchesOfPhase(db, phaseId);
  if (state === 'created') await removeGroups(db, phaseId);
}
