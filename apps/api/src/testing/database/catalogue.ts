import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * A digest of a database's tables, columns in any order, constraints, indexes, functions, triggers and sequences, and of its first rows
 * where it has no others, without the record of its migrations. It is the same on every PostgreSQL from 15 on.
 */
export async function catalogueDigest(
  db: Db,
  first: 'with first rows' | 'without rows' = 'with first rows',
): Promise<string | undefined> {
  const isEmpty = first === 'with first rows';
  const { rows } = await sql<{ digest: string }>`
    with relation as (
      select * from pg_class where relnamespace = 'public'::regnamespace and relname !~ '^schema_migration')
    select md5(string_agg(line, E'\n' order by line collate "C")) as digest from (
      select concat_ws(' ', relname, relkind, relpersistence, reloptions, relacl) as line from relation
      union all
      select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
        attcollation::regcollation, attacl, pg_get_expr(adbin, adrelid))
      from relation join pg_attribute on attrelid = relation.oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind <> 'i' and attnum > 0 and not attisdropped
      union all
      select concat_ws(' ', relname, conname, condeferrable, convalidated, pg_get_constraintdef(pg_constraint.oid))
      from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
      union all
      select concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid)) from relation join pg_index on indrelid = relation.oid
      union all
      select concat_ws(' ', proacl, pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
      from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
      union all
      select concat_ws(' ', relname, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcycle)
      from relation join pg_sequence on seqrelid = relation.oid
      union all
      select concat_ws(' ', collection, slot, rows) from row_counts where ${isEmpty}
      union all
      select (to_jsonb(installation) - 'updated_at')::text from installation where ${isEmpty}) as catalogue`.execute(
    db,
  );
  return rows[0]?.digest;
}
