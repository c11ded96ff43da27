import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { Problem } from '#lib/api/problem.ts';
import { configureZod } from '#lib/zod.ts';
import { refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { forgetWrites } from '../act/settling.ts';
import { Form } from '../form/form.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useApiForm } from '../form/use-api-form.ts';
import { currentNotification, dismiss } from '../notify/notifications.ts';
import {
  draftsBelongTo,
  hasDraft,
  inTab,
  keepDraft,
  onDevice,
  readDraft,
  removeAllDrafts,
} from './drafts.ts';
import { useDraft } from './use-draft.ts';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  draftsBelongTo('ana');
  dismiss();
});
afterEach(() => {
  cleanup();
  forgetWrites();
});

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  club: z.string(),
  phones: z.array(z.object({ phone: z.string() })),
});
const start = { name: 'Open', club: 'CTT', phones: [] as { phone: string }[] };
const draft = onDevice('open:1');

type Props = { readonly values?: typeof start; readonly onSubmit?: () => Promise<void> };

function Example({ values = start, onSubmit = async () => undefined }: Props) {
  const form = useApiForm({ schema, defaultValues: values, draft, onSubmit });
  const rows = useFieldArray({ control: form.control, name: 'phones' });
  return (
    <Form form={form} submitLabel="Guardar" onCancel={() => undefined}>
      <TextInput control={form.control} name="name" label="Nombre" />
      <TextInput control={form.control} name="club" label="Club" />
      {rows.fields.map(({ id }, row) => (
        <TextInput key={id} control={form.control} name={`phones.${row}.phone`} label={`Teléfono ${row}`} />
      ))}
      <button type="button" onClick={() => rows.append({ phone: '' })}>
        Añadir
      </button>
    </Form>
  );
}

