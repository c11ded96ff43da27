import type { Group } from '@topspin/contract';
import type { BracketRound } from '#domain/bracket/rounds.ts';
import type { EntryState } from '../entry/use-entry.ts';

export type Match = Group['matches'][number];

export type RoundsProps = {
  readonly rounds: readonly BracketRound<Match>[];
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  readonly onHover: (player: string | null) => void;
  /** For organisers, who enter results in the bracket. */
  readonly entry: EntryState | undefined;
};
