import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Providers } from '#app/providers.tsx';
import { ThemeToggle } from '#app/theme-toggle.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { colours } from './tokens.ts';

beforeAll(async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="">');
  await loadWordsForTests();
});
beforeEach(() => localStorage.removeItem('theme'));
afterEach(cleanup);

const show = () =>
  render(
    <Providers queries={new QueryClient()}>
      <ThemeToggle />
    </Providers>,
  );
const inForce = () => document.documentElement.dataset['theme'];
const barColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

describe('the theme', () => {
  test('is dark until another is chosen', () => {
    show();
    expect(inForce()).toBe('dark');
    expect(barColour()).toBe(colours.dark.table);
  });

  test('is changed, kept for the next visit, and changed back', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar al tema claro' }));
    expect([inForce(), localStorage.getItem('theme'), barColour()]).toEqual([
      'light',
      'light',
      colours.light.table,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar al tema oscuro' }));
    expect([inForce(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });

  test('is the one chosen at an earlier visit', () => {
    localStorage.setItem('theme', 'light');
    show();
    expect(inForce()).toBe('light');
  });
});
