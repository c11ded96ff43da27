import type { ClassifiedPhase, PhaseSource } from '@topspin/engine';
import { bracketsOfPhase } from '#features/competition/standings/brackets.ts';
import { standingsOfPhase } from '#features/competition/standings/standings.ts';
import { phasesOfOpen, type PhaseRow } from '#features/competition/store/phases.ts';
import type { Db } from '#http/call.ts';

/** The phases of an open as the engine classifies them: those whose groups are saved. */
export async function classifiedPhases(db: Db, openId: string): Promise<readonly ClassifiedPhase[]> {
  const drawn = (await phasesOfOpen(db, openId)).filter(({ state }) => state !== 'created');
  const phases: ClassifiedPhase[] = [];
  for (const phase of drawn) phases.push(await classifiedPhase(db, phase));
  return phases;
}

async function classifiedPhase(db: Db, phase: PhaseRow): Promise<ClassifiedPhase> {
  const id = phase.id;
  const source = sourceOf(phase);
  if (phase.type === 'knockout')
    return { id, source, type: 'knockout', brackets: await bracketsOfPhase(db, phase.id) };
  const groups = await standingsOfPhase(db, phase.id);
  return {
    id,
    source,
    type: 'groups',
    groups: groups.map(({ standings }) => standings.map(({ player }) => player)),
  };
}

function sourceOf(phase: PhaseRow): PhaseSource {
  if (phase.source_phase_id === null) return { kind: 'registrations' };
  return {
    kind: 'positions',
    phase: phase.source_phase_id,
    from: phase.position_from ?? 1,
    to: phase.position_to ?? 1,
  };
}
