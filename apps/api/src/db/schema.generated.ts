/** Written from the migrated database by apps/api/scripts/generate-database-types.ts; do not edit. */
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface SchemaMigration {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
  number: number;
}

export interface Database {
  schema_migration: SchemaMigration;
}
