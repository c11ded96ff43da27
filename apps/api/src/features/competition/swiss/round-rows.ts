import { randomUUIDv7 } from 'node:crypto';
import type { PlayerId } from '@topspin/engine';
import type { NewMatch } from '#features/competition/store/matches.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type RoundToPlay = {
  readonly phase: PhaseRow;
  readonly groupId: string;
  readonly round: number;
  readonly tables: readonly number[];
  /** How many matches the phase has already: numbers run on, so that each match has its own. */
  readonly before: number;
};

/** The matches of a round, those of the leaders first, spread over the tables. */
export function roundRows(
  { phase, groupId, round, tables, before }: RoundToPlay,
  pairs: readonly (readonly [PlayerId, PlayerId])[],
): NewMatch[] {
  // Lists, whose last criterion is the latest id, show them in order.
  const ids = pairs.map(() => randomUUIDv7()).toSorted((one, other) => (one < other ? 1 : -1));
  return pairs.map(([a, b], index) => ({
    id: ids[index] ?? randomUUIDv7(),
    open_id: phase.open_id,
    phase_id: phase.id,
    group_id: groupId,
    best_of: phase.best_of,
    number: before + index + 1,
    round_number: round,
    player_a: a,
    player_b: b,
    table_number: tables[index % tables.length] ?? null,
    state: 'enrolled',
  }));
}
