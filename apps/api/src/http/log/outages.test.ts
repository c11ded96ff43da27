import { expect, test } from 'vitest';
import { noteOutages } from './outages.ts';

/** Outages with a clock that is set by hand, and the lines they log. */
function noted() {
  const lines: string[] = [];
  let at = Date.UTC(2026, 0, 1);
  const line = (level: string) => (about: object, message: string) =>
    void lines.push(`${level} ${message}: ${JSON.stringify(about)}`);
  const outages = noteOutages({ error: line('error'), warn: line('warn') }, () => new Date(at));
  return { outages, lines, pass: (seconds: number) => (at += seconds * 1000) };
}

const away = 'server.databaseAway';

test('an outage is a line when it begins and one when it is over, however much fails meanwhile', () => {
  const { outages, lines, pass } = noted();
  for (let call = 0; call < 300; call += 1) outages.failed(away, 'connect ECONNREFUSED');
  pass(20);
  outages.works();
  outages.works();
  expect(lines).toEqual([
    'error the database is not available: {"code":"server.databaseAway","reason":"connect ECONNREFUSED"}',
    'warn the database is available again: {"code":"server.databaseAway","seconds":20,"times":300}',
  ]);
});

test('a long one has a line a minute, with how much has failed', () => {
  const { outages, lines, pass } = noted();
  for (let second = 0; second <= 150; second += 1) {
    outages.failed(away, 'gone');
    pass(1);
  }
  expect(lines.slice(1)).toEqual([
    expect.stringContaining(
      'still not available: {"code":"server.databaseAway","since":"2026-01-01T00:00:00.000Z","times":61}',
    ),
    expect.stringContaining('"times":121}'),
  ]);
});

test('another reason is another outage, and the state says since when and why', () => {
  const { outages, lines, pass } = noted();
  outages.failed(away, 'gone');
  pass(5);
  outages.failed('server.readOnly', 'cannot execute UPDATE in a read-only transaction');
  expect(lines).toHaveLength(2);
  expect(outages.state).toEqual({ code: 'server.readOnly', since: new Date(Date.UTC(2026, 0, 1, 0, 0, 5)) });
});
