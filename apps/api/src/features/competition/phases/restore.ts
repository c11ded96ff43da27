import type { Phase, restorePhase } from '@topspin/contract';
import { arrivePairs } from '#features/inscriptions/commands.ts';
import { lockOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { bringGroupsBack } from '#features/competition/store/groups.ts';
import { bringConflictsBack } from '#features/competition/store/conflicts.ts';
import { bringEventsBack } from '#features/competition/store/log.ts';
import { bringMatchesBack, lockMatchesOfPhase } from '#features/competition/store/matches.ts';
import { bringPhaseBack, findPhase, lockPhase } from '#features/competition/store/phases.ts';
import {
  forgetRemovedPhase,
  isAsItWas,
  removedPhase,
  type RemovedPhase,
} from '#features/competition/store/removed-phases.ts';
import { bringSetsBack } from '#features/competition/store/sets.ts';
import { phasePage, steppedTo } from './page.ts';
import { refuseUnless, restoredDuring } from './policy.ts';

/**
 * Undoes the deletion of a phase, or its last step back, for thirty days and while nothing its draw depends on has
 * changed: the same groups and matches. Repeating it changes nothing.
 */
export async function bringBack(call: Call<typeof restorePhase>): Promise<Phase> {
  const { db, params, now } = call;
  const openId = (await removedPhase(db, params.id, now))?.open_id;
  const open = openId && (await lockOpen(db, openId));
  const removed = open && (await removedPhase(db, params.id, now));
  if (!removed) return phasePage(db, params.id);
  refuseUnless(restoredDuring(removed.state), open);
  await refuseIfChanged(db, removed);
  if (open.doubles_class !== null)
    await arrivePairs(db, { openId: open.id, doubles: open.doubles_class, now }, removed.pairs);
  await bringPhaseBack(db, removed.id);
  await bringGroupsBack(db, removed.id);
  await bringMatchesBack(db, removed.id);
  await bringSetsBack(db, removed.id);
  await bringEventsBack(db, removed.id);
  await bringConflictsBack(db, removed.id);
  await forgetRemovedPhase(db, removed.id);
  const phase = found(await findPhase(db, removed.id));
  return steppedTo(call, phase, 'restorePhase');
}

/** Locks the phase and the one it takes its players from, in the order of `holdPhase`, and compares both with what was left. */
async function refuseIfChanged(db: Db, removed: RemovedPhase): Promise<void> {
  if (removed.source_phase_id !== null) await lockMatchesOfPhase(db, removed.source_phase_id);
  const left = await lockPhase(db, removed.id);
  if ((left?.version ?? null) !== removed.left_version || !(await isAsItWas(db, removed)))
    throw fail('phase.changedSince');
}
