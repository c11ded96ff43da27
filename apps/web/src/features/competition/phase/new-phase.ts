import type { BodyInputOf, createPhase, editPhase, Phase } from '@topspin/contract';
import {
  type BestOf,
  drawToFill,
  type GroupsFormat,
  groupCount,
  type OpenFormat,
  type PhaseType,
  swissRounds,
} from '@topspin/engine';
import { orderToSave, presetOf, type SwissChoice } from '../swiss/choice.ts';

/** The values of the form for a new phase. */
export type PhaseForm = {
  readonly type: PhaseType;
  /** The id of the phase whose qualifiers play, or `registrations`. */
  readonly source: string;
  readonly positionFrom: number;
  readonly positionTo: number;
  /** How many players it is filled to with the best of the next position; null if only those positions qualify. */
  readonly fillTo: number | null;
  readonly divideBy: 'count' | 'size';
  readonly groups: number;
  readonly bestOf: BestOf;
  readonly thirdPlace: boolean;
  /** Set for a Swiss phase. */
  readonly swiss: SwissChoice;
  /** Empty for the default name of its type. */
  readonly name: string;
};

export const phasesAtMost = 4;

/** The next two positions of a phase that no later one takes yet: after 1 to 2, 3 to 4 for a consolation. */
function freePositions(feeder: Phase | undefined, phases: readonly Phase[]): readonly [number, number] {
  const taken = phases.map(({ source }) =>
    source.from === 'phase' && source.phase_id === feeder?._id ? source.position_to : 0,
  );
  const last = Math.max(0, ...taken);
  return [last + 1, last + 2];
}

/**
 * The most likely next form: groups first, then the top two of each, then a consolation; never everybody again. If the open was
 * planned in a format, the groups or the Swiss system and the first knockout are those of the plan.
 */
export function suggestPhase(
  phases: readonly Phase[],
  bestOf: BestOf,
  type: PhaseType,
  plan?: OpenFormat,
  players = 2,
): PhaseForm {
  const feeder = phases.findLast((phase) => phase.type !== 'knockout');
  const [positionFrom, positionTo] = freePositions(feeder, phases);
  const suggested: PhaseForm = {
    type,
    source: (type === 'swiss' ? undefined : feeder?._id) ?? 'registrations',
    positionFrom,
    positionTo,
    fillTo: null,
    divideBy: 'size',
    groups: 4,
    bestOf,
    thirdPlace: false,
    swiss: { rounds: swissRounds(Math.max(2, players)).proposed, order: 'buchholz' },
    name: '',
  };
  const isFirst = !phases.some((phase) => phase.type === type);
  return plan && isFirst ? { ...suggested, ...plannedPhase(type, plan, feeder) } : suggested;
}

function plannedPhase(
  type: PhaseType,
  { groups, swiss, knockout }: OpenFormat,
  feeder: Phase | undefined,
): Partial<PhaseForm> {
  switch (type) {
    case 'groups':
      return groups ? { groups: groups.size, bestOf: groups.bestOf } : {};
    case 'swiss':
      return swiss ? { swiss: { rounds: swiss.rounds, order: 'buchholz' }, bestOf: swiss.bestOf } : {};
    case 'knockout':
      if (groups)
        return { ...knockout, positionTo: groups.qualifiers, fillTo: plannedNumber(groups, feeder) };
      if (swiss) return swiss.qualifiers < 2 ? {} : { ...knockout, positionTo: swiss.qualifiers };
      return knockout;
  }
}

/** How many play the knockout of a plan that fills it; null where the groups fill it without others, or are not drawn. */
function plannedNumber({ qualifiers: to, fills }: GroupsFormat, feeder: Phase | undefined): number | null {
  if (!fills || feeder === undefined) return null;
  const sizes = feeder.groups.map(({ order }) => order.length);
  if (sizes.length < 2) return null;
  const { least, fillTo } = drawToFill(sizes, { from: 1, to });
  return fillTo > least ? fillTo : null;
}

