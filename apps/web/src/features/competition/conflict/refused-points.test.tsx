import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Problem } from '#lib/api/problem.ts';
import { refusal } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { orderOf } from '../log/match-order.ts';
import { RefusedPoints } from './refused-points.tsx';
import { refusalsNow, setRefusals } from './refusals.ts';

const body = refusal('match.tooManyConflicts', 'Ya hay muchos.') as unknown as Problem['body'];
const point = { id: 'p1', seq: 4, at: '2026-11-22T10:42:00.000Z', type: 'point', side: 'a' } as const;

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  setRefusals([]);
});

function show() {
  setRefusals([[orderOf('m1'), new Problem('match.tooManyConflicts', 409, body)]]);
  const discard = vi.fn();
  render(
    <Ground>
      <RefusedPoints matchId="m1" scoring={{ rejected: [point], dismissRejected: discard }} />
    </Ground>,
  );
  return {
    discard,
    press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })),
  };
}

test('points that nobody else has are discarded only after asking', async () => {
  const { discard, press } = show();
  await press('Descartar');
  expect(discard).not.toHaveBeenCalled();
  await press('Cancelar');
  expect(discard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Descartar');
  await press('Descartar');
  expect(discard).toHaveBeenCalledOnce();
});

test('they can be handed in again', async () => {
  const { press } = show();
  await press('Reintentar');
  expect(refusalsNow().size).toBe(0);
});
