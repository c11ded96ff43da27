import { expect, test } from 'vitest';
import { components } from './theme-components.ts';
import { breakpoints, heights, radius, widths } from './tokens.ts';

test('the breakpoints and the width of the fast dialog are those specified', () => {
  expect(Object.values(breakpoints)).toEqual([0, 600, 960, 1280, 1920, 2560]);
  expect(widths.dialog).toBe(500);
});

test('fields are outlined and primary, cards are rounded, rows are 45 px high, tooltips are on top', () => {
  expect(components.MuiTextField?.defaultProps).toMatchObject({ variant: 'outlined', color: 'primary' });
  expect(components.MuiCard?.styleOverrides?.root).toMatchObject({ borderRadius: radius.card });
  expect(heights.row).toBe(45);
  expect(components.MuiTooltip?.defaultProps).toMatchObject({ placement: 'top' });
});
