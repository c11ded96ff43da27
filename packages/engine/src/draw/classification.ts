import type { PhaseId, PlayerId } from '../id.ts';
import type { PhaseSource } from '../open/phase.ts';
import type { RoundName } from './rounds.ts';

/** A finished match of a bracket; without a winner when neither player came. */
export type KnockoutResult = {
  readonly round: RoundName;
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly winner: PlayerId | null;
};

/** A bracket: everybody in it, and its finished matches. */
export type ClassifiedBracket = {
  readonly players: readonly PlayerId[];
  readonly results: readonly KnockoutResult[];
};

/** A phase as the classification sees it: standings of its groups, or results of its brackets. */
export type ClassifiedPhase = { readonly id: PhaseId; readonly source: PhaseSource } & (
  | { readonly type: 'groups'; readonly groups: readonly (readonly PlayerId[])[] }
  | { readonly type: 'knockout'; readonly brackets: readonly ClassifiedBracket[] }
);

/** Where a player ended, from 1; players may share a position. */
export type ClassifiedPlayer = { readonly player: PlayerId; readonly position: number };
