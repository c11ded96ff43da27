import { expect, test } from 'vitest';
import { givenDayMatch } from '../../../testing/given-day.ts';
import { aheadIn } from './ahead.ts';

const person = (name: string) => ({ _id: name, name, club: null });
const given = (players: string) => {
  const [a = '', b = ''] = players.split('-');
  return givenDayMatch({ _id: players, a: person(a), b: person(b) });
};
const row = (match_id: string, ready = true) => ({ match_id, ready, waits: [], why: null });

test.each([
  [
    2,
    [
      { waits: 'nothing' },
      { waits: 'player', name: 'ana' },
      { waits: 'nothing' },
      { waits: 'table', count: 3 },
    ],
  ],
  [1, [{ waits: 'nothing' }, ...[1, 2, 3].map((count) => ({ waits: 'table', count }))]],
  [0, [0, 1, 2, 3].map((count) => ({ waits: 'table', count }))],
])('with %i free tables, each match that can be called says what stands before it', (free, expected) => {
  const ids = ['ana-bea', 'eva-ana', 'fay-gil', 'hal-ida'];
  const ahead = aheadIn([...ids.map((id) => row(id)), row('x-y', false)], [...ids, 'x-y'].map(given), free);
  expect(ids.map((id) => ahead.get(id))).toEqual(expected);
  expect(ahead.get('x-y')).toBeUndefined();
});

test('a match waits for the one that the same person plays before in another open, where they are a guest', () => {
  const guest = { ...person('Zoé Lejos'), _id: 'guest', same_as: 'zoe' };
  const doubles = givenDayMatch({
    _id: 'doubles',
    a: { ...person('Zoé Lejos / cai'), members: [guest, person('cai')] },
    b: person('dan / eli'),
  });
  const singles = given('zoe-bea');
  const [first, then] = [row('zoe-bea'), row('doubles')];
  const inOrder = aheadIn([first, then], [singles, doubles], 4);
  expect(inOrder.get('doubles')).toEqual({ waits: 'player', name: 'Zoé Lejos' });
  const turned = aheadIn([then, first], [singles, doubles], 4);
  expect(turned.get('zoe-bea')).toEqual({ waits: 'player', name: 'zoe' });
});

test('a match waits for the one that somebody of its pair plays before', () => {
  const pair = { ...person('ana / cai'), members: [person('ana'), person('cai')] };
  const doubles = givenDayMatch({ _id: 'doubles', a: pair, b: person('dan / eli') });
  const ahead = aheadIn([row('bea-cai'), row('doubles')], [given('bea-cai'), doubles], 2);
  expect(ahead.get('doubles')).toEqual({ waits: 'player', name: 'cai' });
});
