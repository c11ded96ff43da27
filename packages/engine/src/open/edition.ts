import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** The states of a circuit's edition. */
export const editionStates = ['created', 'active', 'finished'] as const;
export type EditionState = (typeof editionStates)[number];

/** The transitions of an edition, by the circuit's manager. */
export const editionTransitions = [
  { from: 'created', to: 'active' },
  { from: 'active', to: 'finished' },
] as const satisfies readonly { readonly from: EditionState; readonly to: EditionState }[];

/** Why an edition stays in its state. */
export type EditionFailure = {
  readonly code: 'edition.transitionNotAllowed';
  readonly from: EditionState;
  readonly to: EditionState;
};

/** Moves an edition to another state if the table allows it. */
export const transitionEdition = (
  from: EditionState,
  to: EditionState,
): Result<EditionState, EditionFailure> =>
  editionTransitions.some((row) => row.from === from && row.to === to)
    ? ok(to)
    : err({ code: 'edition.transitionNotAllowed', from, to });
