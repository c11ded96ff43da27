import { writeFile } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { databaseTypes } from '#db/database-types.ts';
import { migrate } from '#db/migrate.ts';
import { temporaryPostgres } from '#testing/database/temporary-postgres.ts';

/** Writes src/db/schema.generated.ts from a freshly migrated database; `database-types.test.ts` compares it. */
const file = new URL('../src/db/schema.generated.ts', import.meta.url);
await writeFile(file, await typesOfMigratedDatabase());

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
