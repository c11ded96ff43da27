import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlaceOfNotice } from './place-of-notice.ts';

const place = (isThere: boolean | undefined) =>
  renderHook(({ now }) => usePlaceOfNotice(now), { initialProps: { now: isThere } });

test('a notice that is there first stands above, and so does its successor', () => {
  const { result, rerender } = place(undefined);
  expect(result.current).toBeUndefined();
  for (const now of [true, false, true]) {
    rerender({ now });
    expect(result.current).toBe('above');
  }
});

test('a notice that comes later stands below', () => {
  const { result, rerender } = place(undefined);
  for (const now of [false, true]) {
    rerender({ now });
    expect(result.current).toBe('below');
  }
});
