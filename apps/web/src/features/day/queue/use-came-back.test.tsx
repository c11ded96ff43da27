import { act, renderHook } from '@testing-library/react';
import type { Day } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDayCall } from '../../../testing/given-day.ts';
import { useCameBack } from './use-came-back.ts';

const day = (called: string, queued: string): Pick<Day, 'calls' | 'queue'> => ({
  calls: called.split('').map((match_id) => givenDayCall({ _id: match_id, match_id, table: 1 }, 1)),
  queue: queued.split('').map((match_id) => ({ match_id, ready: true, waits: [], why: null })),
});

test('a match whose call went and that is in the queue has come back, until it was shown or leaves', () => {
  const { result, rerender } = renderHook(useCameBack, { initialProps: day('ab', 'cd') });
  const back = () => result.current[0];
  expect(back()).toBeNull();
  rerender(day('b', 'cd'));
  expect(back()).toBeNull();
  rerender(day('', 'bcd'));
  expect(back()).toBe('b');
  act(() => result.current[1]());
  expect(back()).toBeNull();
  rerender(day('c', 'bd'));
  rerender(day('', 'bcd'));
  expect(back()).toBe('c');
  rerender(day('c', 'bd'));
  expect(back()).toBeNull();
});
