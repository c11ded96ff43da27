import type { ErrorCode } from '@topspin/contract';
import type { LimitName } from '#http/limits/limits.ts';

/** The permission to make a call; it stands beside its handler, and `guard.ts` is the only place that enforces it (ADR 112). */
export type Access = {
  /** `verified` is a user whose email is verified; an admin is everything. */
  readonly who: 'anyone' | 'user' | 'verified' | 'circuitManager' | 'admin';
  /** One of these predicates must hold as well; features define them (`Feature.owns`). */
  readonly owns?: readonly string[];
  /** Only the account's own user may do this, not even an admin. */
  readonly personal?: boolean;
  /** Umpires let in by a score link may call it as well; every other route refuses them. */
  readonly byLink?: true;
  /** It may be called with a key of the open in its path, also by pages of other sites; every other route refuses keys. */
  readonly byKey?: true;
  /** Attempts are counted, and refused when there are too many. */
  readonly limit?: LimitName | 'points' | 'openings';
  /** Attempts are counted that fail with this error, and all are refused after too many; what was right is not held against anybody. */
  readonly guesses?: { readonly limit: LimitName; readonly wrong: ErrorCode };
  /** Exempt from the limit of writes per minute. */
  readonly uncounted?: boolean;
};

/** A user of whom one of these predicates holds. */
export const owner = (...owns: readonly string[]): Access => ({ who: 'user', owns });
