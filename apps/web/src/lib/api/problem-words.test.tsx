import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SnackbarHost } from '#ui/notify/snackbar-host.tsx';
import { dismiss } from '#ui/notify/notifications.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { readProblem, type Problem } from './problem.ts';
import { notifyProblem } from './problem-words.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await import('#ui/notify/notification-bar.tsx');
});
afterEach(() => {
  cleanup();
  dismiss();
});

const message = 'Algo ha fallado en el servidor.';
const failed = (status: number, code: string): Promise<Problem> =>
  readProblem(Response.json({ code, message, errors: { message }, requestId: 'aB3-x_9Qk2Lm' }, { status }));

/** What is put on the clipboard. */
function clipboard(): readonly string[] {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return copied;
}

describe('a failure of the server', () => {
  test.each([
    ['where a page would be', (error: Problem) => <ErrorState error={error} />],
    ['in a form', (error: Problem) => <FormProblem problem={error} />],
  ])('has a code that can be copied, %s', async (_, shown) => {
    const copied = clipboard();
    const error = await failed(500, 'server.failed');
    render(<Ground>{shown(error)}</Ground>);
    expect(screen.getByText('aB3-x_9Qk2Lm')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Copiar código' }));
    await waitFor(() => expect(copied).toEqual(['aB3-x_9Qk2Lm']));
  });

  test('has it in the snackbar, too', async () => {
    const copied = clipboard();
    render(<SnackbarHost />);
    notifyProblem(await failed(503, 'server.databaseAway'));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar código' }));
    await waitFor(() => expect(copied).toEqual(['aB3-x_9Qk2Lm']));
  });

  test('has the number of the request if its body is none of ours', async () => {
    const answer = new Response('<html>', { status: 502, headers: { 'x-request-id': 'fromTheHeader' } });
    render(
      <Ground>
        <ErrorState error={await readProblem(answer)} />
      </Ground>,
    );
    expect(screen.getByText('fromTheHeader')).toBeDefined();
  });
});

test('a refusal has no code: its text says what to do', async () => {
  const error = await failed(409, 'open.notFinished');
  render(
    <Ground>
      <ErrorState error={error} />
    </Ground>,
  );
  expect(screen.queryByText('aB3-x_9Qk2Lm')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
