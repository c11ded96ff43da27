import type pg from 'pg';
import { readRecords, replaceRecords, type MigrationRecord } from '#db/migration-records.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** The former migrations, which became the baseline (ADR 110): the first, the last, and a commit that has all of them. */
const former = { first: '0001-foundation.sql', last: 120, commit: 'f2c5302d' } as const;

/**
 * A database that ran all former migrations has what the baseline makes, so it is recorded as having run that. An older one is
 * refused.
 */
export async function adoptBaseline(client: pg.Client, migrations: MigrationRecord[]): Promise<void> {
  const ran = await readRecords(client);
  if (ran[0]?.name !== former.first) return;
  if (!ran.some(({ number }) => number === former.last)) {
    throw new StartFailure(
      `The database is too old for this program (its last migration is ${ran.at(-1)?.name}): start Topspin of commit ${former.commit} on it first.`,
    );
  }
  const baseline = migrations.filter(({ number }) => number <= former.last);
  await replaceRecords(client, former.last, baseline);
}
