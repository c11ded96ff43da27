import { type BracketRound, placesOf } from './rounds.ts';

/** The vertical centre of each match of a bracket, in rows from the top. */
export type Centres = readonly (readonly (number | undefined)[])[];

export type Layout = {
  /** By column and index; undefined in place of a bye. */
  readonly centres: Centres;
  readonly rows: number;
};

/**
 * Every match beside the middle of those that lead to it. A place without matches before it takes one row, so that byes
 * take none.
 */
export function layoutOf(rounds: readonly BracketRound[]): Layout {
  const places = rounds.map((_, column) => placesOf(rounds, column));
  const centres = places.map((column) => column.map((): number | undefined => undefined));
  let rows = 0;
  const place = (column: number, index: number): number | undefined => {
    if (places[column]?.[index] === undefined) return undefined;
    const before = column === 0 ? [] : [place(column - 1, 2 * index), place(column - 1, 2 * index + 1)];
    const feeding = before.filter((centre) => centre !== undefined);
    const centre =
      feeding.length > 0 ? feeding.reduce((sum, one) => sum + one, 0) / feeding.length : rows++ + 0.5;
    centres[column]?.splice(index, 1, centre);
    return centre;
  };
  place(rounds.length - 1, 0);
  return { centres, rows };
}
