import { expect, test } from 'vitest';
import { matchesBefore, type MatchInOrder } from './out-of-turn.ts';

/** Written `A2@1 ana-bea`: group and number, the table if any, who plays; then `!` if it is in play, `?` if it cannot be played yet. */
function match(text: string, over: Partial<MatchInOrder> = {}): MatchInOrder {
  const {
    group = '',
    number,
    table,
    a = '',
    b = '',
    state,
  } = /^(?<group>[A-Z])(?<number>\d+)(?:@(?<table>\d+))? (?<a>\w+)-(?<b>\w+)(?<state>[!?]?)$/u.exec(text)
    ?.groups ?? {};
  return {
    id: text.split(/[@ ]/u)[0] ?? '',
    phase: 1,
    group,
    inBracket: false,
    roundNumber: 1,
    number: Number(number),
    table: table === undefined ? null : Number(table),
    state: state === '!' ? 'inPlay' : state === '?' ? 'waiting' : 'enrolled',
    a,
    b,
    ...over,
  };
}

const bracket = { inBracket: true, phase: 2 } as const;
const final = { ...bracket, roundNumber: 2 } as const;
const next = match('A3@1 ana-bea');

test.each<[why: string, next: MatchInOrder, others: readonly MatchInOrder[], before: readonly string[]]>([
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
  ['an earlier match has no table yet', next, [match('A2 eva-fay')], []],
  ['another match is in play at its table', next, [match('B9@1 eva-fay!')], ['B9 atTable']],
  ['another one of its group without tables is in play', match('A3 ana-bea'), [match('A1 eva-fay!')], []],
  ['a player of it is still at another table', next, [match('B1@2 eva-bea!')], ['B1 playing bea']],
  ['a player of it is still at this table', next, [match('A1@1 ana-eva!')], ['A1 playing ana']],
  [
    'what is in play comes first',
    next,
    [match('A2@1 eva-fay'), match('B1@1 gil-hue!')],
    ['B1 atTable', 'A2 earlier'],
  ],
  ['the players of an earlier one are busy', next, [match('A2@1 eva-fay'), match('B1@2 eva-gil!')], []],
  ['an earlier one waits for its players', next, [match('A2@1 eva-fay?')], []],
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
  const found = matchesBefore(starts, [starts, ...others]);
  expect(
    found.map(({ match: { id }, reason, player }) => [id, reason, player].filter(Boolean).join(' ')),
  ).toEqual(before);
});
