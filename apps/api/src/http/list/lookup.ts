import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Criterion } from './order.ts';
import type { Totals } from './totals.ts';

/** A search without filters, and the requested page. */
export type LookupAsked = {
  readonly words: readonly string[];
  /** The names of the fields searched. */
  readonly fields: readonly string[];
  readonly order: readonly Criterion[];
  readonly after: readonly (string | null)[] | null;
  readonly offset: number;
  readonly limit: number;
  /** The ids, of those that a query gives, that the collection shows. */
  readonly shown: (ids: RawBuilder<unknown>) => Expression<unknown>;
  /** The ids, of those that a query gives, that are on the requested page. */
  readonly page: (ids: RawBuilder<unknown>) => Expression<unknown>;
  /** The totals as they are without the search. */
  readonly everything: Expression<Totals>;
};

/** How a collection finds the rows of a page through its own index instead of scanning. */
export type Lookup = {
  /** `with …`: what the other parts refer to. */
  readonly prepared: RawBuilder<unknown>;
  /** Whether it is faster, judging by the prepared parts; if not, rows are read in order. */
  readonly applies: RawBuilder<SqlBool>;
  /** A query of the ids of the rows on the page. */
  readonly ids: Expression<unknown>;
  /** A query of one row, in parentheses, valid in both cases. */
  readonly totals: RawBuilder<unknown>;
};
