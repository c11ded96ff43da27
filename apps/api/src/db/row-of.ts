import type { SelectQueryBuilder } from 'kysely';

/** The row type of a query. */
export type RowOf<Query> =
  Query extends SelectQueryBuilder<infer _Tables, infer _From, infer Row> ? Readonly<Row> : never;
