import { phasesDuring, type OpenState, type PhaseState } from '@topspin/engine';
import { organiserOnly, seesOpen } from '#features/opens/reads.ts';
import type { Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Owns } from '#http/handle.ts';
import { lastChange } from '#http/stale-version.ts';
import { findPhase, type PhaseRow } from '#features/competition/store/phases.ts';
import { openOfRemoved } from '#features/competition/store/removed-phases.ts';

/** Refuses with 404 what the viewer may not know of. */
export async function refuseUnseen(db: Db, viewer: Viewer | null, openId: string): Promise<void> {
  if (!(await seesOpen(db, viewer, openId))) throw fail('thing.notFound');
}

/** A draw is fixed, and matches are played, while the open is in play. */
export const playing: readonly OpenState[] = ['active'];

/** The states of an open in which a phase can be put back to a state. */
export const restoredDuring = (state: PhaseState): readonly OpenState[] =>
  state === 'created' ? phasesDuring : playing;

/** Refuses what the open's state does not allow. */
export function refuseUnless(allowed: readonly OpenState[], open: { readonly state: string }): void {
  if (!allowed.some((state) => state === open.state))
    throw fail('open.stateNotAllowed', { state: open.state });
}

/** Refuses a step that a phase cannot take from where it is; says who took it there, as a second organiser may be first. */
export async function refuseStep(db: Db, { id, state }: PhaseRow, to: PhaseState): Promise<never> {
  throw fail('phase.transitionNotAllowed', { from: state, to, ...(await lastChange(db, 'phases', id)) });
}

/** Whether who left a phase is replaced from the phase before: once it is drawn, until its first match. In a Swiss phase nobody is: who left is not paired. */
export const takesReplacements = (
  { source_phase_id, state, type }: Pick<PhaseRow, 'source_phase_id' | 'state' | 'type'>,
  begun: boolean,
): boolean => source_phase_id !== null && state !== 'created' && !begun && type !== 'swiss';

export const owns: Readonly<Record<string, Owns>> = {
  'phase.organiser': async ({ db, viewer, params }) => {
    const phase = await findPhase(db, params['id'] ?? '');
    return organiserOnly(db, viewer, phase?.open_id);
  },
  'phase.restorer': async ({ db, viewer, params }) => {
    const id = params['id'] ?? '';
    const phase = await findPhase(db, id);
    return organiserOnly(db, viewer, phase?.open_id ?? (await openOfRemoved(db, id)));
  },
};
