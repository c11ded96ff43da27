/**
 * How an answer differs from an earlier one, short enough to travel with every change: a new value (in a list of one), the fields of an
 * object that differ, or what became of a list.
 */
export type Change = readonly [unknown] | ListChange | { readonly [field: string]: Change };

/** Neighbours in a list: where they begin, and how many they are; of one alone, its place. */
export type Run = number | readonly [from: number, count: number];

/** Runs of the earlier list and new items, in their order; null if all are where they were. */
type Runs = readonly (Run | readonly [item: unknown])[];

/** What a list is made of now, then the items that changed; those that changed alike share one entry. */
export type ListChange = readonly [
  runs: Runs | null,
  items: readonly (readonly [at: readonly Run[], change: Change])[],
];

const isOfList = (change: Change): change is ListChange | readonly [unknown] => Array.isArray(change);

/** The earlier answer with a change. What did not change is the same object. */
export function withChange<Value>(value: Value, change: Change): Value;
export function withChange(value: unknown, change: Change): unknown {
  if (!isOfList(change)) {
    const fields = Object.entries(change).map(([name, one]) => [name, withChange(fieldOf(value, name), one)]);
    return { ...(value as object), ...Object.fromEntries(fields) };
  }
  if (change.length === 1) return change[0];
  const [runs, items] = change;
  const before = value as readonly unknown[];
  const list = runs
    ? runs.flatMap((run) => (isNew(run) ? run : before.slice(...boundsOf(run))))
    : [...before];
  for (const [at, one] of items)
    for (const [from, to] of at.map(boundsOf))
      for (let index = from; index < to; index += 1) list[index] = withChange(list[index], one);
  return list;
}

/** Whether it is an item that was not in the list before. */
export const isNew = (run: Run | readonly [unknown]): run is readonly [unknown] =>
  typeof run !== 'number' && run.length === 1;

/** Where a run begins, and the first place after it. */
export function boundsOf(run: Run): readonly [from: number, to: number] {
  const [from, count] = typeof run === 'number' ? [run, 1] : run;
  return [from, from + count];
}

const fieldOf = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

/** A day once it is what a message of its stream says. */
export const dayAfter = <Value extends { readonly fingerprint: string }>(
  day: Value,
  { to, change }: { readonly to: string; readonly change: Change },
): Value => ({ ...withChange(day, change), fingerprint: to });
