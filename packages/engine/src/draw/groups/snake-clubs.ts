import { itemAt } from '../../item-at.ts';

/**
 * Groups while clubs are being separated. A row of the snake gives each group one player, so that swapping two
 * players of one row keeps the groups balanced. `rows[row][group]` is an entrant by the place in the order of
 * seeding; places after the last entrant's are empty.
 */
export type Rows = number[][];

/** The club of each entrant, or undefined. */
export type Clubs = readonly (string | undefined)[];

/**
 * Clubs with more players than groups are split into parts of that many, best players first: each part fits
 * one per group, so that the club is spread as evenly as possible.
 */
export const clubParts = (clubs: Clubs, groups: number): Clubs => {
  const seen = new Map<string, number>();
  return clubs.map((club) => {
    if (club === undefined) return undefined;
    const before = seen.get(club) ?? 0;
    seen.set(club, before + 1);
    return `${Math.floor(before / groups)} ${club}`;
  });
};

const clubAt = (rows: Rows, clubs: Clubs, row: number, group: number): string | undefined =>
  clubs[itemAt(itemAt(rows, row), group)];

/** The rows in which a group has somebody of a club. */
const rowsOf = (rows: Rows, clubs: Clubs, club: string, group: number): readonly number[] =>
  [...rows.keys()].filter((row) => clubAt(rows, clubs, row, group) === club);

/**
 * Swaps the player of a row with the one in another group; if that one meets a
 * club mate there, the mate is swapped the same way in their own row, and so on. Such a chain never ends in a new
 * clash (it is how a bipartite graph's edges are coloured: rows and clubs are its nodes, groups the colours).
 */
const moveInChain = (rows: Rows, clubs: Clubs, start: number, group: number, to: number): void => {
  const moved = new Set<number>();
  for (let row: number | undefined = start; row !== undefined;) {
    moved.add(row);
    const players = itemAt(rows, row);
    [players[group], players[to]] = [itemAt(players, to), itemAt(players, group)];
    const club = clubAt(rows, clubs, row, group);
    row = club === undefined ? undefined : rowsOf(rows, clubs, club, group).find((mate) => !moved.has(mate));
  }
};

/** The groups without a player of a club, the nearest to a group first, or the lower of two as near. */
const groupsWithout = (rows: Rows, clubs: Clubs, club: string, near: number): readonly number[] =>
  [...itemAt(rows, 0).keys()]
    .filter((group) => rowsOf(rows, clubs, club, group).length === 0)
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));

/**
 * Where to send the player of a row and group who has a club mate there: a group where the exchange ends immediately, or
 * the nearest one without the club. There is one, since no club has more players than there are groups.
 */
const targetFor = (rows: Rows, clubs: Clubs, row: number, group: number, club: string): number => {
  const targets = groupsWithout(rows, clubs, club, group);
  const simple = targets.find((to) => {
    const back = clubAt(rows, clubs, row, to);
    return back === undefined || rowsOf(rows, clubs, back, group).length === 0;
  });
  return simple ?? itemAt(targets, 0);
};

/** Resolves clashes, from the best players down; false if there was none. */
const separateOnce = (rows: Rows, clubs: Clubs): boolean => {
  let changed = false;
  for (const row of rows.keys()) {
    for (const group of itemAt(rows, row).keys()) {
      const club = clubAt(rows, clubs, row, group);
      if (club === undefined || rowsOf(rows, clubs, club, group)[0] === row) continue;
      moveInChain(rows, clubs, row, group, targetFor(rows, clubs, row, group, club));
      changed = true;
    }
  }
  return changed;
};

/**
 * Changes players within the rows of the snake until no two of a club are in one group, which is always
 * possible when no club has more players than there are groups (see `clubParts`). The groups then take the
 * numbers of their best players again. Every swap leaves fewer clashes, so it terminates.
 */
export const separateClubs = (rows: Rows, clubs: Clubs): Rows => {
  const changed = rows.map((row) => [...row]);
  while (separateOnce(changed, clubs));
  const best = itemAt(changed, 0);
  const order = [...best.keys()].toSorted((one, other) => itemAt(best, one) - itemAt(best, other));
  return changed.map((row) => order.map((group) => itemAt(row, group)));
};
