import type { DayWait } from '@topspin/contract';
import { expect, test } from 'vitest';
import { lastEnd, reasonsOf } from './reasons.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);
const until = (time: string) => new Date(at(time)).toISOString();

const absent: DayWait = { code: 'absent', person: 'Luis' };
const resting: DayWait = { code: 'resting', person: 'Ana', until: until('10:09') };
const early: DayWait = { code: 'playing', person: 'Bea', match_id: 'early', table: 1 };
const late: DayWait = { code: 'playing', person: 'Carla', match_id: 'late', table: 2 };
const umpiring: DayWait = { code: 'umpiring', person: 'Dora', match_id: 'early', table: 1 };
const elsewhere: DayWait = { code: 'playing', person: 'Eva' };
const phase: DayWait = { code: 'earlierPhase', matches: 3 };
const decided = (...matches: string[]): DayWait => ({
  code: 'playerUnknown',
  feeders: matches.map((match_id) => ({ match_id, takes: 'winner' })),
});

const ends = {
  of: (match: string) => ({ early: at('10:05'), late: at('10:20') })[match],
  earlierPhases: at('10:40'),
};

test.each<[string, DayWait[], DayWait[]]>([
  ['the match that ends last', [early, late], [late, early]],
  ['who has played rests: later than a rest', [resting, early], [early, resting]],
  ['who has umpired need not: a rest', [umpiring, resting], [resting, umpiring]],
  ['what a person has to do', [late, absent], [absent, late]],
  ['what is known, before what is not', [elsewhere, resting], [resting, elsewhere]],
  ['the phase before', [late, phase], [phase, late]],
  [
    'the later of two matches that decide its players',
    [decided('early', 'late')],
    [decided('late'), decided('early')],
  ],
  [
    'the same that the list says, where nothing is known',
    [decided('x'), elsewhere],
    [decided('x'), elsewhere],
  ],
])('of what a match waits for comes first what ends last: %s', (_, waits, expected) => {
  expect(reasonsOf({ waits }, ends)).toEqual(expected);
});

test('somebody who umpires and then rests is one reason', () => {
  const then: DayWait = { code: 'resting', person: 'Dora', until: until('10:30') };
  expect(reasonsOf({ waits: [umpiring, then] }, ends)).toEqual([umpiring]);
});

test.each<[string, DayWait[], string | undefined]>([
  ['the last of all', [early, resting], '10:10'],
  ['nothing while a person has to do something', [late, absent], undefined],
  ['nothing where nothing is known', [elsewhere], undefined],
])('when all that a match waits for is over: %s', (_, waits, expected) => {
  expect(lastEnd({ waits }, ends)).toBe(expected && at(expected));
});