async function show(props: Props = {}) {
  const shown = render(<Example {...props} />, { wrapper: Ground });
  await act(async () => undefined);
  return shown;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const restored = 'Hemos recuperado lo que no llegaste a guardar.';

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

/** Loses the page as a reload does, without React. */
function reload(props: Props = {}) {
  cleanup();
  dismiss();
  return show(props);
}

describe('a form with a draft', () => {
  test('shows what was typed before a reload, rows too, and says so', async () => {
    await show();
    expect(screen.queryByText(restored)).toBeNull();
    await type('Nombre', 'Open de Reus');
    await press('Añadir');
    await type('Teléfono 0', '612345678');
    await reload();
    expect([field('Nombre'), field('Club'), field('Teléfono 0')]).toEqual([
      'Open de Reus',
      'CTT',
      '612345678',
    ]);
    expect(screen.getByRole('status').textContent).toContain(restored);
  });

  test('shows the others’ changes of the fields that were not typed', async () => {
    await show();
    await type('Nombre', 'Open de Reus');
    await reload({ values: { ...start, club: 'Club Reus' } });
    expect([field('Nombre'), field('Club')]).toEqual(['Open de Reus', 'Club Reus']);
  });

  test('says nothing if it was saved after all, as when only the answer was lost', async () => {
    await show();
    await type('Nombre', 'Open de Reus');
    await reload({ values: { ...start, name: 'Open de Reus' } });
    expect(screen.queryByText(restored)).toBeNull();
  });

  test('discards it, and undoes that', async () => {
    await show();
    await type('Nombre', 'Open de Reus');
    await reload();
    await press('Descartar');
    expect(field('Nombre')).toBe('Open');
    expect(hasDraft(draft)).toBe(false);
    forgetWrites();
    await waitFor(() => expect(screen.getByText('Deshacer').getAttribute('aria-disabled')).toBe('false'));
    await press('Deshacer');
    expect(field('Nombre')).toBe('Open de Reus');
    await reload();
    expect(field('Nombre')).toBe('Open de Reus');
  });

  test('has none after saving, and says nothing on leaving', async () => {
    const { unmount } = await show();
    await type('Nombre', 'Open de Reus');
    await press('Guardar');
    await waitFor(() => expect(hasDraft(draft)).toBe(false));
    unmount();
    expect(currentNotification()).toBeNull();
  });

  test('keeps it when saving fails, and says on leaving that it is kept', async () => {
    const refuse = () =>
      Promise.reject(new Problem('request.invalid', 422, refusal('request.invalid', 'No') as never));
    const { unmount } = await show({ onSubmit: refuse });
    await type('Nombre', 'Open de Reus');
    await press('Guardar');
    await screen.findByRole('alert');
    unmount();
    expect(currentNotification()?.title).toBe('Lo que has escrito queda guardado aquí hasta que vuelvas.');
    await show();
    expect(field('Nombre')).toBe('Open de Reus');
  });

  test('has none after cancelling, nor once everything is as it was', async () => {
    await show();
    await type('Nombre', 'X');
    await press('Cancelar');
    expect(hasDraft(draft)).toBe(false);
    await type('Nombre', 'Open de Reus');
    await type('Nombre', 'Open');
    expect(hasDraft(draft)).toBe(false);
  });

  test('ignores what an older version of the form kept in another shape', async () => {
    keepDraft(draft, { name: { es: 'Open' }, phones: 'x', gone: 1, club: 'Otro' });
    await show();
    expect([field('Nombre'), field('Club')]).toEqual(['Open', 'Otro']);
  });
});

describe('a draft', () => {
  const everywhere = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();

  test.each(['password', 'old_password', 'confirmation', 'apiKey', 'code', 'consent', 'terms_accepted'])(
    'never holds %s',
    (name) => {
      keepDraft(draft, { [name]: 'secreto1', name: 'Ana' });
      expect(readDraft(draft)).toEqual({ name: 'Ana' });
      expect(everywhere()).not.toContain('secreto1');
    },
  );

  test('of other people, and phones and dates of birth of anybody, ends with the tab', () => {
    keepDraft(draft, { name: 'Ana', date_of_birth: '2014-05-06', contact_phone: { phone: '612345678' } });
    keepDraft(inTab('player'), { name: 'Berta' });
    sessionStorage.clear();
    expect(readDraft(draft)).toEqual({ name: 'Ana' });
    expect(hasDraft(inTab('player'))).toBe(false);
  });

  test('is of one account: another does not see it, and removes it', () => {
    keepDraft(draft, { name: 'Ana', date_of_birth: '2014-05-06' });
    draftsBelongTo(null);
    expect(hasDraft(draft)).toBe(false);
    draftsBelongTo('ana');
    expect(hasDraft(draft)).toBe(true);
    draftsBelongTo('berta');
    expect(everywhere()).not.toContain('Ana');
  });

  test('is removed by logging out, in other tabs too', () => {
    keepDraft(draft, { name: 'Ana' });
    removeAllDrafts();
    expect(hasDraft(draft)).toBe(false);
    keepDraft(inTab('player'), { name: 'Berta' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'drafts_removed' }));
    expect(everywhere()).not.toContain('Berta');
  });

  test('lasts a month', () => {
    keepDraft(draft, { name: 'Ana' });
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
    const kept: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() - 31 * 86_400_000 }));
    expect(hasDraft(draft)).toBe(false);
  });
});

test('a list of lines is kept as a form is', async () => {
  function Lines() {
    const { value, change, state } = useDraft(inTab('list'), { text: '' });
    return (
      <>
        <textarea
          aria-label="Lista"
          value={value.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {state}
      </>
    );
  }
  render(<Lines />, { wrapper: Ground });
  await act(() => userEvent.type(screen.getByLabelText('Lista'), 'Ana Roca'));
  cleanup();
  render(<Lines />, { wrapper: Ground });
  expect(field('Lista')).toBe('Ana Roca');
  expect(document.body.textContent).toContain('restored');
});
