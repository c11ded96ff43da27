import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPassword, email } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { Problem } from '#lib/api/problem.ts';
import { newPasswordFields, typedTwice } from '#lib/new-password.ts';
import { configureZod } from '#lib/zod.ts';
import { refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { forgetWrites } from '../act/settling.ts';
import { Form } from './form.tsx';
import { NumberInput, TextInput } from './text-input.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useApiForm } from './use-api-form.ts';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});
afterEach(() => {
  cleanup();
  forgetWrites();
});

const schema = z.object({ email, password: newPassword });
type Sent = z.output<typeof schema>;

function Account({ onSubmit }: { onSubmit: (sent: Sent) => Promise<void> }) {
  const form = useApiForm({ schema, defaultValues: { email: '', password: '' }, draft: null, onSubmit });
  return (
    <Form form={form} submitLabel="Enviar">
      <TextInput control={form.control} name="email" label="Correo" />
      <TextInput control={form.control} name="password" label="Contraseña" />
    </Form>
  );
}

const refuse = (issues?: readonly unknown[]) =>
  Promise.reject(
    new Problem('request.invalid', 422, refusal('request.invalid', 'Revisa los datos', issues) as never),
  );

async function fillAndSend(mail: string, password: string) {
  if (mail) await userEvent.type(screen.getByLabelText('Correo'), mail);
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
}

const under = (label: string) => {
  const field = screen.getByLabelText(label);
  const described = field.getAttribute('aria-describedby');
  return described === null ? '' : (document.getElementById(described)?.textContent ?? '');
};

describe('a form', () => {
  test.each([
    ['', '', 'Correo', 'Requerido'],
    ['sin arroba', 'secreto1', 'Correo', 'El correo electrónico no es válido'],
    ['ana@example.org', '', 'Contraseña', 'la contraseña es requerida'],
    ['ana@example.org', '12345', 'Contraseña', 'la contraseña debe tener al menos 6 caracteres'],
  ])('with «%s» and «%s» says at %s: %s', async (mail, password, label, text) => {
    let sent = 0;
    render(<Account onSubmit={async () => void (sent += 1)} />, { wrapper: Ground });
    await fillAndSend(mail, password);
    await waitFor(() => expect(under(label)).toBe(text));
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toBe(0);
  });

  test.each([
    ['by its own rules', '', '', ['Requerido', 'la contraseña es requerida']],
    ['by the server', 'ana@example.org', 'secreto1', ['Ya existe', 'Es la de otra cuenta']],
  ])('says what is wrong %s before it moves the focus, which scrolls', async (_, mail, password, said) => {
    const issues = ['email', 'password'].map((name, at) => ({
      path: [name],
      code: 'custom',
      message: at === 0 ? 'Ya existe' : 'Es la de otra cuenta',
    }));
    render(<Account onSubmit={() => refuse(issues)} />, { wrapper: Ground });
    const seen: string[][] = [];
    screen.getByLabelText('Correo').addEventListener('focus', () => {
      seen.push([under('Correo'), under('Contraseña')]);
    });
    if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
    if (mail) fireEvent.change(screen.getByLabelText('Correo'), { target: { value: mail } });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(seen).toEqual([said]));
  });

  test('trims what is typed and hands on what the schema made of it', async () => {
    const sent: Sent[] = [];
    render(<Account onSubmit={async (body) => void sent.push(body)} />, { wrapper: Ground });
    await fillAndSend('  Ana@Example.org ', ' secreto1 ');
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@example.org', password: 'secreto1' }]));
  });

  test('trims the password in which Enter was pressed', async () => {
    const sent: Sent[] = [];
    render(<Account onSubmit={async (body) => void sent.push(body)} />, { wrapper: Ground });
    await userEvent.type(screen.getByLabelText('Correo'), 'ana@example.org');
    await userEvent.type(screen.getByLabelText('Contraseña'), ' secreto1 {Enter}');
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@example.org', password: 'secreto1' }]));
  });

  test('shows the first of two things that the server says of one field', async () => {
    const issues = [
      { path: ['email'], message: 'Requerido' },
      { path: ['email'], message: 'Ya lo tiene otra cuenta' },
    ];
    render(<Account onSubmit={() => refuse(issues)} />, { wrapper: Ground });
    await fillAndSend('ana@example.org', 'secreto1');
    await waitFor(() => expect(under('Correo')).toBe('Requerido'));
  });

  test('shows what the server says of a field at that field, and goes there', async () => {
    const issues = [{ path: ['email'], message: 'Ya está en uso' }];
    render(<Account onSubmit={() => refuse(issues)} />, { wrapper: Ground });
    await fillAndSend('ana@example.org', 'secreto1');
    await waitFor(() => expect(under('Correo')).toBe('Ya está en uso'));
    expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['without fields', undefined],
    ['about a field that is not on the form', [{ path: ['lang'], message: 'No vale' }]],
  ])('says over the form what the server refuses %s', async (_, issues) => {
    render(<Account onSubmit={() => refuse(issues)} />, { wrapper: Ground });
    await fillAndSend('ana@example.org', 'secreto1');
    expect((await screen.findByRole('alert')).textContent).toContain('Revisa los datos');
  });
});

