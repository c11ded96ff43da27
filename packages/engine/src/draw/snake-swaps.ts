import type { Clubs, Rows } from './snake-clubs.ts';

const keyAt = (rows: Rows, keys: Clubs, row: number, group: number): string | undefined => {
  const entrant = rows[row]?.[group];
  return entrant === undefined ? undefined : keys[entrant];
};

/** Whether the player of a row meets somebody of the same key in the group. */
const meets = (rows: Rows, keys: Clubs, row: number, group: number): boolean => {
  const key = keyAt(rows, keys, row, group);
  return (
    key !== undefined && rows.some((_, other) => other !== row && keyAt(rows, keys, other, group) === key)
  );
};

const exchange = (rows: Rows, row: number, group: number, other: number): void => {
  const players = rows[row] as (number | undefined)[];
  [players[group], players[other]] = [players[other], players[group]];
};

/** Exchanges the player of a row with the nearest that leaves both without mates of any key, if there is one. */
const exchangeFreely = (rows: Rows, allKeys: readonly Clubs[], row: number, group: number): void => {
  const nearest = [...(rows[row] ?? []).keys()]
    .filter((other) => other !== group)
    .toSorted((one, other) => Math.abs(one - group) - Math.abs(other - group) || one - other);
  for (const other of nearest) {
    exchange(rows, row, group, other);
    if (!allKeys.some((keys) => meets(rows, keys, row, group) || meets(rows, keys, row, other))) return;
    exchange(rows, row, group, other);
  }
};

/**
 * Takes clubs apart by exchanges within the rows of a snake, below the first, that bring no group mates
 * together: where keeping group mates apart leaves no exchange, club mates stay.
 */
export const separateClubsAfter = (rows: Rows, mates: Clubs, clubs: Clubs): Rows => {
  const changed = rows.map((row) => [...row]);
  for (let row = 1; row < changed.length; row += 1) {
    for (const group of (changed[row] ?? []).keys()) {
      if (meets(changed, clubs, row, group)) exchangeFreely(changed, [mates, clubs], row, group);
    }
  }
  return changed;
};
