import { expect, test } from 'vitest';
import { countStreams, type Holder } from './open-streams.ts';

const visitor: Holder = { kind: 'visitor' };
const umpire = (id: string): Holder => ({ kind: 'umpire', id });
const account = (id: string): Holder => ({ kind: 'account', id });

/** Opens streams; lists those that were ended to make room. */
function givenStreams(room = { perAccount: 10, perDevice: 10, perNetwork: 2, inAll: 3 }) {
  const streams = countStreams(room);
  const ended: string[] = [];
  const open = (network: string, name: string, holder = account(name)) =>
    streams.enter({ network, holder, end: () => void ended.push(name) });
  return { open, ended };
}

test('an address has so many open streams, all together a few more, and one that ends makes room', () => {
  const { open, ended } = givenStreams();
  const end = open('hall', 'a');
  expect(end).toBeDefined();
  expect(open('hall', 'b')).toBeDefined();
  expect(open('hall', 'c')).toBeUndefined();
  expect(open('home', 'd')).toBeDefined();
  expect(open('office', 'e')).toBeUndefined();
  end?.();
  end?.();
  expect(open('hall', 'f')).toBeDefined();
  expect(open('office', 'g')).toBeUndefined();
  expect(ended).toEqual([]);
});

test('the oldest stream of a visitor makes room for another of its address, and not for one elsewhere', () => {
  const { open, ended } = givenStreams();
  const first = open('hall', 'visitor 1', visitor);
  open('hall', 'visitor 2', visitor);
  expect(open('hall', 'umpire')).toBeDefined();
  expect(ended).toEqual(['visitor 1']);
  first?.();
  expect(open('hall', 'visitor 3', visitor)).toBeDefined();
  expect(open('hall', 'member')).toBeDefined();
  expect(ended).toEqual(['visitor 1', 'visitor 2', 'visitor 3']);
  expect(open('hall', 'visitor 4', visitor)).toBeUndefined();
  open('home', 'visitor 5', visitor);
  expect(open('office', 'visitor 6', visitor)).toBeUndefined();
  expect(ended).toHaveLength(3);
});

test.each([
  ['an account', account('greedy')],
  ['a device with a score link', umpire('greedy')],
])('%s that has too many loses its own oldest, wherever it is', (_, greedy) => {
  const { open, ended } = givenStreams({ perAccount: 2, perDevice: 2, perNetwork: 10, inAll: 10 });
  open('hall', 'other');
  for (const [index, network] of ['hall', 'home', 'hall', 'office'].entries())
    expect(open(network, `greedy ${index}`, greedy)).toBeDefined();
  expect(ended).toEqual(['greedy 0', 'greedy 1']);
});

test('where an address is full, the one with most makes room, also for who has none yet', () => {
  const { open, ended } = givenStreams({ perAccount: 9, perDevice: 9, perNetwork: 5, inAll: 9 });
  open('hall', 'visitor 1', visitor);
  for (const number of [1, 2, 3]) open('hall', `code ${number}`, umpire('code'));
  open('hall', 'member');
  expect(open('hall', 'visitor 2', visitor)).toBeDefined();
  expect(ended).toEqual(['code 1']);
  expect(open('hall', 'director')).toBeDefined();
  expect(open('hall', 'code 4', umpire('code'))).toBeDefined();
  expect(ended).toEqual(['code 1', 'visitor 1', 'code 2']);
});

test('an account alone at a full address can open another one in place of its first', () => {
  const { open, ended } = givenStreams();
  open('hall', 'tab 1', account('one'));
  open('hall', 'tab 2', account('one'));
  const end = open('hall', 'tab 3', account('one'));
  expect(ended).toEqual(['tab 1']);
  end?.();
  expect(open('hall', 'other')).toBeDefined();
  expect(ended).toEqual(['tab 1']);
});

test('however many visitors come from the address of a hall, its paired screens keep their streams', () => {
  const { open, ended } = givenStreams({ perAccount: 9, perDevice: 9, perNetwork: 5, inAll: 9 });
  open('hall', 'television', { kind: 'screen', id: 'television' });
  for (let n = 0; n < 20; n += 1) open('hall', `visitor ${n}`, visitor);
  expect(ended).toHaveLength(16);
  expect(ended).not.toContain('television');
});
