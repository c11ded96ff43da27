import type { InstallationStatus } from '@topspin/contract';
import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';
import { toMind } from './to-mind.ts';

const fine: InstallationStatus = {
  at: '2026-11-29T10:00:00.000Z',
  versions: { program: '1.0.0', schema: '0170', revision: null, postgresql: '18.4', node: '24.0.0' },
  servers: [{ host: 'a', version: '1.0.0', since: '2026-11-28T10:00:00.000Z' }],
  disk: { free: 400e9, size: 500e9 },
  database: { bytes: 50e6, embedded: true },
  mails: { sent: true, last_sent: null, waiting: 0, refused: 0, waiting_since: null },
  failing_jobs: 0,
  backups: { last: '2026-11-29T04:00:00.000Z' },
};

test.each<[string, Partial<InstallationStatus>, readonly string[]]>([
  ['nothing', {}, []],
  ['nothing without backups of its own', { backups: null }, []],
  [
    'nothing while a mail has just been written',
    { mails: { ...fine.mails, waiting: 1, waiting_since: '2026-11-29T09:59:00.000Z' } },
    [],
  ],
  ['a small disk with a gigabyte left', { disk: { free: 0.9e9, size: 4e9 } }, ['diskLow']],
  ['a large disk with a twentieth left', { disk: { free: 20e9, size: 500e9 } }, ['diskLow']],
  ['nothing where the disk is not known', { disk: null }, []],
  [
    'a mail that waits for an hour',
    { mails: { ...fine.mails, waiting: 2, waiting_since: '2026-11-29T09:00:00.000Z' } },
    ['mails'],
  ],
  [
    'servers of two versions',
    { servers: [...fine.servers, { host: 'b', version: '1.1.0', since: fine.at }] },
    ['versions'],
  ],
  ['a job that fails', { failing_jobs: 1 }, ['jobs']],
  ['no backup yet', { backups: { last: null } }, ['backupNone']],
  ['an old backup', { backups: { last: '2026-11-26T10:00:00.000Z' } }, ['backupOld']],
])('%s', (_, change, expected) => {
  expect(toMind({ ...fine, ...change }).map(({ what }) => what)).toEqual(expected);
});

test.each([
  [0, '0 B'],
  [8_200_000, '8,2 MB'],
  [120e9, '120 GB'],
  [2e12, '2 TB'],
])('%d bytes are said as %s', (bytes, said) => {
  expect(formatBytes(bytes).replaceAll('\u00A0', ' ')).toBe(said);
});
