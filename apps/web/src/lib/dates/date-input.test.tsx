import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instant, plainDate } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { configureZod } from '#lib/zod.ts';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { forgetWrites } from '#ui/act/settling.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { DateInput } from './date-input.tsx';
import { DateTimeInput } from './date-time-input.tsx';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});
afterEach(() => {
  cleanup();
  forgetWrites();
});

const inUtc = z.pipe(
  z.pipe(
    z.string(),
    z.transform((wall) => (wall.endsWith('T') ? '' : `${wall}:00Z`)),
  ),
  instant,
);
const schema = z.object({ birth: plainDate, start: inUtc });
type Sent = z.output<typeof schema>;

function Born({ onSubmit }: { readonly onSubmit: (sent: Sent) => void }) {
  const form = useApiForm({
    schema,
    draft: null,
    defaultValues: { birth: '', start: '2026-11-28T10:00' },
    onSubmit: async (sent) => onSubmit(sent),
  });
  return (
    <Form form={form} submitLabel="Enviar">
      <DateInput control={form.control} name="birth" tense="past" label="Nacimiento" />
      <DateTimeInput control={form.control} name="start" label="Empieza" />
    </Form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function filled(birth: string, time: string) {
  const sent: Sent[] = [];
  render(<Born onSubmit={(one) => sent.push(one)} />, { wrapper: Ground });
  await userEvent.type(box('Nacimiento'), birth);
  await userEvent.clear(box('Empieza: hora'));
  await userEvent.type(box('Empieza: hora'), time);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return sent;
}

describe('a form with dates', () => {
  test.each([
    ['12/03/2011', '10:30', '2011-03-12', '10:30'],
    ['12032011', '930', '2011-03-12', '09:30'],
    ['1-3-11', '9', '2011-03-01', '09:00'],
  ])('takes «%s» and «%s» as %s and %s', async (birth, time, date, clock) => {
    const sent = await filled(birth, time);
    await waitFor(() => expect(sent).toEqual([{ birth: date, start: `2026-11-28T${clock}:00Z` }]));
    expect(box('Nacimiento').value).toBe(date.split('-').toReversed().join('/'));
    expect(box('Empieza: hora').value).toBe(clock);
  });

  test('keeps what is no date as it was typed, clears what is no time, and says so', async () => {
    expect(await filled('31/02/2011', '25')).toEqual([]);
    expect(await screen.findByText('La fecha no es válida')).toBeDefined();
    expect(screen.getByText('Requerido')).toBeDefined();
    expect(box('Nacimiento').value).toBe('31/02/2011');
    expect(box('Empieza: hora').value).toBe('');
  });
});
