import type { OpenPage, Phase } from '@topspin/contract';
import { openStates, type OpenState, type PhaseType } from '@topspin/engine';

/** A step in the preparation of a phase. */
export type PhaseStep =
  | { readonly kind: 'phase'; readonly type: PhaseType }
  | { readonly kind: 'draw' | 'matches'; readonly phase: Phase };

export const isPhaseStep = (step: NextStep): step is PhaseStep =>
  step.kind === 'phase' || step.kind === 'draw' || step.kind === 'matches';

/** The organiser's next step, always a single one. */
export type NextStep =
  | PhaseStep
  | { readonly kind: 'transition'; readonly to: OpenState }
  | {
      readonly kind: 'play';
      readonly type: PhaseType;
      /** Matches of the open, of which this phase may be a part: the same figures as in its header. */
      readonly done: number;
      readonly count: number;
      /** The group where the next results are entered, in a group stage or a Swiss round. */
      readonly group: GroupToPlay | null;
    };

export type GroupToPlay = {
  readonly phaseId: string;
  readonly _id: string;
  readonly name: string;
  /** Of a Swiss phase, the round that is played. */
  readonly round: number | null;
};

const order = (state: OpenState): number => openStates.indexOf(state);

/** The next state of an open among those the server allows; cancelling is separate. */
const forward = ({ state, may }: OpenPage): OpenState | undefined =>
  may.transitions.find((to) => to !== 'canceled' && order(to) > order(state));

/** The state to go back to. */
export const backward = ({ state, may }: OpenPage): OpenState | undefined =>
  may.transitions.find((to) => order(to) < order(state));

const total = (phase: Phase, figure: 'matches' | 'matches_finished'): number =>
  phase.groups.reduce((sum, group) => sum + group[figure], 0);

/** Whether nobody has registered yet: the step before closing the registration is to add players, in their tab. */
export const lacksPlayers = ({ state, players_count, may }: OpenPage): boolean =>
  state === 'registrationOpen' && may.add && players_count === 0;

type Progress = { readonly done: number; readonly count: number };

const countMatches = (phases: readonly Phase[]): Progress => ({
  done: phases.reduce((sum, phase) => sum + total(phase, 'matches_finished'), 0),
  count: phases.reduce((sum, phase) => sum + total(phase, 'matches'), 0),
});

/** How many matches of an open have been played; undefined before there are any. */
export function progressOf(phases: readonly Phase[]): Progress | undefined {
  const progress = countMatches(phases);
  return progress.count === 0 ? undefined : progress;
}

/** The first group with matches left. */
function toPlay({ _id: phaseId, groups, swiss }: Phase): GroupToPlay | null {
  const group = groups.find((one) => one.matches_finished < one.matches);
  return group ? { phaseId, _id: group._id, name: group.name, round: swiss?.paired ?? null } : null;
}

/** Whether a phase can be drawn: the phase that feeds it is finished. */
const isReady = ({ source }: Phase, phases: readonly Phase[]): boolean =>
  source.from === 'registrations' ||
  phases.some(({ _id, state }) => _id === source.phase_id && state === 'finished');

/** Whether the next round of a Swiss phase can be paired: nothing of it is left to play. */
function isRoundOver({ state, swiss, groups }: Phase): boolean {
  if (!swiss || state !== 'matches' || swiss.paired >= swiss.rounds) return false;
  return groups.every((group) => group.matches_finished === group.matches);
}

/** Whether a knockout follows a phase: after groups, and after a Swiss system if it was planned. */
const goesOn = ({ type }: Phase, planned: readonly PhaseType[]): boolean =>
  type === 'groups' || (type === 'swiss' && planned[0] === 'swiss' && planned.length > 1);

/** The next step of an open in play, from the state of its phases. */
function inPlay(phases: readonly Phase[], planned: readonly PhaseType[]): NextStep {
  const drawn = phases.find(({ state }) => state === 'groups');
  if (drawn) return { kind: 'matches', phase: drawn };
  const drawable = phases.find(
    (phase) => (phase.state === 'created' && isReady(phase, phases)) || isRoundOver(phase),
  );
  if (drawable) return { kind: 'draw', phase: drawable };
  const playing = phases.find(({ state }) => state === 'matches');
  if (playing) {
    const { type } = playing;
    const group = type === 'knockout' ? null : toPlay(playing);
    return { kind: 'play', type, ...countMatches(phases), group };
  }
  const last = phases.at(-1);
  if (last && !goesOn(last, planned)) return { kind: 'transition', to: 'finished' };
  return { kind: 'phase', type: last ? 'knockout' : (planned[0] ?? 'groups') };
}

/**
 * The next step, with the types of phases that the open was planned with, if it was; null for users who do not organise the open, or when
 * it is over.
 */
export function nextStep(
  open: OpenPage,
  phases: readonly Phase[],
  planned: readonly PhaseType[] = [],
): NextStep | null {
  if (!open.may.manage) return null;
  if (open.state === 'active') return inPlay(phases, planned);
  const to = forward(open);
  return to ? { kind: 'transition', to } : null;
}
