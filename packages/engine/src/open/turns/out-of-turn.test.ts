import { expect, test } from 'vitest';
import { queuedMatch as match } from '../../testing/queued-match.ts';
import type { QueuedMatch } from './hall.ts';
import { indexHall } from './hall-index.ts';
import { matchesBefore } from './out-of-turn.ts';

const bracket = { round: 'semifinal', phase: 2 } as const;
const final = { ...bracket, round: 'final', roundNumber: 2 } as const;
const next = match('A3@1 ana-bea');

test.each<[why: string, next: QueuedMatch, others: readonly QueuedMatch[], before: readonly string[]]>([
  ['nothing is left but it', next, [], []],
  ['those before it are finished, and later ones do not count', next, [match('A4@1 eva-fay')], []],
  ['an earlier one of its group at its table', next, [match('A2@1 eva-fay')], ['A2 earlier']],
  [
    'several, in their order',
    next,
    [match('A2@1 eva-fay'), match('A1@1 gil-hue')],
    ['A1 earlier', 'A2 earlier'],
  ],
  ['its group plays on at another table', next, [match('A2@2 eva-fay'), match('A1@2 gil-hue!')], []],
  ['a group without tables has one order', match('A3 ana-bea'), [match('A2 eva-fay')], ['A2 earlier']],
  ['it is called', match('A3@1 ana-bea*'), [match('A2@1 eva-fay')], []],
  ['another one is called to its table', next, [match('B9@1 eva-fay*')], ['B9 earlier']],
  ['an earlier match has no table yet', next, [match('A2 eva-fay')], []],
  ['another match is in play at its table', next, [match('B9@1 eva-fay!')], ['B9 atTable']],
  ['another one of its group without tables is in play', match('A3 ana-bea'), [match('A1 eva-fay!')], []],
  ['a player of it is still at another table', next, [match('B1@2 eva-bea!')], ['B1 playing bea']],
  ['a player of it umpires another one', next, [match('B1@2 eva-fay (bea)!')], ['B1 umpiring bea']],
  ['its umpire plays another one', match('A3@1 ana-bea (gil)'), [match('B1@2 eva-gil!')], []],
  [
    'a player of an earlier one umpires elsewhere',
    next,
    [match('A2@1 eva-fay'), match('B1@2 gil-hue (fay)!')],
    [],
  ],
  ['a player of it is still at this table', next, [match('A1@1 ana-eva!')], ['A1 playing ana']],
  [
    'what is in play comes first',
    next,
    [match('A2@1 eva-fay'), match('B1@1 gil-hue!')],
    ['B1 atTable', 'A2 earlier'],
  ],
  ['the players of an earlier one are busy', next, [match('A2@1 eva-fay'), match('B1@2 eva-gil!')], []],
  ['an earlier one waits for its players', next, [match('A2@1 eva-fay~')], []],
  ['groups that share a table take turns', next, [match('B1@1 eva-fay')], []],
  ['an earlier phase at its table', match('K1@1 ana-bea', bracket), [match('A9@1 eva-fay')], ['A9 earlier']],
  ['an earlier phase elsewhere', match('K1@1 ana-bea', bracket), [match('A9@2 eva-fay')], []],
  [
    'a round of a bracket is played at once',
    match('K2 ana-bea', bracket),
    [match('K1 eva-fay', bracket)],
    [],
  ],
  ['a round at one table', match('K2@1 ana-bea', bracket), [match('K1@1 eva-fay', bracket)], ['K1 earlier']],
  [
    'the round before at its table',
    match('L1@1 ana-bea', { ...final, group: 'K' }),
    [match('K2@1 eva-fay', bracket)],
    ['K2 earlier'],
  ],
])('%s', (_why, starts, others, before) => {
  const found = matchesBefore(starts, indexHall({ matches: [starts, ...others], ended: [] }));
  expect(
    found.map(({ match: { id }, reason, player }) =>
      [id.split('@')[0], reason, player].filter(Boolean).join(' '),
    ),
  ).toEqual(before);
});
