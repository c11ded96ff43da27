import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** The states of an open, in the usual order. */
export const openStates = [
  'created',
  'registrationOpen',
  'registrationClosed',
  'reception',
  'active',
  'canceled',
  'finished',
] as const;
export type OpenState = (typeof openStates)[number];

/** Whether nothing more is played in an open. */
export const isOpenOver = (state: OpenState): boolean => state === 'finished' || state === 'canceled';

/** The conditions of a transition. */
export const openConditions = ['noGroupsSaved', 'everythingFinished', 'reason'] as const;
export type OpenCondition = (typeof openConditions)[number];

/** A row of the table: by whom, from where, to where and on what conditions. */
export type OpenTransition = {
  readonly from: OpenState;
  readonly to: OpenState;
  readonly by: 'organiser';
  readonly conditions: readonly OpenCondition[];
};

/** The transitions of an open; any other is refused. */
export const openTransitions = [
  { from: 'created', to: 'registrationOpen', by: 'organiser', conditions: [] },
  { from: 'registrationOpen', to: 'registrationClosed', by: 'organiser', conditions: [] },
  { from: 'registrationClosed', to: 'reception', by: 'organiser', conditions: [] },
  { from: 'registrationClosed', to: 'registrationOpen', by: 'organiser', conditions: [] },
  // Done by closing reception (`closeReception`), which needs a confirmation if too few are present.
  { from: 'reception', to: 'active', by: 'organiser', conditions: [] },
  { from: 'reception', to: 'registrationClosed', by: 'organiser', conditions: [] },
  { from: 'active', to: 'finished', by: 'organiser', conditions: ['everythingFinished'] },
  { from: 'active', to: 'reception', by: 'organiser', conditions: ['noGroupsSaved'] },
  { from: 'created', to: 'canceled', by: 'organiser', conditions: ['reason'] },
  { from: 'registrationOpen', to: 'canceled', by: 'organiser', conditions: ['reason'] },
  { from: 'registrationClosed', to: 'canceled', by: 'organiser', conditions: ['reason'] },
  { from: 'reception', to: 'canceled', by: 'organiser', conditions: ['reason'] },
  { from: 'active', to: 'canceled', by: 'organiser', conditions: ['reason'] },
] as const satisfies readonly OpenTransition[];

/** What a transition of an open depends on. */
export type OpenFacts = {
  readonly state: OpenState;
  /** Whether any phase has its groups saved. */
  readonly groupsSaved: boolean;
  /** How many matches are not finished. */
  readonly matchesUnfinished: number;
  /** How many phases are not finished: a knockout that was never drawn keeps an open from finishing. */
  readonly phasesUnfinished: number;
  /** Why the open is cancelled, for its registered players. */
  readonly reason?: string;
};

/** Why an open stays in its state. */
export type OpenTransitionFailure =
  | { readonly code: 'open.transitionNotAllowed'; readonly from: OpenState; readonly to: OpenState }
  | { readonly code: 'open.groupsSaved' }
  | { readonly code: 'open.matchesUnfinished'; readonly matches: number; readonly phases: number }
  | { readonly code: 'open.reasonRequired' };

const rowFor = (from: OpenState, to: OpenState): OpenTransition | undefined =>
  openTransitions.find((row) => row.from === from && row.to === to);

/** Whether the table has a transition between two states, conditions aside. */
export const canTransition = (from: OpenState, to: OpenState): boolean => rowFor(from, to) !== undefined;

/** The states an open can be moved to from this one, conditions aside, the usual next step first. */
export const nextSteps = (state: OpenState): readonly OpenState[] =>
  openTransitions.filter((row) => row.from === state).map((row) => row.to);

const failureOf = (condition: OpenCondition, facts: OpenFacts): OpenTransitionFailure | undefined => {
  switch (condition) {
    case 'noGroupsSaved':
      return facts.groupsSaved ? { code: 'open.groupsSaved' } : undefined;
    case 'everythingFinished':
      return facts.matchesUnfinished > 0 || facts.phasesUnfinished > 0
        ? { code: 'open.matchesUnfinished', matches: facts.matchesUnfinished, phases: facts.phasesUnfinished }
        : undefined;
    case 'reason':
      return (facts.reason ?? '').trim() === '' ? { code: 'open.reasonRequired' } : undefined;
  }
};

/** Moves an open to another state if the table and its conditions allow it, or returns why not. */
export const transitionOpen = (facts: OpenFacts, to: OpenState): Result<OpenState, OpenTransitionFailure> => {
  const row = rowFor(facts.state, to);
  if (row === undefined) return err({ code: 'open.transitionNotAllowed', from: facts.state, to });
  for (const condition of row.conditions) {
    const failure = failureOf(condition, facts);
    if (failure !== undefined) return err(failure);
  }
  return ok(to);
};
