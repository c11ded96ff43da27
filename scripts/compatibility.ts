import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryPostgres } from '../apps/api/src/testing/database/temporary-postgres.ts';
import { withRun } from './compatibility-record.ts';
import { finish } from './finish.ts';
import { installedPostgres } from './installed-postgres.ts';
import { root } from './programs.ts';
import type { Score } from './scores.ts';
import { runSteps, vitestStep } from './steps.ts';

/** The API's tests on the newest PostgreSQL of Debian's packages; with `--record` the run is noted. */
const binaries = installedPostgres();
if (binaries === undefined) {
  console.log('Skipped: none of Debian’s packages of PostgreSQL is installed (apt-get install postgresql).');
} else {
  const server = await temporaryPostgres({ binaries });
  try {
    process.env['TEST_DATABASE_URL'] = server.url;
    process.env['TEST_SUPERUSER_URL'] = server.superuserUrl;
    const score = await runSteps([
      vitestStep(`API tests on PostgreSQL ${binaries.version}`, '--project=api'),
    ]);
    if (process.argv.includes('--record')) record(binaries.version, score);
    finish(score);
  } finally {
    await server.close();
  }
}

function record(postgres: string, { passed, failed }: Score): void {
  const file = join(root, 'docs/measurements.md');
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const migrations = readdirSync(join(root, 'apps/api/migrations')).toSorted();
  const run = {
    postgres,
    tests: `${passed} passed, ${failed.length} failed`,
    migration: (migrations.at(-1) ?? '').slice(0, 4),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(file, withRun(document, run));
}
