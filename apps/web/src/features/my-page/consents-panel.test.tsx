import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { ConsentsPanel, consentsHash } from './consents-panel.tsx';

const scrollIntoView = vi.fn();

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['management', 'account']);
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = scrollIntoView;
  const given = { relation: 'guardian', by: 'Marta Serra', given_at: '2026-11-02T09:00:00Z' };
  const collection = [
    { _id: 'c1', ...given, text: 'Inscribo a Nil en el Open de Vic', withdrawn_at: null },
    { _id: 'c2', ...given, text: 'Inscribo a Nil en la Copa', withdrawn_at: '2026-11-20T09:00:00Z' },
  ];
  fakeServer(({ path }) => ({
    body: path.endsWith('/consents') ? { collection } : { collection: [], may_erase: false, decides: true },
  }));
});
afterEach(() => {
  cleanup();
  scrollIntoView.mockClear();
  vi.unstubAllGlobals();
});

const panel = () => <ConsentsPanel player={{ _id: 'p1', name: 'Nil' }} />;

test('a consent that was withdrawn is marked with the day, and no other', async () => {
  await onPage(panel);
  const [stands, withdrawn] = await screen.findAllByRole('listitem');
  expect(within(stands as HTMLElement).queryByText(/^Retirado/u)).toBeNull();
  expect(within(withdrawn as HTMLElement).getByText('Retirado el vie, 20 nov 2026')).toBeTruthy();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a link from the top of the page leads to them', async () => {
  await onPage(panel, `/#${consentsHash}`);
  await screen.findAllByRole('listitem');
  expect(scrollIntoView).toHaveBeenCalled();
});

test('before the profile is erased, the opens in which its player plays now are named', async () => {
  const opens = [{ open: { name: 'Open de Vic' } }, { open: { name: 'Copa' } }];
  const mine = vi.fn();
  fakeServer(({ path, query }) => {
    if (path.endsWith('/consents')) return { body: { collection: [] } };
    if (!path.endsWith('/inscriptions/mine'))
      return { body: { collection: [], may_erase: true, decides: true } };
    mine(query.toString());
    return { body: { collection: opens } };
  });
  await onPage(panel);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Retirar el consentimiento y borrar el perfil' }),
  );
  expect(await screen.findByText(/Ahora juega en: Open de Vic y Copa\.$/u)).toBeTruthy();
  expect(decodeURIComponent(String(mine.mock.calls[0]?.[0]))).toMatch(/p1.*active.*present/u);
});
