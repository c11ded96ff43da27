import type { BodyInputOf, createPhase, Phase } from '@topspin/contract';
import type { BestOf, PhaseType } from '@topspin/engine';

/** What the form of a new phase holds. */
export type PhaseForm = {
  readonly type: PhaseType;
  /** The id of the phase whose qualifiers play, or `registrations`. */
  readonly source: string;
  readonly positionFrom: number;
  readonly positionTo: number;
  readonly divideBy: 'count' | 'size';
  readonly groups: number;
  readonly bestOf: BestOf;
  readonly thirdPlace: boolean;
};

export const phasesAtMost = 4;

/** The form a person most likely wants next: groups first, then a knockout of the first two of each. */
export function suggestPhase(phases: readonly Phase[], bestOf: BestOf, type: PhaseType): PhaseForm {
  const earlier = phases.findLast((phase) => phase.type === 'groups');
  return {
    type,
    source: type === 'knockout' && earlier ? earlier._id : 'registrations',
    positionFrom: 1,
    positionTo: 2,
    divideBy: 'size',
    groups: 4,
    bestOf,
    thirdPlace: false,
  };
}

/** The body of the call that creates it; a phase fed by another comes after it. */
export function toNewPhase(form: PhaseForm, phases: readonly Phase[]): BodyInputOf<typeof createPhase> {
  const feeder = phases.find(({ _id }) => _id === form.source);
  const isGroups = form.type === 'groups';
  return {
    type: form.type,
    number: Math.min(phasesAtMost, feeder ? feeder.number + 1 : 1),
    source: feeder
      ? {
          from: 'phase',
          phase_id: feeder._id,
          position_from: form.positionFrom,
          position_to: form.positionTo,
        }
      : { from: 'registrations' },
    groups_count: isGroups && form.divideBy === 'count' ? form.groups : null,
    group_size: isGroups && form.divideBy === 'size' ? form.groups : null,
    best_of: form.bestOf,
    third_place: !isGroups && form.thirdPlace,
  };
}
