import { expect, test } from 'vitest';
import { patienceWith } from './patience.ts';

test.each([
  ['57P03 the database system is starting up', 600_000],
  ['57P03 the database system is not yet accepting connections', 600_000],
  ['57P03 the database system is in recovery mode', 600_000],
  ['FATAL:  lock file "postmaster.pid" already exists', 20_000],
  ['connect ENOENT /tmp/sockets/.s.PGSQL.5432', 20_000],
  ['timeout expired', 20_000],
  ['42501 could not open file "global/pg_filenode.map": Permission denied', 0],
])('after “%s” a start is tried for %i ms', (failure, milliseconds) => {
  expect(patienceWith(failure)).toBe(milliseconds);
});
