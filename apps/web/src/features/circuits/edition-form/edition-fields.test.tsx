import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { configureZod } from '#lib/zod.ts';
import { forgetWrites } from '#ui/act/settling.ts';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { EditionFields } from './edition-fields.tsx';
import { bodyOf, editionSchema, newEdition, type EditionValues } from './edition-values.ts';

const sent = vi.fn();

function EditionForm({ values }: { readonly values: EditionValues }) {
  const form = useApiForm({
    schema: editionSchema,
    defaultValues: values,
    draft: null,
    onSubmit: async (parsed) => {
      sent(bodyOf(parsed));
      await Promise.resolve();
    },
  });
  return (
    <Form form={form} submitLabel="Guardar">
      <EditionFields form={form} />
    </Form>
  );
}

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['editionForm']);
  configureZod();
});
afterEach(() => {
  cleanup();
  forgetWrites();
});
beforeEach(() => {
  sent.mockClear();
  const values = { ...newEdition(undefined), name: '2027', date_start: '2027-01-01', date_end: '2027-12-31' };
  render(<EditionForm values={values} />, { wrapper: Ground });
});

// By label: looking up by role renders accessible names of the whole form.
const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=range])' });
const write = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const points = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Puntos del puesto/u).map(({ value }) => Number(value));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

/** What is said at a field. */
const said = (label: string): string => {
  const help = field(label).getAttribute('aria-describedby');
  return (help && document.querySelector(`[id="${help}"]`)?.textContent) ?? '';
};

const wrong = [
  ['Puestos que puntúan', '', 'Requerido; debe ser un número'],
  ['Puestos que puntúan', '0', 'El valor mínimo es 1'],
  ['Puestos que puntúan', '513', 'El valor máximo es 512'],
  ['Puntos del primero', '0', 'El valor mínimo es 1'],
  ['Factor de decaimiento', 'mucho', 'Debe ser un número'],
  ['Factor de decaimiento', '1,01', 'El valor máximo es 1'],
  ['Factor de decaimiento', '-0.1', 'El valor mínimo es 0'],
  ['Puntos del puesto 2', '', 'Requerido; debe ser un número'],
  ['Puntos del puesto 2', '-1', 'El valor mínimo es 0'],
  ['Por participar', '-1', 'El valor mínimo es 0'],
  ['Cuántos días', '', 'Requerido; debe ser un número'],
  ['Cuántos días', '0', 'El valor mínimo es 1'],
  ['Cuántos días', '731', 'El valor máximo es 730'],
] as const;

test('a wrong value is explained at its field, and nothing is sent', async () => {
  for (const [label, value, message] of wrong) {
    write(label, value);
    await vi.waitFor(() => expect([label, value, said(label)]).toEqual([label, value, message]));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
  await press('Guardar');
  expect(sent).not.toHaveBeenCalled();
  await choose('Periodo', 'Últimos torneos');
  write('Cuántos torneos', '101');
  await vi.waitFor(() => expect(said('Cuántos torneos')).toBe('El valor máximo es 100'));
});

describe('the table of points', () => {
  test('follows its formula, position by position', async () => {
    expect(points()).toEqual([2000, 1700, 1445, 1228]);
    write('Puestos que puntúan', '5');
    write('Puntos del primero', '1000');
    await choose('Reparto', 'Lineal');
    expect(points()).toEqual([1000, 800, 600, 400, 200]);
  });

  test('is edited by hand, and says that it no longer follows the formula', async () => {
    write('Puntos del puesto 2', '1999');
    expect(points()).toEqual([2000, 1999, 1445, 1228]);
    expect(screen.getByText(/no siguen la fórmula/u)).toBeTruthy();
    await press('Guardar');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [{ ranking_system }] = sent.mock.calls[0] as [ReturnType<typeof bodyOf>];
    expect(ranking_system.pointsDistribution[1]).toEqual({ position: 2, points: 1999 });
  });

  test('takes a pasted list, with the formula it follows', async () => {
    await press('Pegar una lista');
    await userEvent.type(screen.getByLabelText('Lista de puntos'), '100 90 81 73');
    expect(screen.getByText('Exponencial: 4 puestos, 100 para el primero, factor 0,9.')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Lo que se ha leído' }).textContent).toContain('473');
    await press('Usar esta lista');
    expect(points()).toEqual([100, 90, 81, 73]);
    expect(field('Factor de decaimiento').value).toBe('0,9');
  });
});

test('weights are disabled while metrics are off', async () => {
  expect(field('Por partido ganado').disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(field('Por partido ganado').disabled).toBe(false);
});

test('grades are named and limited, and keep their numbers when one is removed', async () => {
  for (const name of ['Estatal', 'Zonal']) {
    await press('Añadir un grado');
    await userEvent.type(screen.getAllByLabelText('Nombre del grado').at(-1) ?? document.body, name);
  }
  fireEvent.change(screen.getAllByLabelText('Cuentan como máximo')[1] ?? document.body, {
    target: { value: '2' },
  });
  await userEvent.click(screen.getByLabelText('Quitar el grado 1'));
  await press('Guardar');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [{ ranking_system }] = sent.mock.calls[0] as [ReturnType<typeof bodyOf>];
  expect(ranking_system.grades).toEqual([{ grade: 2, name: 'Zonal', most: 2 }]);
});
