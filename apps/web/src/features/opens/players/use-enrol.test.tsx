import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { currentNotification } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { useEnrol } from './use-enrol.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const body = {
  ...refusal('inscription.ageAtLimit', 'No se sabe.'),
  errors: { message: 'No se sabe.', message2: 'Invítala.' },
};

test('where only the family may hear whether a child fits, the organiser is offered to invite them', async () => {
  const { asked } = fakeServer(({ path }) =>
    path.endsWith('/inscriptions') ? { status: 409, body } : { status: 204 },
  );
  keepSession(tokens(1));
  const { result } = renderHook(() => useEnrol('o1'), { wrapper: Ground });
  act(() => result.current.mutate({ playerId: 'p1', name: 'Nil' }));
  await waitFor(() => expect(currentNotification()?.title).toBe('Nil: No se sabe.'));
  expect(currentNotification()?.subtitle).toBe('Invítala.');
  act(() => currentNotification()?.action?.run());
  await waitFor(() => expect(currentNotification()?.title).toBe('Invitación para Nil enviada'));
  expect(asked.map(({ path }) => path)).toContain('/api/app/opens/o1/invitations');
});
