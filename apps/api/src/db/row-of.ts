import type { SelectQueryBuilder } from 'kysely';

/** A row as a query selects it. */
export type RowOf<Query> =
  Query extends SelectQueryBuilder<infer _Tables, infer _From, infer Row> ? Readonly<Row> : never;
