import type { Theme, ThemeOptions } from '@mui/material/styles';
import { heights, radius } from './tokens.ts';

const touchable = { minHeight: heights.target };

type Themed = Omit<Theme, 'components'>;

const paletteOf = (theme: Themed) => (theme.vars ?? theme).palette;

const focusOutside = (theme: Themed) => ({
  outline: `3px solid ${paletteOf(theme).primary.main}`,
  outlineOffset: 2,
});

const outlinedOnLeft = ({ theme }: { readonly theme: Themed }) => ({
  borderLeftColor: paletteOf(theme).outline,
});

/** For controls whose focus outline would be cut off or cover their neighbours. */
const focusInside = { '&.Mui-focusVisible': { outlineOffset: -3 } };

/** Grows with the text that it stands beside. */
const iconBesideText = { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } };

/** Defaults of MUI's components: outlined and comfortable, large enough for a thumb. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What is scrolled to, or focused by a key, is not under the bar.
      html: { scrollPaddingBlock: `${heights.bar + 8}px` },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      ':focus-visible': focusOutside(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A short duration instead would give every element a transition of its inherited values, level by level.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // A browser draws what is in a button in a font of its own.
        fontFamily: 'inherit',
        '&.Mui-focusVisible': focusOutside(theme),
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...touchable, paddingInline: 20 },
      sizeLarge: { minHeight: 52, paddingInline: 28 },
      sizeSmall: { paddingInline: 12, fontSize: '0.875rem' },
      startIcon: iconBesideText,
      endIcon: iconBesideText,
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: heights.target, minHeight: heights.target } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, color: 'primary' } },
  // Above the outline by half of its own height, which grows with the text.
  MuiInputLabel: {
    styleOverrides: { outlined: { '&.MuiInputLabel-shrink': { translate: '0 calc(9px - 0.5625rem)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: paletteOf(theme).outline }),
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: heights.row, borderRadius: radius.control, ...focusInside } },
  },
  MuiCardActionArea: { styleOverrides: { root: focusInside } },
  MuiListItem: { styleOverrides: { root: { minHeight: heights.row } } },
  MuiMenuItem: { styleOverrides: { root: { ...touchable, ...focusInside } } },
  MuiTab: { styleOverrides: { root: { ...touchable, ...focusInside, fontSize: '0.875rem' } } },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { flexWrap: 'wrap' },
      // In a second row too they have a border on the left.
      middleButton: outlinedOnLeft,
      lastButton: outlinedOnLeft,
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme, ownerState: { color } }) => ({
        ...touchable,
        minWidth: 'min-content',
        textTransform: 'none',
        color: paletteOf(theme).text.secondary,
        borderColor: paletteOf(theme).outline,
        ...((color === undefined || color === 'standard') && {
          '&&.Mui-selected': {
            color: paletteOf(theme).primary.main,
            backgroundColor: paletteOf(theme).quiet,
          },
        }),
      }),
    },
  },
  // MUI's thumb is white, also on a white card.
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        '&:not(.Mui-checked)': { color: paletteOf(theme).outline },
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
      root: {
        borderRadius: radius.control,
        alignItems: 'center',
        // What to do about it stands below the words where both do not fit beside each other.
        '&:has(> .MuiAlert-action)': {
          flexWrap: 'wrap',
          '& > .MuiAlert-message': { flex: '1 1 8rem', minWidth: 0 },
        },
      },
      icon: { fontSize: '1.375rem' },
      // The icon and a tint of the background have its colour; the text is like any other.
      standard: ({ theme, ownerState: { severity = 'success' } }) => {
        const palette = paletteOf(theme);
        const tint = (share: number) =>
          `color-mix(in srgb, ${palette[severity].main} ${share}%, ${palette.background.paper})`;
        return {
          backgroundColor: tint(12),
          color: palette.text.primary,
          // A little amber on dark blue is grey.
          ...theme.applyStyles('dark', { backgroundColor: tint(24) }),
        };
      },
      filled: ({ theme, ownerState: { severity = 'success' } }) => {
        const { main, contrastText } = paletteOf(theme)[severity];
        return { backgroundColor: main, color: contrastText };
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 600, height: 'auto', minHeight: '2rem' },
      sizeSmall: { minHeight: '1.5rem' },
      label: { whiteSpace: 'normal', paddingBlock: 2 },
    },
  },
  MuiSkeleton: { defaultProps: { animation: false } },
};
