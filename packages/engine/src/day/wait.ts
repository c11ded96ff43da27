import type { MatchId, PersonId } from '../id.ts';
import type { Side } from '../match/match.ts';
import type { Feeder } from './feeders.ts';

/** The reasons why a match cannot be called, in the order in which a list shows them. */
export const waitCodes = [
  'playerUnknown',
  'earlierPhase',
  'absent',
  'elsewhere',
  'playing',
  'umpiring',
  'resting',
  'notBefore',
  'fixedTime',
  'tableOutOfUse',
  'tableLocked',
  'tableTaken',
] as const;
export type WaitCode = (typeof waitCodes)[number];

/** What a match waits for. Each ends by itself once its cause does. */
export type Wait =
  /** Neither side is known before the matches that decide it, or the draw if there are none, are over. */
  | { readonly code: 'playerUnknown'; readonly sides: readonly Side[]; readonly feeders: readonly Feeder[] }
  /** So many matches of an earlier phase of its open are left. */
  | { readonly code: 'earlierPhase'; readonly phase: number; readonly matches: number }
  /** `elsewhere`: in a match that is not of this day. */
  | { readonly code: 'absent' | 'elsewhere'; readonly person: PersonId }
  /** `set` is the one being played, from 1; null if the match is called and has not begun. */
  | {
      readonly code: 'playing' | 'umpiring';
      readonly person: PersonId;
      readonly match: MatchId;
      readonly table: number | null;
      readonly set: number | null;
    }
  /** `after` is how many sets their last match had, where that makes the rest longer. */
  | { readonly code: 'resting'; readonly person: PersonId; readonly until: number; readonly after?: number }
  | { readonly code: 'notBefore' | 'fixedTime'; readonly until: number }
  | { readonly code: 'tableOutOfUse' | 'tableLocked'; readonly table: number }
  /** The only table that will do is taken by another match. */
  | { readonly code: 'tableTaken'; readonly table: number; readonly match: MatchId };
