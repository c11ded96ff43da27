import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** What a late entry into an open in play depends on. */
export type LateEntryFacts = {
  /** Whether the groups of the first phase are saved. */
  readonly groupsSaved: boolean;
  /** The group the player would join, once groups are saved: how many of its matches have begun. */
  readonly group?: { readonly matchesBegun: number };
};

/** Why it is too late to enter. */
export type LateEntryFailure =
  | { readonly code: 'open.groupsSaved' }
  | { readonly code: 'phase.matchesBegun'; readonly matches: number };

/**
 * Whether somebody can still enter an open in play, as `present`: until the first phase's groups are saved,
 * and later into a group whose matches have not begun.
 */
export const enterLate = ({ groupsSaved, group }: LateEntryFacts): Result<'present', LateEntryFailure> => {
  if (!groupsSaved) return ok('present');
  if (group === undefined) return err({ code: 'open.groupsSaved' });
  return group.matchesBegun === 0
    ? ok('present')
    : err({ code: 'phase.matchesBegun', matches: group.matchesBegun });
};
