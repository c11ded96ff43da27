import { isProblem } from './problem.ts';

/** Whether a step was refused because somebody else had already made it: what was asked for is done. */
export const isAlreadyThere = (error: unknown): boolean => {
  if (!isProblem(error, 'open.transitionNotAllowed', 'phase.transitionNotAllowed')) return false;
  const { from, to } = error.body?.details ?? {};
  return from !== undefined && from === to;
};

/** Whether a draw can no longer be saved because the phase has been drawn meanwhile. */
export const isDrawnMeanwhile = (error: unknown): boolean =>
  isProblem(error, 'phase.transitionNotAllowed') && error.body?.details?.['to'] === 'groups';
