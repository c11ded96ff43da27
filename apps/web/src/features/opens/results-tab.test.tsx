import { getClassification, type OpenPage } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { ResultsTab } from './results-tab.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'errors']);
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.unstubAllGlobals();
});

test('what was read stays when reading it again fails', async () => {
  let isAway = false;
  fakeServer(() => {
    // A refusal is not asked again by itself.
    return isAway
      ? { status: 404, body: refusal('thing.notFound', 'No existe') }
      : { body: { collection: [], final: false } };
  });
  render(
    <QueryClientProvider client={queries}>
      <ResultsTab open={{ _id: '01890000-0000-7000-8000-000000000001' } as OpenPage} />
    </QueryClientProvider>,
  );
  const hint = await screen.findByText('Aún no hay resultados');
  isAway = true;
  await act(async () => {
    await queries.invalidateQueries({ queryKey: [getClassification.name] });
    // Components are notified in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('error');
  expect(hint.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
