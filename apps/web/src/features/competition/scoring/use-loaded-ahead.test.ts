import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*.ts', './*.tsx', '../conflict/conflict-notice.tsx', '../instrument/*.tsx', '!./*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

/** The files that a source loads when it needs them, by their last name. */
const loadedBy = (source: string): string[] =>
  [...source.matchAll(/import\('[^']*\/([^/']+)'\)/gu)].map(([, file = '']) => file);

test('all that an umpire may open while scoring is loaded before, since the connection may drop', () => {
  const { './use-loaded-ahead.ts': ahead = '', ...others } = sources;
  const opened = Object.values(others).flatMap(loadedBy);
  expect(opened).toContain('serve-order-dialog.tsx');
  expect(loadedBy(ahead)).toEqual(expect.arrayContaining(opened));
});