/** The form values of an existing phase. */
export const formOf = (phase: Phase): PhaseForm => ({
  type: phase.type,
  source: phase.source.from === 'phase' ? phase.source.phase_id : 'registrations',
  positionFrom: phase.source.from === 'phase' ? phase.source.position_from : 1,
  positionTo: phase.source.from === 'phase' ? phase.source.position_to : 2,
  fillTo: phase.source.from === 'phase' ? (phase.source.fill_to ?? null) : null,
  divideBy: phase.groups_count === null ? 'size' : 'count',
  groups: phase.groups_count ?? phase.group_size ?? 4,
  bestOf: phase.best_of,
  thirdPlace: phase.third_place,
  swiss: { rounds: phase.swiss?.rounds ?? 1, order: presetOf(phase.swiss?.order ?? []) },
  name: phase.name,
});

/** The players of the chosen positions in the groups of the phase before, best positions first, as the standings are now. */
export function qualifiersOf(form: PhaseForm, phases: readonly Phase[]): readonly string[] {
  const feeder = feederOf(form, phases);
  const groups = feeder?.groups ?? [];
  const taken = takenBefore(form, feeder);
  const positions = Array.from(
    { length: Math.max(0, form.positionTo - form.positionFrom + 1) },
    (_, index) => form.positionFrom - 1 + index,
  );
  const players = positions.flatMap((at) => groups.flatMap(({ order }) => order[at]?.player ?? []));
  return players.flatMap(({ _id, name }) => (taken.has(_id) ? [] : [name]));
}

/** The best of these positions, if a phase with better ones is filled with them: they do not play the consolation too. */
const takenBefore = ({ positionFrom }: PhaseForm, feeder: Phase | undefined): ReadonlySet<string> => {
  const next = feeder?.next_places;
  if (next === undefined || positionFrom < next.position) return new Set();
  return new Set(next.rows.slice(0, next.places).map(({ player }) => player._id));
};

/** How many groups of which sizes this many players make, larger ones first; empty if there are too few. */
export function groupSizes(
  { divideBy, groups }: Pick<PhaseForm, 'divideBy' | 'groups'>,
  players: number,
): readonly { readonly count: number; readonly size: number }[] {
  const count = groupCount(players, divideBy === 'count' ? { count: groups } : { size: groups });
  if (count < 1 || players < 2 * count) return [];
  const size = Math.floor(players / count);
  const larger = players % count;
  return [
    { count: larger, size: size + 1 },
    { count: count - larger, size },
  ].filter((some) => some.count > 0);
}

const feederOf = ({ source }: PhaseForm, phases: readonly Phase[]): Phase | undefined =>
  phases.find(({ _id }) => _id === source);

/** The part of a phase that can be changed before its draw. */
export function toPhaseChanges(form: PhaseForm, phases: readonly Phase[]): BodyInputOf<typeof editPhase> {
  const feeder = feederOf(form, phases);
  const isGroups = form.type === 'groups';
  return {
    source: feeder
      ? {
          from: 'phase',
          phase_id: feeder._id,
          position_from: form.positionFrom,
          position_to: form.positionTo,
          ...(form.fillTo !== null && { fill_to: form.fillTo }),
        }
      : { from: 'registrations' },
    groups_count: isGroups && form.divideBy === 'count' ? form.groups : null,
    group_size: isGroups && form.divideBy === 'size' ? form.groups : null,
    best_of: form.bestOf,
    third_place: form.type === 'knockout' && form.thirdPlace,
    ...(form.type === 'swiss' && {
      rounds_count: form.swiss.rounds,
      ...orderToSave(form.swiss.order),
    }),
    name: form.name.trim() || null,
  };
}

/** The body of the call that creates it; a phase comes after the one that feeds it. */
export function toNewPhase(form: PhaseForm, phases: readonly Phase[]): BodyInputOf<typeof createPhase> {
  const { name, ...changes } = toPhaseChanges(form, phases);
  return {
    ...changes,
    ...(name && { name }),
    type: form.type,
    number: Math.min(phasesAtMost, (feederOf(form, phases)?.number ?? 0) + 1),
  };
}
