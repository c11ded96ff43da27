import { fullRowsAtMost, skippedAtMost, type ListQuery } from '@topspin/contract';
import type { Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { readCursor, signature } from './cursor.ts';
import type { ListContext } from './fields.ts';
import { conditions } from './filters.ts';
import { comesAfter, orderOf, type Criterion } from './order.ts';
import type { Part } from './part.ts';
import { projected } from './project.ts';
import { searchConditions, searchedFields, wordsOf } from './search.ts';
import type { ListSpec } from './spec.ts';
import type { Condition } from './statement.ts';
import { BoundValue } from './values.ts';

/** A validated list query. */
export type Plan = {
  readonly asked: ListContext;
  readonly permanent: readonly Part[];
  readonly filters: readonly Part[];
  readonly searched: readonly Condition[];
  readonly order: readonly Criterion[];
  readonly after: readonly (string | null)[] | null;
  /** The condition that a row comes after the cursor, if any. */
  readonly isAfter: readonly Part[];
  readonly page: number;
  readonly limit: BoundValue<number>;
  readonly offset: BoundValue<number>;
  readonly names: readonly string[] | null;
  readonly options: boolean;
  /** The search, if nothing else filters the list. */
  readonly search: { readonly words: readonly string[]; readonly fields: readonly string[] } | null;
};

type Question = { readonly spec: ListSpec; readonly viewer: Viewer | null; readonly query: ListQuery };

/** Validates the whole query before anything runs, so that an invalid one costs no statement. */
export function planOf({ spec, viewer, query }: Question): Plan {
  const asked = { spec, viewer };
  refuseDepth(query);
  const order = orderOf(asked, query);
  const cursor = readCursor(query.cursor, order);
  const after = cursor?.values ?? null;
  return {
    asked,
    permanent: conditions(asked, query.permanentFilters),
    filters: conditions(asked, query.filters),
    searched: searchConditions(asked, query.simpleSearch),
    order,
    after,
    isAfter: after ? [comesAfter(order, after)] : [],
    page: cursor?.page ?? query.page,
    limit: new BoundValue(query.itemsPerPage, 'bigint'),
    offset: new BoundValue(after ? 0 : (query.page - 1) * query.itemsPerPage, 'bigint'),
    names: projected(asked, query.project),
    options: query.itemsPerPage > fullRowsAtMost,
    search: searchAlone(asked, query),
  };
}

const searchAlone = (
  asked: ListContext,
  { filters, permanentFilters, simpleSearch }: ListQuery,
): Plan['search'] =>
  simpleSearch && !filters && !permanentFilters
    ? { words: wordsOf(simpleSearch), fields: searchedFields(asked, simpleSearch) }
    : null;

/** Skipped rows are still read; deeper pages continue from a cursor. */
function refuseDepth({ cursor, page, itemsPerPage }: ListQuery): void {
  if (cursor === undefined && (page - 1) * itemsPerPage > skippedAtMost)
    throw fail('request.pageTooDeep', { most: skippedAtMost });
}

/** Everything the text of the statement depends on. */
export const shapeOf = ({ permanent, filters, order, isAfter, offset, options }: Plan): string =>
  [
    ...permanent.map(({ shape }) => shape),
    ...filters.map(({ shape }) => `+${shape}`),
    ...isAfter.map(({ shape }) => shape),
    signature(order),
    `${options} ${offset.value > 0}`,
  ].join(' ');

/** The values of the query, in the order of its shape. */
export const valuesOf = ({ permanent, filters, isAfter, limit, offset }: Plan): BoundValue[] => {
  const values: BoundValue[] = [limit, offset];
  for (const part of [...permanent, ...filters, ...isAfter]) values.push(...part.values);
  return values;
};
