import type { PhaseId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** The life of a phase: groups saved means the draw is fixed, matches that the order of play exists. */
export const phaseStates = ['created', 'groups', 'matches', 'finished'] as const;
export type PhaseState = (typeof phaseStates)[number];

/** In a group stage each group is a round robin, in a knockout each is one bracket. */
export const phaseTypes = ['groups', 'knockout'] as const;
export type PhaseType = (typeof phaseTypes)[number];

/** An open has phases numbered 1 to 4; two may share a number (main draw and consolation). */
export const phaseNumbers = { min: 1, max: 4 } as const;

/** Where a phase takes its players from: the registrations, or positions `from` to `to` of an earlier phase. */
export type PhaseSource =
  | { readonly kind: 'registrations' }
  | { readonly kind: 'positions'; readonly phase: PhaseId; readonly from: number; readonly to: number };

/** What a transition asks for, besides being in the table. */
export const phaseConditions = ['noMatchBegun', 'matchesFinished'] as const;
export type PhaseCondition = (typeof phaseConditions)[number];

export type PhaseTransition = {
  readonly from: PhaseState;
  readonly to: PhaseState;
  readonly by: 'organiser';
  readonly conditions: readonly PhaseCondition[];
};

/** Every way a phase can go. Back one step only while no match of it has begun. */
export const phaseTransitions = [
  { from: 'created', to: 'groups', by: 'organiser', conditions: [] },
  { from: 'groups', to: 'matches', by: 'organiser', conditions: [] },
  { from: 'matches', to: 'finished', by: 'organiser', conditions: ['matchesFinished'] },
  { from: 'groups', to: 'created', by: 'organiser', conditions: ['noMatchBegun'] },
  { from: 'matches', to: 'groups', by: 'organiser', conditions: ['noMatchBegun'] },
] as const satisfies readonly PhaseTransition[];

/** What a transition of a phase depends on: counts of its matches. */
export type PhaseFacts = {
  readonly state: PhaseState;
  readonly matchesBegun: number;
  readonly matchesUnfinished: number;
};

export type PhaseTransitionFailure =
  | { readonly code: 'phase.transitionNotAllowed'; readonly from: PhaseState; readonly to: PhaseState }
  | { readonly code: 'phase.matchesBegun'; readonly matches: number }
  | { readonly code: 'phase.matchesUnfinished'; readonly matches: number };

const rowFor = (from: PhaseState, to: PhaseState): PhaseTransition | undefined =>
  phaseTransitions.find((row) => row.from === from && row.to === to);

/** The states a phase can be moved to from this one, conditions aside, the usual next step first. */
export const nextPhaseSteps = (state: PhaseState): readonly PhaseState[] =>
  phaseTransitions.filter((row) => row.from === state).map((row) => row.to);

const failureOf = (condition: PhaseCondition, facts: PhaseFacts): PhaseTransitionFailure | undefined => {
  switch (condition) {
    case 'noMatchBegun':
      return facts.matchesBegun > 0 ? { code: 'phase.matchesBegun', matches: facts.matchesBegun } : undefined;
    case 'matchesFinished':
      return facts.matchesUnfinished > 0
        ? { code: 'phase.matchesUnfinished', matches: facts.matchesUnfinished }
        : undefined;
  }
};

/** Moves a phase to another state when the table and its conditions allow it, or says what is in the way. */
export const transitionPhase = (
  facts: PhaseFacts,
  to: PhaseState,
): Result<PhaseState, PhaseTransitionFailure> => {
  const row = rowFor(facts.state, to);
  if (row === undefined) return err({ code: 'phase.transitionNotAllowed', from: facts.state, to });
  for (const condition of row.conditions) {
    const failure = failureOf(condition, facts);
    if (failure !== undefined) return err(failure);
  }
  return ok(to);
};
