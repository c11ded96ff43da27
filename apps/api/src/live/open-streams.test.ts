import { expect, test } from 'vitest';
import { countStreams } from './open-streams.ts';

/** Opens streams; lists those that were ended to make room. */
function givenStreams() {
  const streams = countStreams({ perPlace: 2, inAll: 3 });
  const ended: string[] = [];
  const open = (place: string, name: string, isVisitor = false) =>
    streams.enter({ place, isVisitor, end: () => void ended.push(name) });
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
  const first = open('hall', 'visitor 1', true);
  open('hall', 'visitor 2', true);
  expect(open('hall', 'umpire')).toBeDefined();
  expect(ended).toEqual(['visitor 1']);
  first?.();
  expect(open('hall', 'visitor 3', true)).toBeDefined();
  expect(open('hall', 'member')).toBeDefined();
  expect(ended).toEqual(['visitor 1', 'visitor 2', 'visitor 3']);
  expect(open('hall', 'visitor 4', true)).toBeUndefined();
  open('home', 'visitor 5', true);
  expect(open('office', 'visitor 6', true)).toBeUndefined();
  expect(ended).toHaveLength(3);
});
