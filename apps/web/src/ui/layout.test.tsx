import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Columns, Row, Stack } from './layout.ts';
import { theme } from './theme/theme.ts';

afterEach(cleanup);

const styleOf = (layout: ReactNode) => {
  render(<ThemeProvider theme={theme}>{layout}</ThemeProvider>);
  return getComputedStyle(screen.getByTestId('layout'));
};

test('a list is a stack too, and its own styles come last', () => {
  const { display, gap, gridTemplateColumns } = styleOf(
    <Stack as="ul" data-testid="layout" gap={3} sx={{ gap: 4 }} />,
  );
  expect(screen.getByRole('list')).toBeTruthy();
  expect([display, gap, gridTemplateColumns]).toEqual(['grid', '32px', 'minmax(0px, 1fr)']);
});

test('a row goes on in the next line unless it may not', () => {
  expect(styleOf(<Row data-testid="layout" />).flexWrap).toBe('wrap');
  cleanup();
  expect(styleOf(<Row nowrap data-testid="layout" />).flexWrap).toBe('nowrap');
});

test('columns are of equal width, and none of their settings becomes an attribute', () => {
  const { gridTemplateColumns } = styleOf(<Columns above="md" count={3} data-testid="layout" />);
  expect(gridTemplateColumns).toBe('repeat(3, minmax(0px, 1fr))');
  expect(screen.getByTestId('layout').getAttributeNames()).toEqual(['data-testid', 'class']);
});
