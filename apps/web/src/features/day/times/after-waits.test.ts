import type { DayWait } from '@topspin/contract';
import { expect, test } from 'vitest';
import { startAfter } from './after-waits.ts';
import { asInterval } from './interval.ts';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const between = (times: string) => {
  const [earliest = '', likely = '', latest = ''] = times.split(' ').map(at);
  return { earliest, likely, latest };
};
const ends: Readonly<Record<string, string>> = { luis: '10:10 10:15 10:25', eva: '10:05 10:20 10:22' };

/** When a match is called that waits for these, and was estimated to be called then; "new" while it is estimated anew. */
function called(call: string, ...waits: DayWait[]): string {
  // It starts three minutes later.
  const later = (time: string) => new Date(Date.parse(at(time)) + 180_000).toISOString().slice(11, 16);
  const start = between(call.split(' ').map(later).join(' '));
  const after = startAfter(start, waits, (match) => {
    const end = ends[match];
    return asInterval(end === undefined ? null : between(end));
  });
  const earlier = (instant: string) => new Date(Date.parse(instant) - 180_000).toISOString().slice(11, 16);
  return after === null ? 'new' : [after.earliest, after.likely, after.latest].map(earlier).join(' ');
}

const playing = (match_id: string): DayWait => ({ code: 'playing', person: match_id, match_id, table: 4 });
const decided: DayWait = {
  code: 'playerUnknown',
  feeders: ['luis', 'eva'].map((match_id) => ({ match_id, takes: 'winner' as const })),
};

test.each<[why: string, call: string, waits: DayWait[], expected: string]>([
  ['for nothing', '10:00 10:05 10:10', [], '10:00 10:05 10:10'],
  ['for somebody who plays until then', '10:12 10:17 10:27', [playing('luis')], '10:12 10:17 10:27'],
  ['for somebody who plays longer', '10:00 10:05 10:12', [playing('luis')], '10:10 10:15 10:25'],
  ['for somebody who plays longer at the most', '10:12 10:17 10:20', [playing('luis')], '10:12 10:17 10:25'],
  ['for somebody who plays beyond all of it', '10:00 10:05 10:09', [playing('luis')], 'new'],
  [
    'for a match of which nobody knows when it ends',
    '10:00 10:05 10:09',
    [playing('x')],
    '10:00 10:05 10:09',
  ],
  ['for the later of two matches that decide who plays', '10:00 10:05 10:12', [decided], '10:10 10:20 10:25'],
  [
    'until a time that somebody fixed',
    '10:00 10:05 10:20',
    [{ code: 'notBefore', until: at('10:10') }],
    '10:07 10:07 10:20',
  ],
  [
    'until the end of a rest',
    '10:00 10:05 10:06',
    [{ code: 'resting', person: 'Ana', until: at('10:10') }],
    'new',
  ],
])('no match is called before what it waits for is over: it waits %s', (_why, call, waits, expected) => {
  expect(called(call, ...waits)).toBe(expected);
});
