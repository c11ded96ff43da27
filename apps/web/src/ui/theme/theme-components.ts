import type { Components, Theme } from '@mui/material/styles';
import { heights, radius } from './tokens.ts';

const touchable = { minHeight: heights.target };

/** Where the outline of the focus would be cut off or cover its neighbours. */
const focusInside = { '&.Mui-focusVisible': { outlineOffset: -3 } };

/** Defaults of MUI's components: outlined and comfortable, large enough for a thumb. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      ':focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...touchable, paddingInline: 20 },
      sizeLarge: { minHeight: 52, paddingInline: 28 },
      sizeSmall: { paddingInline: 12, fontSize: '0.875rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: heights.target, minHeight: heights.target } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, color: 'primary' } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.outline ?? theme.palette.outline }),
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: heights.row, borderRadius: radius.control, ...focusInside } },
  },
  MuiCardActionArea: { styleOverrides: { root: focusInside } },
  MuiListItem: { styleOverrides: { root: { minHeight: heights.row } } },
  MuiMenuItem: { styleOverrides: { root: { ...touchable, ...focusInside } } },
  MuiTab: { styleOverrides: { root: { ...touchable, ...focusInside, fontSize: '0.875rem' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchable,
        textTransform: 'none',
        color: (theme.vars ?? theme).palette.text.secondary,
        borderColor: (theme.vars ?? theme).palette.outline,
        '&&.Mui-selected': {
          color: (theme.vars ?? theme).palette.primary.main,
          backgroundColor: (theme.vars ?? theme).palette.quiet,
        },
      }),
    },
  },
  MuiTooltip: { defaultProps: { placement: 'top' } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h2 } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.card }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.control, alignItems: 'center' },
      // Its colour is in the icon and in a hint of the ground; the words read as any others.
      standard: ({ theme, ownerState: { severity = 'success' } }) => {
        const { palette } = theme.vars ?? theme;
        return {
          backgroundColor: `color-mix(in srgb, ${palette[severity].main} 12%, ${palette.background.paper})`,
          color: palette.text.primary,
        };
      },
      filled: ({ theme, ownerState: { severity = 'success' } }) => {
        const { main, contrastText } = (theme.vars ?? theme).palette[severity];
        return { backgroundColor: main, color: contrastText };
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiSkeleton: { defaultProps: { animation: false } },
};
