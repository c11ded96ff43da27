import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { countUse, prepareAlways } from '#db/statement-names.ts';

/** A placeholder for a value in a statement. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The values of a statement, by name. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

const slotsOf = <Values extends object>(): Slots<Values> =>
  new Proxy({} as Slots<Values>, { get: (_, name) => sql`${new Slot(String(name))}` });

/**
 * A statement whose text never changes: it is built once, and each PostgreSQL connection parses and plans it once,
 * which for a page of many joins takes longer than running it.
 */
export function fixedStatement<Values extends object, Row>(
  build: (db: Kysely<Database>, slots: Slots<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= named(build(db, slotsOf<Values>()).compile());
    const parameters = compiled.parameters.map((value): unknown =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Runs a statement whose text varies with the query; frequent ones are prepared too. */
export function runOften<Row>(db: Kysely<Database>, compiled: CompiledQuery<Row>): Promise<Row[]> {
  countUse(compiled.sql);
  return db.executeQuery<Row>(compiled).then(({ rows }) => rows);
}

function named<Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  prepareAlways(compiled.sql);
  return compiled;
}
