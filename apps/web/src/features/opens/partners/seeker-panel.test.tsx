import { cleanup, render, screen } from '@testing-library/react';
import type { OpenPage, Seeker } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { SeekerPanel } from './seeker-panel.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
afterEach(cleanup);

const open = { _id: 'o1', state: 'registrationOpen', may: {}, functional_diversity: false } as OpenPage;
const since = '2027-01-02T10:00:00Z';
const alone: Seeker = {
  player: { _id: 'a', name: 'Ana Gil' },
  own: true,
  state: 'registered',
  pair: null,
  asked: [],
  invitations: [],
  looking: [],
  consent: null,
};
const asked = (state: Seeker['asked'][number]['state']): Seeker => ({
  ...alone,
  asked: [{ _id: 'q', partner: { _id: 'l', name: 'Leo Ros' }, state, since }],
});
const invited: Seeker = {
  ...alone,
  invitations: [{ _id: 'q', player: { _id: 'l', name: 'Leo Ros', rating: 1180.4 }, since }],
};
const paired: Seeker = {
  ...alone,
  pair: {
    _id: 'p',
    name: 'Ana Gil / Leo Ros',
    club: null,
    rating: 2180.4,
    state: 'registered',
    members: [
      { _id: 'a', name: 'Ana Gil', rating: 1000, guest: false },
      { _id: 'l', name: 'Leo Ros', rating: 1180.4, guest: false },
    ],
    drawn: false,
  },
};

const show = (seeker: Seeker, { mayAsk = true, full = false, of = open } = {}) =>
  render(<SeekerPanel open={of} seeker={seeker} mayAsk={mayAsk} full={full} />, { wrapper: Ground });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('how it goes on', () => {
  test.each([
    ['without a partner: to look for one', alone, ['Buscar pareja']],
    ['with a question not answered: to take it back', asked('pending'), ['Retirar', 'Buscar pareja']],
    ['declined: to see it, and look for another', asked('declined'), ['De acuerdo', 'Buscar pareja']],
    ['left alone: the same', asked('left'), ['De acuerdo', 'Buscar pareja']],
    ['asked by somebody: to answer, or look for another', invited, ['Buscar pareja', 'Aceptar', 'Rechazar']],
    ['in a pair: to end it', paired, ['Deshacer la pareja']],
  ])('%s', (_, seeker, ways) => {
    show(seeker);
    expect(buttons()).toEqual(ways);
  });

  test('after the draw: no more', () => {
    show(paired, { mayAsk: false });
    expect(screen.getByRole('heading', { name: 'Leo Ros' })).toBeTruthy();
    expect(buttons()).toEqual([]);
    cleanup();
    show(alone, { mayAsk: false });
    expect(screen.getByText(/Ya no se forman parejas/u)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  test('a pair that waits says how it gets in, and a full open what a partner who waits means', () => {
    if (paired.pair) show({ ...paired, pair: { ...paired.pair, state: 'waiting' } });
    expect(screen.getByText(/entra completa/u)).toBeTruthy();
    cleanup();
    show(alone, { full: true });
    expect(screen.getByText(/espera la pareja entera/u)).toBeTruthy();
  });

  test('of somebody else who is not registered: what accepting means, with the consent', () => {
    const consent = 'Como madre, doy mi consentimiento.';
    show({ ...invited, own: false, state: null, consent });
    expect(screen.getByRole('heading', { name: 'La pareja de Ana Gil' })).toBeTruthy();
    expect(screen.getByText('Leo Ros invita a Ana Gil a formar pareja')).toBeTruthy();
    expect(screen.getByText(/la inscripción en el torneo queda hecha/u).textContent).toContain(consent);
    expect(buttons()).toEqual(['Aceptar', 'Rechazar']);
  });

  test('where the open asks for a declaration: to register first', () => {
    show({ ...invited, state: null }, { of: { ...open, functional_diversity: true } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar' }).disabled).toBe(true);
    expect(screen.getByText(/haz la inscripción/u)).toBeTruthy();
  });
});
