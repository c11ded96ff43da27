import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const printed = (more: { hall?: string; host?: string }) =>
  greeting({
    port: 3000,
    https: { port: 3001, fingerprint: 'AB:CD' },
    host: '0.0.0.0',
    publicUrl: undefined,
    hall: undefined,
    setupCode: undefined,
    mailIsSent: true,
    notes: [],
    ...more,
  });

test.each([
  [{ hall: '192.168.1.20' }, 'https://192.168.1.20:3001 (phones trust'],
  [{ hall: '192.168.1.20' }, 'AB:CD (a phone has to show the same)'],
  [{ host: '10.0.0.5' }, 'https://10.0.0.5:3001 (phones trust'],
  [
    { hall: '203.0.113.7' },
    'https://localhost:3001 (on this machine alone: no certificate of its own can be for 203.0.113.7',
  ],
  [{}, 'https://localhost:3001 (on this machine alone)'],
  [{ host: '127.0.0.1' }, 'https://localhost:3001 (on this machine alone)'],
])('at %j the start says %s', (given, line) => {
  expect(printed(given)).toContain(line);
});