function Places({ onSubmit }: { onSubmit: (sent: { places: number | null }) => Promise<void> }) {
  const form = useApiForm({
    schema: z.object({ places: z.nullable(z.int()) }),
    defaultValues: { places: 4 },
    draft: null,
    onSubmit,
  });
  return (
    <Form form={form} submitLabel="Enviar">
      <NumberInput control={form.control} name="places" label="Plazas" />
    </Form>
  );
}

test.each([
  ['a number is whole', '12.7', 12],
  ['an emptied number is null', '', null],
])('%s', async (_, typed, sent) => {
  const received: unknown[] = [];
  render(<Places onSubmit={async (values) => void received.push(values)} />, { wrapper: Ground });
  await userEvent.clear(screen.getByLabelText('Plazas'));
  if (typed !== '') await userEvent.paste(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(received).toEqual([{ places: sent }]));
});

function Password() {
  const form = useApiForm({
    schema: z.object(newPasswordFields).check(typedTwice),
    defaultValues: { password: '', confirmation: '' },
    draft: null,
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form} submitLabel="Enviar">
      <NewPasswordFields control={form.control} label="Contraseña nueva" />
    </Form>
  );
}

test.each([
  ['none', '', '', 'la contraseña es requerida'],
  ['five characters', '12345', '12345', 'la contraseña debe tener al menos 6 caracteres'],
  ['another the second time', 'rabona-7', 'rabona-8', 'las contraseñas no coinciden'],
])('a new password: %s', async (_, first, second, message) => {
  render(<Password />, { wrapper: Ground });
  if (first) await userEvent.type(screen.getByLabelText('Contraseña nueva'), first);
  if (second) await userEvent.type(screen.getByLabelText('Repite la contraseña'), second);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a field that somebody else changed too says what they saved, and sends what was typed', async () => {
  const sent: unknown[] = [];
  function Venue() {
    const form = useApiForm({
      schema: z.object({ name: z.string(), address: z.string() }),
      defaultValues: { name: 'Pavelló', address: 'Vic' },
      draft: null,
      onSubmit: (values) => Promise.resolve(void sent.push(values)),
    });
    return (
      <Form form={form} submitLabel="Enviar">
        <TextInput control={form.control} name="name" label="Nombre" />
        <TextInput control={form.control} name="address" label="Dirección" />
        <button type="button" onClick={() => form.rebase({ name: 'Poliesportiu', address: 'Manlleu' })}>
          Cargar
        </button>
      </Form>
    );
  }
  render(<Venue />, { wrapper: Ground });
  await userEvent.type(screen.getByLabelText('Nombre'), ' nou');
  await userEvent.click(screen.getByRole('button', { name: 'Cargar' }));
  expect(under('Nombre')).toContain('Ahora está guardado «Poliesportiu»');
  expect(screen.getByLabelText('Dirección')).toHaveProperty('value', 'Manlleu');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(sent).toEqual([{ name: 'Pavelló nou', address: 'Manlleu' }]);
});
