import { boundsOf, isNew, type Change, type Run } from '@topspin/contract';

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
/** Neighbours of the earlier list, and new items. */
type ListOfRuns = (Run | readonly [unknown])[];

/** How one answer becomes another, as `withChange` makes it; null if they are the same. */
export function difference(one: unknown, other: unknown): Change | null {
  if (Object.is(one, other)) return null;
  if (Array.isArray(one) && Array.isArray(other)) return ofLists(one, other);
  if (isFields(one) && isFields(other) && Object.keys(one).length === Object.keys(other).length)
    return ofFields(one, other);
  return [other];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofFields(one: Fields, other: Fields): Change | null {
  if (!Object.keys(other).every((name) => name in one)) return [other];
  const differing = Object.entries(other).flatMap(([name, value]) => {
    const change = difference(one[name], value);
    return change ? [[name, change] as const] : [];
  });
  return differing.length === 0 ? null : Object.fromEntries(differing);
}

function ofLists(one: List, other: List): Change | null {
  const befores = beforesOf(one, other);
  if (!befores) return [other];
  const runs = isSame(befores, one.length) ? null : runsOf(befores, other);
  const alike = new Map<string, { readonly change: Change; readonly at: Run[] }>();
  for (const [index, before] of befores.entries()) {
    const change = before === undefined ? null : difference(one[before], other[index]);
    if (!change) continue;
    const text = JSON.stringify(change);
    const known = alike.get(text) ?? { change, at: [] };
    alike.set(text, known);
    extend(known.at, index);
  }
  if (!runs && alike.size === 0) return null;
  return [runs, [...alike.values()].map(({ at, change }) => [at, change])];
}

/**
 * Where each item was before; undefined for new ones. Items without an identity are the same by their place in a list as long as before, and
 * otherwise by what they say.
 */
function beforesOf(one: List, other: List): readonly (number | undefined)[] | undefined {
  return (
    byIdentity(identitiesOf(one), identitiesOf(other)) ??
    (one.length === other.length
      ? other.map((_, place) => place)
      : byIdentity(unique(one.map(textOf)), unique(other.map(textOf))))
  );
}

function byIdentity(before: List | undefined, now: List | undefined) {
  if (!before || !now) return undefined;
  const places = new Map(before.map((id, place) => [id, place]));
  return now.map((id) => places.get(id));
}

const textOf = (item: unknown): string => JSON.stringify(item);

/** The identities of the items of a list, if they all have one of their own. */
const identitiesOf = (list: List): List | undefined =>
  unique(list.map((item) => (isFields(item) ? (item['_id'] ?? item['match_id'] ?? item['number']) : null)));

function unique(found: List): List | undefined {
  return found.every((id) => id !== null && id !== undefined) && new Set(found).size === found.length
    ? found
    : undefined;
}

const isSame = (befores: readonly (number | undefined)[], length: number): boolean =>
  befores.length === length && befores.every((before, place) => before === place);

function runsOf(befores: readonly (number | undefined)[], other: List): ListOfRuns {
  const runs: ListOfRuns = [];
  for (const [index, before] of befores.entries())
    if (before === undefined) runs.push([other[index]]);
    else extend(runs, before);
  return runs;
}

function extend(runs: ListOfRuns, place: number): void {
  const last = runs.at(-1);
  const [from, to] = last === undefined || isNew(last) ? [] : boundsOf(last);
  if (from === undefined || to !== place) runs.push(place);
  else runs[runs.length - 1] = [from, place + 1 - from];
}
