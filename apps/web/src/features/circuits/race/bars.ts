import type { EditionRace } from '@topspin/contract';

/** A leader's bar after an open. */
export type Bar = {
  readonly player: string;
  readonly name: string;
  /** The row it is in; below the last one for those who do not lead then. */
  readonly row: number;
  readonly position: number;
  readonly points: number;
  readonly isShown: boolean;
};

/** The bars after an open of everybody who leads after any: always in the same order, so that each stays the same element. */
export function barsAt({ steps, players }: EditionRace, step: number): readonly Bar[] {
  const rows = steps[step]?.rows ?? [];
  return players
    .map(({ _id, name }) => {
      const row = rows.findIndex(({ player_id: id }) => id === _id);
      const { position = 0, points = 0 } = rows[row] ?? {};
      const isShown = row >= 0;
      return { player: _id, name, row: isShown ? row : rows.length, position, points, isShown };
    })
    .toSorted((one, other) => (one.player < other.player ? -1 : 1));
}

/** The most points of all steps, which the longest bar stands for. */
export const mostPoints = ({ steps }: EditionRace): number =>
  Math.max(1, ...steps.flatMap(({ rows }) => rows.map(({ points }) => points)));
