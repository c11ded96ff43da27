import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { currentNotification, dismiss, notify } from '../notify/notifications.ts';
import { Modal } from './modal.tsx';

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  dismiss();
});

test('an older notification goes as a dialog opens, whose title it would cover; one of the dialog itself stays', () => {
  const dialog = (title: string) => (
    <Modal {...{ title }} onClose={() => undefined}>
      Vic Vela
    </Modal>
  );
  notify('success', 'Llamado a la mesa 2');
  const { rerender } = render(dialog('Poner árbitro'), { wrapper: Ground });
  expect(screen.getByRole('dialog', { name: 'Poner árbitro' })).toBeTruthy();
  expect(currentNotification()).toBeNull();
  notify('success', 'Guardado');
  rerender(dialog('Cambiar el árbitro'));
  expect(currentNotification()?.title).toBe('Guardado');
});
