import type { PhaseId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OpenState } from './open.ts';

/** The life of a phase: groups saved means the draw is fixed, matches that the order of play exists. */
export const phaseStates = ['created', 'groups', 'matches', 'finished'] as const;
export type PhaseState = (typeof phaseStates)[number];

/** In a group stage each group is a round robin, in a knockout each is one bracket, and a Swiss phase is one group whose rounds are made one by one. */
export const phaseTypes = ['groups', 'knockout', 'swiss'] as const;
export type PhaseType = (typeof phaseTypes)[number];

/** An open has phases numbered 1 to 4; two may share a number (main draw and consolation). */
export const phaseNumbers = { min: 1, max: 4 } as const;

/** Phases are prepared once registration is closed, and until the open is over. */
export const phasesDuring: readonly OpenState[] = ['registrationClosed', 'reception', 'active'];

/** Where a phase takes its players from: the registrations, or positions `from` to `to` of an earlier phase. */
export type PhaseSource =
  | { readonly kind: 'registrations' }
  | { readonly kind: 'positions'; readonly phase: PhaseId; readonly from: number; readonly to: number };

/** The conditions of a transition. */
export const phaseConditions = ['noMatchBegun', 'matchesFinished', 'matchReopened'] as const;
export type PhaseCondition = (typeof phaseConditions)[number];

/** The actor that moves a phase: the organiser, or the automatic rule that a phase follows its matches. */
export type PhaseActor = 'organiser' | 'rule';

/** A row of the table: from where, to where, by whom and on what conditions. */
export type PhaseTransition = {
  readonly from: PhaseState;
  readonly to: PhaseState;
  readonly by: readonly PhaseActor[];
  readonly conditions: readonly PhaseCondition[];
};

/**
 * The transitions of a phase. The organiser can take it back one step only while none of its matches has started; a
 * correction that leaves a match unfinished puts it back in play.
 */
export const phaseTransitions = [
  { from: 'created', to: 'groups', by: ['organiser'], conditions: [] },
  { from: 'groups', to: 'matches', by: ['organiser'], conditions: [] },
  { from: 'matches', to: 'finished', by: ['organiser', 'rule'], conditions: ['matchesFinished'] },
  { from: 'groups', to: 'created', by: ['organiser'], conditions: ['noMatchBegun'] },
  { from: 'matches', to: 'groups', by: ['organiser'], conditions: ['noMatchBegun'] },
  { from: 'finished', to: 'matches', by: ['rule'], conditions: ['matchReopened'] },
] as const satisfies readonly PhaseTransition[];

/** What a transition of a phase depends on: counts of its matches. */
export type PhaseFacts = {
  readonly state: PhaseState;
  readonly matchesBegun: number;
  readonly matchesUnfinished: number;
};

/** Why a phase stays in its state. */
export type PhaseTransitionFailure =
  | { readonly code: 'phase.transitionNotAllowed'; readonly from: PhaseState; readonly to: PhaseState }
  | { readonly code: 'phase.matchesBegun'; readonly matches: number }
  | { readonly code: 'phase.matchesUnfinished'; readonly matches: number };

const allRows: readonly PhaseTransition[] = phaseTransitions;

/** The states the organiser can move a phase to from this one, conditions aside, the usual next step first. */
export const nextPhaseSteps = (state: PhaseState): readonly PhaseState[] =>
  allRows.filter(({ from, by }) => from === state && by.includes('organiser')).map(({ to }) => to);

const failureOf = (
  { from, to }: PhaseTransition,
  condition: PhaseCondition,
  facts: PhaseFacts,
): PhaseTransitionFailure | undefined => {
  switch (condition) {
    case 'noMatchBegun':
      return facts.matchesBegun > 0 ? { code: 'phase.matchesBegun', matches: facts.matchesBegun } : undefined;
    case 'matchesFinished':
      return facts.matchesUnfinished > 0
        ? { code: 'phase.matchesUnfinished', matches: facts.matchesUnfinished }
        : undefined;
    case 'matchReopened':
      return facts.matchesUnfinished > 0 ? undefined : { code: 'phase.transitionNotAllowed', from, to };
  }
};

/**
 * Moves a phase to another state if the table and its conditions allow it to this actor, or returns why
 * not.
 */
export const transitionPhase = (
  facts: PhaseFacts,
  to: PhaseState,
  by: PhaseActor = 'organiser',
): Result<PhaseState, PhaseTransitionFailure> => {
  const row = allRows.find((one) => one.from === facts.state && one.to === to && one.by.includes(by));
  if (row === undefined) return err({ code: 'phase.transitionNotAllowed', from: facts.state, to });
  for (const condition of row.conditions) {
    const failure = failureOf(row, condition, facts);
    if (failure !== undefined) return err(failure);
  }
  return ok(to);
};
