import { cleanup, render, screen } from '@testing-library/react';
import type { OpenState } from '@topspin/engine';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { StateChip } from './state-chip.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
afterEach(cleanup);

test.each([
  ['created', 'Creado', 'Default'],
  ['registrationOpen', 'Inscripción Abierta', 'Success'],
  ['registrationClosed', 'Inscripción Cerrada', 'Warning'],
  ['reception', 'Recepción', 'Info'],
  ['active', 'En juego', 'Primary'],
  ['canceled', 'Cancelado', 'Error'],
  ['finished', 'Finalizado', 'Default'],
  ['postponed', 'Desconocido', 'Default'],
])('an open that is %s is «%s»', (state, label, colour) => {
  // The last state is one that only a newer server knows.
  render(<StateChip state={state as OpenState} />);
  expect(screen.getByText(label).closest('.MuiChip-root')?.className).toContain(`MuiChip-color${colour}`);
});
