import { readFile, writeFile } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { databaseTypes } from '#db/database-types.ts';
import { migrate } from '#db/migrate.ts';
import { temporaryPostgres } from '#testing/database/temporary-postgres.ts';

/** Writes src/db/schema.generated.ts from a freshly migrated database; with --check only compares it. */
const file = new URL('../src/db/schema.generated.ts', import.meta.url);
const types = await typesOfMigratedDatabase();

if (!process.argv.includes('--check')) {
  await writeFile(file, types);
} else if ((await readFile(file, 'utf8')) !== types) {
  process.stderr.write(
    'schema.generated.ts is not what the migrations give: run generate-database-types.ts\n',
  );
  process.exitCode = 1;
}

async function typesOfMigratedDatabase(): Promise<string> {
  const postgres = await temporaryPostgres();
  const db = connect(postgres.url);
  try {
    await migrate(postgres.url);
    return await databaseTypes(db);
  } finally {
    await db.destroy();
    await postgres.close();
  }
}
