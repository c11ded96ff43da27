import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './theme-components.ts';
import {
  breakpoints,
  colours,
  fontFamily,
  motion,
  radius,
  tableLine,
  type ClubColour,
  type Scheme,
} from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xxl: true;
  }
  interface Palette {
    ball: string;
    outline: string;
    table: { main: string; edge: string; line: string };
    quiet: string;
    clubs: Readonly<Record<ClubColour, string>>;
  }
  interface PaletteOptions {
    ball: string;
    outline: string;
    table: { main: string; edge: string; line: string };
    quiet: string;
    clubs: Readonly<Record<ClubColour, string>>;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    score: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    score?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    score: true;
  }
}

function palette(scheme: Scheme) {
  const c = colours[scheme];
  return {
    mode: scheme,
    background: { default: c.background, paper: c.surface },
    text: { primary: c.text, secondary: c.muted },
    primary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
    secondary: { main: c.secondary, dark: c.secondaryHover, contrastText: c.onSecondary },
    error: { main: c.secondary, dark: c.secondaryHover, contrastText: c.onSecondary },
    info: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
    success: { main: c.success, contrastText: c.onStatus },
    warning: { main: c.warning, contrastText: c.onStatus },
    divider: c.quiet,
    action: { selected: c.quiet },
    ball: c.ball,
    outline: c.outline,
    table: { main: c.table, edge: c.tableEdge, line: tableLine },
    quiet: c.quiet,
    clubs: c.clubs,
  };
}

const condensed = { fontStretch: '75%', wordSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' } as const;

/** The theme: MUI's components with our tokens. */
export const theme: Theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  defaultColorScheme: 'dark',
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: radius.control },
  spacing: 8,
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.normal,
      standard: motion.long,
      complex: motion.long,
      enteringScreen: motion.normal,
      leavingScreen: motion.short,
    },
    easing: { easeOut: motion.easing },
  },
  typography: {
    fontFamily,
    fontSize: 16,
    htmlFontSize: 16,
    display: {
      ...condensed,
      fontFamily,
      fontSize: '2.5rem',
      fontWeight: 850,
      lineHeight: 1.02,
      letterSpacing: '-0.01em',
    },
    score: { ...condensed, fontFamily, fontSize: '4rem', fontWeight: 850, lineHeight: 1 },
    h1: { ...condensed, fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.15 },
    h2: { ...condensed, fontSize: '1.25rem', fontWeight: 750, lineHeight: 1.25 },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    subtitle1: { fontSize: '1rem', fontWeight: 600 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
    overline: { fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.08em' },
    button: { fontSize: '1rem', fontWeight: 650, textTransform: 'none' },
  },
  components,
});
