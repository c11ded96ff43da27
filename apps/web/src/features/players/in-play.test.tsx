import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Problem } from '#lib/api/problem.ts';
import { refusal } from '../../testing/fake-server.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { whyInPlay } from './in-play.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['errors']);
});
afterEach(cleanup);

test('those who are not told in which open a player plays read what to do, without a link', async () => {
  const code = 'player.inOpenInPlay';
  const body = { ...refusal(code, 'Juega en un torneo que está en marcha.'), code } as const;
  await onPage(() => whyInPlay(new Problem(code, 409, { ...body, issues: [] })));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Juega en un torneo que está en marcha.');
  expect(alert.querySelector('a')).toBeNull();
});
