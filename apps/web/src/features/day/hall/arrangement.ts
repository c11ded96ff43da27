import type { DayTable } from '@topspin/contract';

/** Where a table stands: in half tables from the left and the top of the hall. */
export type TablePlace = { readonly x: number; readonly y: number };

/** The tables in the order in which they fill; nowhere in particular until somebody places one. */
export type Arrangement = readonly Pick<DayTable, '_id' | 'number' | 'name' | 'place'>[];

/** A table with its place in the hall. */
export type PlacedTable<Table> = { readonly table: Table; readonly place: TablePlace };

/** How many tables stand in a row where nobody has said. */
const perRow = 4;
/** In half tables: the side of a table, and the last place that one can have. */
const side = 2;
const farthest = 200;

/** The place of each table: those that nobody placed are in rows below the others, with room around them. */
export function placesOf<Table extends { readonly place: TablePlace | null }>(
  tables: readonly Table[],
): readonly PlacedTable<Table>[] {
  const placed = tables.flatMap(({ place }) => place ?? []);
  const left = placed.length === 0 ? side : Math.min(...placed.map(({ x }) => x));
  const below = Math.max(0, ...placed.map(({ y }) => y)) + side;
  const loose = tables.filter(({ place }) => place === null);
  return tables.map((table) => {
    const at = loose.indexOf(table);
    const next = { x: left + side * (at % perRow), y: below + side * Math.floor(at / perRow) };
    return { table, place: table.place ?? next };
  });
}

/** The same hall without the empty columns and rows before its tables. */
export function trimmed<Table>(hall: readonly PlacedTable<Table>[]): readonly PlacedTable<Table>[] {
  const left = Math.min(...hall.map(({ place }) => place.x));
  const top = Math.min(...hall.map(({ place }) => place.y));
  return hall.map(({ table, place: { x, y } }) => ({ table, place: { x: x - left, y: y - top } }));
}

/** The columns and rows that a hall needs, in half tables. */
export const sizeOf = (hall: readonly PlacedTable<unknown>[]): TablePlace => ({
  x: Math.max(0, ...hall.map(({ place }) => place.x)) + side,
  y: Math.max(0, ...hall.map(({ place }) => place.y)) + side,
});

/** Rows from the top, each from the left. */
export const asRead = (one: PlacedTable<unknown>, other: PlacedTable<unknown>): number =>
  one.place.y - other.place.y || one.place.x - other.place.x;

const within = (value: number) => Math.min(farthest, Math.max(0, value));
const overlap = (one: TablePlace, other: TablePlace) =>
  Math.abs(one.x - other.x) < side && Math.abs(one.y - other.y) < side;
const distance = (one: TablePlace, other: TablePlace) => Math.hypot(one.x - other.x, one.y - other.y);

/** Puts a table somewhere. Onto another one, the two change places. */
export function placed(tables: Arrangement, id: string, to: TablePlace): Arrangement {
  const hall = placesOf(tables);
  const from = hall.find(({ table }) => table._id === id)?.place;
  if (!from) return tables;
  const place = { x: within(to.x), y: within(to.y) };
  const [taken] = hall
    .filter((one) => one.table._id !== id && overlap(one.place, place))
    .toSorted((one, other) => distance(one.place, place) - distance(other.place, place));
  return hall.map(({ table, place: own }) => {
    if (table._id === id) return { ...table, place: taken?.place ?? place };
    return { ...table, place: table === taken?.table ? from : own };
  });
}

/** Makes a table the one that fills at that position, counted from 0. */
export function reordered(tables: Arrangement, id: string, position: number): Arrangement {
  const table = tables.find(({ _id }) => _id === id);
  if (!table || position < 0 || position >= tables.length) return tables;
  return tables.filter((other) => other !== table).toSpliced(position, 0, table);
}

/** The tables fill as they stand in the hall. */
export const byRows = (tables: Arrangement): Arrangement =>
  placesOf(tables)
    .toSorted(asRead)
    .map(({ table }) => table);

export const byNumber = (tables: Arrangement): Arrangement =>
  tables.toSorted((one, other) => one.number - other.number);

/** Nobody says any more where the tables stand. */
export const unplaced = (tables: Arrangement): Arrangement =>
  tables.map((table) => ({ ...table, place: null }));

const isAt = (one: TablePlace | null, other: TablePlace | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

/** Whether tables fill in the same order and stand at the same places. */
export const isSame = (one: Arrangement, other: Arrangement): boolean =>
  isInSameOrder(one, other) && one.every(({ place }, at) => isAt(place, other[at]?.place ?? null));

const isInSameOrder = (one: Arrangement, other: Arrangement): boolean =>
  one.length === other.length && one.every(({ _id }, at) => _id === other[at]?._id);

/** What somebody else made of a hall meanwhile, with what was changed here: a table that was moved stays there, and so does an order. */
export function rebased(mine: Arrangement, before: Arrangement, theirs: Arrangement): Arrangement {
  const placeIn = (tables: Arrangement, id: string) => tables.find(({ _id }) => _id === id)?.place ?? null;
  const merged = theirs.map((table) => {
    const own = placeIn(mine, table._id);
    return isAt(own, placeIn(before, table._id)) ? table : { ...table, place: own };
  });
  if (isInSameOrder(mine, before)) return merged;
  const order = new Map(mine.map(({ _id }, at) => [_id, at]));
  const orderOf = ({ _id }: Arrangement[number]): number => order.get(_id) ?? mine.length;
  return merged.toSorted((one, other) => orderOf(one) - orderOf(other));
}
