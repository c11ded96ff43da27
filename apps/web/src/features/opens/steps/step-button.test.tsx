import { transitionOpen, type OpenPage } from '@topspin/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { nextSteps, type OpenState } from '@topspin/engine';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { StepButton } from './step-button.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openOf = (state: OpenState) =>
  ({ _id: 'o1', state, may: { manage: true, transitions: nextSteps(state) } }) as unknown as OpenPage;

const show = (state: OpenState, to: OpenState) =>
  render(
    <StepButton
      open={openOf(state)}
      step={{ kind: 'transition', to }}
      tab="players"
      onTab={() => undefined}
      onFinish={() => undefined}
    />,
    { wrapper: Ground },
  );

test('beside the next step of a closed registration is the way to open it again', async () => {
  const { asked } = fakeServer(() => ({ body: openOf('registrationOpen') }));
  show('registrationClosed', 'reception');
  screen.getByRole('button', { name: 'Abrir recepción' });
  fireEvent.click(screen.getByRole('button', { name: 'Reabrir inscripción' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === transitionOpen.method)?.body).toEqual({
      to: 'registrationOpen',
    }),
  );
});

test.each([
  ['created', 'registrationOpen'],
  ['registrationOpen', 'registrationClosed'],
  ['reception', 'active'],
] as const)('there is none in %s', (state, to) => {
  show(state, to);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
