/** The colours of the hall: a blue table, one white line, red and black rubber, an orange ball. */
export const colours = {
  light: {
    background: '#F5F7FB',
    surface: '#FFFFFF',
    text: '#0E1B33',
    muted: '#4A5A78',
    primary: '#0B3C9C',
    /** Under the pointer: words on it stay readable. */
    primaryHover: '#082C73',
    onPrimary: '#FFFFFF',
    secondary: '#C4162A',
    secondaryHover: '#930F1E',
    onSecondary: '#FFFFFF',
    outline: '#7485A6',
    ball: '#CF6F00',
    table: '#0B3C9C',
    tableEdge: '#082C73',
    quiet: '#DCE3F0',
    success: '#17713A',
    warning: '#8A5A00',
    onStatus: '#FFFFFF',
    clubs: {
      teal: '#0C666F',
      green: '#2A6A2E',
      olive: '#645D0E',
      brown: '#79471C',
      plum: '#7B2F6B',
      pink: '#A0306A',
      violet: '#5A3FA6',
      slate: '#44546A',
    },
  },
  dark: {
    background: '#0A1326',
    surface: '#121F3A',
    text: '#EAF0FB',
    muted: '#A5B4D0',
    primary: '#86B4FF',
    primaryHover: '#A9CAFF',
    onPrimary: '#0A1326',
    secondary: '#FF6B78',
    secondaryHover: '#FF949D',
    onSecondary: '#0A1326',
    outline: '#6C7EA3',
    ball: '#FFB347',
    table: '#16398A',
    tableEdge: '#0F2860',
    quiet: '#22335A',
    success: '#6FD08C',
    warning: '#F2CC60',
    onStatus: '#0A1326',
    clubs: {
      teal: '#6FCFD6',
      green: '#8FD08A',
      olive: '#D2C86A',
      brown: '#DDB08A',
      plum: '#DDA3D4',
      pink: '#F59BBF',
      violet: '#B9A6F5',
      slate: '#B4C2D6',
    },
  },
} as const;

export type Scheme = keyof typeof colours;

/** Grounds of initials: a club has one of them. None is a side of a match, nor the ball. */
export const clubColours = ['teal', 'green', 'olive', 'brown', 'plum', 'pink', 'violet', 'slate'] as const;
export type ClubColour = (typeof clubColours)[number];

/** Colours of what is painted on the table, the same in both themes. */
export const tableLine = '#FFFFFF';

export const fontFamily = "'Archivo Variable', system-ui, 'Segoe UI', Roboto, sans-serif";

export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export const widths = { page: 1200, wide: 1760, text: '70ch', drawer: 264, form: 440, dialog: 500 } as const;

export const radius = { card: 12, control: 8 } as const;

/** The minimum height of tap targets and list rows. */
export const heights = { target: 44, row: 45, bar: 60 } as const;

export const motion = { short: 150, normal: 200, long: 250, easing: 'cubic-bezier(0, 0, 0.2, 1)' } as const;
