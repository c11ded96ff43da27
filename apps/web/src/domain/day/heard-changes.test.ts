import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterHeard, type DayChange, isKnown } from './heard-changes.ts';

/** A day that is one letter, which is also its fingerprint. */
const day = (fingerprint: string) => ({ fingerprint });
/** The changes of a stream that goes through these days. */
const through = (days: string): DayChange[] =>
  Array.from(days.slice(1), (to, index) => ({
    from: days[index] ?? '',
    to,
    change: {},
  }));

test.each([
  ['what was heard before the read is in it', 'b', 'ab', 'b', true],
  ['what was heard after it follows', 'a', 'abc', 'c', true],
  ['only what it lacks', 'b', 'abc', 'c', true],
  ['a day that came back is not changed twice', 'a', 'aba', 'a', true],
  ['nor one that came back and went on', 'a', 'abac', 'c', true],
  ['a day of which nothing was heard stays, and is read again', 'x', 'abc', 'x', false],
  ['nothing heard is nothing to do', 'x', '', 'x', true],
])('%s', (_, read, heard, after, known) => {
  expect(afterHeard(day(read), through(heard))).toEqual(day(after));
  expect(isKnown(day(read), through(heard))).toBe(known);
});

test('the same day at a later instant says so', () => {
  const later: DayChange = { from: 'a', to: 'a', change: { at: ['12:05'] } };
  expect(afterHeard({ ...day('a'), at: '12:00' }, [later])).toEqual({ ...day('a'), at: '12:05' });
});

test('a read at any moment of a stream, and what is heard from then on, end with its last day', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 8 }),
      fc.nat(),
      fc.nat(),
      (days, began, took) => {
        const stream = days.filter((one, index) => one !== days[index - 1]).join('');
        const from = began % stream.length;
        const at = from + (took % (stream.length - from));
        // The read began at `from` and saw the day of `at`; all changes since it began were heard.
        const heard = through(stream.slice(from));
        expect(afterHeard(day(stream[at] ?? ''), heard)).toEqual(day(stream.at(-1) ?? ''));
      },
    ),
  );
});
