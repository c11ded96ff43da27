import { expect, test } from 'vitest';
import { dayMatch as match, givenDay } from '../../testing/day.ts';
import type { DayMatch } from '../day.ts';
import { matchesBefore } from './out-of-turn.ts';
import { indexTurns } from './turn-index.ts';

const bracket = { round: 'semifinal', phase: 2 } as const;
const final = { ...bracket, round: 'final', roundNumber: 2 } as const;
const next = match('A1a3@1 ana-bea');

test.each<[why: string, next: DayMatch, others: readonly DayMatch[], before: readonly string[]]>([
  ['nothing is left but it', next, [], []],
  ['those before it are finished, and later ones do not count', next, [match('A1a4@1 eva-fay')], []],
  ['an earlier one of its group at its table', next, [match('A1a2@1 eva-fay')], ['A1a2 earlier']],
  [
    'several, in their order',
    next,
    [match('A1a2@1 eva-fay'), match('A1a1@1 gil-hue')],
    ['A1a1 earlier', 'A1a2 earlier'],
  ],
  ['its group plays on at another table', next, [match('A1a2@2 eva-fay'), match('A1a1@2 gil-hue!')], []],
  ['a group without tables has one order', match('A1a3 ana-bea'), [match('A1a2 eva-fay')], ['A1a2 earlier']],
  ['it is called', match('A1a3@1 ana-bea c'), [match('A1a2@1 eva-fay')], []],
  ['another one is called to its table', next, [match('A1b9@1 eva-fay c')], ['A1b9 earlier']],
  ['an earlier match has no table yet', next, [match('A1a2 eva-fay')], []],
  ['another match is in play at its table', next, [match('A1b9@1 eva-fay!')], ['A1b9 atTable']],
  ['another one of its group without tables is in play', match('A1a3 ana-bea'), [match('A1a1 eva-fay!')], []],
  ['a player of it is still at another table', next, [match('A1b1@2 eva-bea!')], ['A1b1 playing bea']],
  ['a player of it umpires another one', next, [match('A1b1@2 eva-fay (bea)!')], ['A1b1 umpiring bea']],
  ['its umpire plays another one', match('A1a3@1 ana-bea (gil)'), [match('A1b1@2 eva-gil!')], []],
  [
    'a player of an earlier one umpires elsewhere',
    next,
    [match('A1a2@1 eva-fay'), match('A1b1@2 gil-hue (fay)!')],
    [],
  ],
  ['a player of it is still at this table', next, [match('A1a1@1 ana-eva!')], ['A1a1 playing ana']],
  [
    'what is in play comes first',
    next,
    [match('A1a2@1 eva-fay'), match('A1b1@1 gil-hue!')],
    ['A1b1 atTable', 'A1a2 earlier'],
  ],
  ['the players of an earlier one are busy', next, [match('A1a2@1 eva-fay'), match('A1b1@2 eva-gil!')], []],
  ['an earlier one waits for its players', next, [match('A1a2@1 eva-?')], []],
  ['groups that share a table take turns', next, [match('A1b1@1 eva-fay')], []],
  [
    'an earlier phase at its table',
    match('A2k1@1 ana-bea', bracket),
    [match('A1a9@1 eva-fay')],
    ['A1a9 earlier'],
  ],
  ['an earlier phase elsewhere', match('A2k1@1 ana-bea', bracket), [match('A1a9@2 eva-fay')], []],
  [
    'a round of a bracket is played at once',
    match('A2k2 ana-bea', bracket),
    [match('A2k1 eva-fay', bracket)],
    [],
  ],
  [
    'a round at one table',
    match('A2k2@1 ana-bea', bracket),
    [match('A2k1@1 eva-fay', bracket)],
    ['A2k1 earlier'],
  ],
  [
    'the round before at its table',
    match('A2l1@1 ana-bea', { ...final, group: 'A2k' }),
    [match('A2k2@1 eva-fay', bracket)],
    ['A2k2 earlier'],
  ],
])('%s', (_why, starts, others, before) => {
  const found = matchesBefore(
    starts,
    indexTurns(givenDay({ matches: [starts, ...others] }), () => false),
  );
  expect(
    found.map(({ match: { id }, reason, player }) => [id, reason, player].filter(Boolean).join(' ')),
  ).toEqual(before);
});

test('where matches are called, those that are not called to its table come in no order', () => {
  const matches = [match('A1a2@1 eva-fay'), match('A1a1@1 gil-hue c')];
  const found = matchesBefore(
    next,
    indexTurns(givenDay({ matches: [next, ...matches] }), () => true),
  );
  expect(found.map(({ match: { id }, reason }) => [id, reason])).toEqual([['A1a1', 'earlier']]);
});
