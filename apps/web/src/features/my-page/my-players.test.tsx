import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { MyPlayers } from './my-players.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['management', 'consents']);
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  removeAllDrafts();
  vi.unstubAllGlobals();
});

const open = (name: string, limits: object = {}) => ({
  _id: name,
  name,
  date_start: '2027-03-01T09:00:00Z',
  date_end: '2027-03-01T19:00:00Z',
  state: 'registrationOpen',
  players_count: 3,
  players_max: 16,
  age_reckoning: 'firstDay',
  age_range: null,
  gender: null,
  rating_range: null,
  functional_diversity: false,
  venue: null,
  ...limits,
});
const opens = [
  open('Open de Vic'),
  open('Copa de veteranos', { age_range: { min: 40, max: 99 } }),
  open('Open femenino', { gender: 'woman' }),
  open('Open del Ebro'),
];
const entered = { state: 'registered', open: { _id: 'Open del Ebro' } };
const nil = { _id: 'p1', name: 'Nil Serra', date_of_birth: '2015-05-05', gender: 'man', rating: 1000 };

function show() {
  fakeServer(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: nil };
    const collection = path.endsWith('/opens') ? opens : path.endsWith('/mine') ? [entered] : [];
    return { body: { collection, totalRows: collection.length, totalFilteredRows: collection.length } };
  });
  const entrants = vi.fn(() => null);
  return onPage(() => <MyPlayers entrants={entrants} />).then(() => entrants);
}

const dialog = () => screen.findByRole('dialog', { name: /Nil Serra/u });
const add = () => screen.findByRole('button', { name: 'Añadir a un hijo o jugador' });

/** Pasted at once: each typed key draws the form again. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function addNil() {
  await userEvent.click(await add());
  const form = within(await screen.findByRole('dialog'));
  await fill(form.getByLabelText(/Nombre y apellidos/u), 'Nil Serra');
  await fill(form.getByLabelText(/Fecha de nacimiento/u), '05/05/2015');
  await fill(form.getByLabelText(/Teléfono/u), '600123456');
  await fill(form.getByLabelText(/Nombre del contacto/u), 'Marta');
  await userEvent.click(form.getByRole('checkbox', { name: /doy mi consentimiento/u }));
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Añadir jugador' });
  // A button that has just appeared takes no clicks for a moment.
  await vi.waitFor(() => expect(getComputedStyle(submit).pointerEvents).not.toBe('none'));
  await userEvent.click(submit);
}

test('adding a child is a button, and leads on to the opens that the child may enter', async () => {
  const entrants = await show();
  await addNil();
  const rows = within(await dialog());
  await rows.findByText('Open de Vic');
  expect(
    rows.getAllByRole('button', { name: /^Inscribir a/u }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Inscribir a Nil Serra en Open de Vic']);
  expect(rows.getByText('Con plaza')).toBeTruthy();
  await userEvent.click(rows.getByRole('button', { name: 'Inscribir a Nil Serra en Open de Vic' }));
  expect(entrants).toHaveBeenLastCalledWith({ openId: 'Open de Vic', player: nil }, expect.any(Function));
});

test('a consent ticked before the date of birth of a child is given again, to the text for children', async () => {
  await show();
  await userEvent.click(await add());
  const form = within(await screen.findByRole('dialog'));
  const box = () => form.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  await fill(form.getByLabelText(/Fecha de nacimiento/u), '05/05/2015');
  expect(box().labels?.[0]?.textContent).toMatch(/doy mi consentimiento/u);
  expect(box().checked).toBe(false);
});

test('the next child is added from there', async () => {
  await show();
  await addNil();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Añadir a otra persona' }));
  expect(await screen.findByRole('button', { name: 'Añadir jugador' })).toBeTruthy();
});
