import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { credentials } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { networkProblem, Problem } from '#lib/api/problem.ts';
import { configureZod } from '#lib/zod.ts';
import { refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { forgetWrites } from '../act/settling.ts';
import { Form } from '../form/form.tsx';
import { OutlinedField } from '../form/outlined-field.tsx';
import { usePlainForm } from './use-plain-form.ts';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});
afterEach(() => {
  cleanup();
  forgetWrites();
  loads = 0;
});

type Login = { readonly email: string; readonly password: string };
let loads = 0;
const loadSchema = () => Promise.resolve(credentials).finally(() => (loads += 1));

type Props = {
  readonly onSubmit: (sent: Login) => Promise<void>;
  readonly schema?: () => Promise<typeof credentials>;
};

function Access({ onSubmit, schema = loadSchema }: Props) {
  const form = usePlainForm({ initial: { email: '', password: '' }, schema, onSubmit });
  return (
    <Form form={form} submitLabel="Entrar">
      <OutlinedField {...form.field('email')} type="email" label="Correo" />
      <OutlinedField {...form.field('password')} type="password" label="Contraseña" />
    </Form>
  );
}

const show = (props: Props) => render(<Access {...props} />, { wrapper: Ground });
const email = () => screen.getByLabelText('Correo');
const password = () => screen.getByLabelText('Contraseña');
const submit = () => screen.getByRole('button', { name: 'Entrar' });

function fill(mail: string, secret: string) {
  fireEvent.change(email(), { target: { value: mail } });
  fireEvent.change(password(), { target: { value: secret } });
}

async function fillAndSend(mail: string, secret: string) {
  fill(mail, secret);
  await userEvent.click(submit());
}

const under = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const refuse = (issues?: readonly unknown[]) =>
  Promise.reject(
    new Problem('request.invalid', 422, refusal('request.invalid', 'Revisa los datos', issues) as never),
  );

describe('a plain form', () => {
  test.each([
    ['', '', 'Requerido', 'Requerido', email],
    ['sin arroba', 'secreto1', 'El correo electrónico no es válido', '', email],
    ['ana@example.org', '', '', 'Requerido', password],
  ])(
    'with «%s» and «%s» sends nothing and goes to what is wrong',
    async (mail, secret, ofEmail, ofPassword, first) => {
      const sent: Login[] = [];
      show({ onSubmit: async (body) => void sent.push(body) });
      await fillAndSend(mail, secret);
      await waitFor(() => expect([under(email()), under(password())]).toEqual([ofEmail, ofPassword]));
      expect(first().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(first());
      expect(sent).toEqual([]);
    },
  );

  test('loads no schema for what looks right, and sends it trimmed, by Enter too', async () => {
    const sent: Login[] = [];
    show({ onSubmit: async (body) => void sent.push(body) });
    await userEvent.type(email(), ' ana@example.org ');
    await userEvent.type(password(), ' secreto1 {Enter}');
    await waitFor(() => expect(sent).toEqual([{ email: 'ana@example.org', password: 'secreto1' }]));
    expect(loads).toBe(0);
  });

  test('an error goes once its field is typed in', async () => {
    show({ onSubmit: async () => undefined });
    await fillAndSend('', '');
    await waitFor(() => expect(under(email())).toBe('Requerido'));
    await userEvent.type(email(), 'a');
    expect([under(email()), under(password())]).toEqual(['', 'Requerido']);
  });

  test('a second click sends nothing more', async () => {
    let sent = 0;
    const answered = Promise.withResolvers<undefined>();
    show({
      onSubmit: () => {
        sent += 1;
        return answered.promise;
      },
    });
    fill('ana@example.org', 'secreto1');
    const form = submit().closest('form') ?? submit();
    fireEvent.submit(form);
    fireEvent.submit(form);
    answered.resolve(undefined);
    await waitFor(() => expect(sent).toBe(1));
  });

  test('shows what the server says of a field at that field, and goes there', async () => {
    show({ onSubmit: () => refuse([{ path: ['email'], message: 'Ya está en uso' }]) });
    await fillAndSend('ana@example.org', 'secreto1');
    await waitFor(() => expect(under(email())).toBe('Ya está en uso'));
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['refuses without fields', () => refuse(), 'Revisa los datos'],
    [
      'says of a field that is not there',
      () => refuse([{ path: ['lang'], message: 'No vale' }]),
      'Revisa los datos',
    ],
    ['does not hear', () => Promise.reject(networkProblem()), 'No hay conexión'],
  ])('says above the button what the server %s', async (_, onSubmit, words) => {
    show({ onSubmit });
    await fillAndSend('ana@example.org', 'secreto1');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('sends what looks wrong where the schema cannot be loaded', async () => {
    const sent: Login[] = [];
    show({
      onSubmit: async (body) => void sent.push(body),
      schema: () => Promise.reject(new Error('offline')),
    });
    await fillAndSend('sin arroba', 'secreto1');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
