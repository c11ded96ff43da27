import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { onPage } from '../../../testing/on-page.tsx';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { specimens } from './specimens.tsx';

const ui = join(import.meta.dirname, '../../../ui');
const parts = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
// The editor of texts is not in the gallery yet.;

beforeAll(async () => {
  // The router scrolls to the top, which the tests' page cannot.
  vi.stubGlobal('scrollTo', () => undefined);
  await loadWordsForTests();
});
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

describe('the gallery', () => {
  test('shows every part of the design system, and no other', () => {
    expect(parts.length).toBeGreaterThan(40);
    expect(specimens.map(({ file }) => file).toSorted()).toEqual(parts.toSorted());
  });

  test.each(specimens.map((one) => [one.file, one.states] as const))(
    'draws %s in each state',
    async (_, states) => {
      for (const draw of Object.values(states)) {
        await onPage(draw);
        cleanup();
      }
    },
  );
});
