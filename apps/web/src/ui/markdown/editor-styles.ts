import type { SxProps, Theme } from '@mui/material/styles';
import { proseStyles, writtenHeadings } from './prose-styles.ts';

/** The outlined frame of a field, and Crepe's colours from our theme. */
export const editorStyles = (invalid: boolean): SxProps<Theme> => ({
  position: 'relative',
  border: 1,
  borderColor: invalid ? 'error.main' : 'outline',
  borderRadius: 1,
  '&:hover': { borderColor: invalid ? 'error.main' : 'text.primary' },
  '&:focus-within': {
    borderColor: invalid ? 'error.main' : 'primary.main',
    boxShadow: (theme) => `0 0 0 1px ${(theme.vars ?? theme).palette[invalid ? 'error' : 'primary'].main}`,
  },
  '& .milkdown': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    '--crepe-color-surface': (theme: Theme) => (theme.vars ?? theme).palette.background.default,
    '--crepe-color-on-background': (theme: Theme) => (theme.vars ?? theme).palette.text.primary,
    '--crepe-color-outline': (theme: Theme) => (theme.vars ?? theme).palette.text.secondary,
    '--crepe-color-hover': (theme: Theme) => (theme.vars ?? theme).palette.quiet,
    '--crepe-shadow-1': '0 1px 6px rgb(0 0 0 / 0.4)',
  },
  '& .ProseMirror': {
    minHeight: 140,
    px: 1.75,
    py: 1.5,
    outline: 'none',
    ...proseStyles,
    ...writtenHeadings,
    maxWidth: 'none',
  },
  '& .ProseMirror:focus-visible': { outline: 'none' },
  '& .milkdown-link-preview .link-preview': { minHeight: 44, alignItems: 'center' },
  // The address of a link is typed in a row of its own under the toolbar, where it covers none of the text.
  '& .milkdown .milkdown-link-edit': {
    order: -1,
    position: 'sticky',
    top: '0 !important',
    left: '0 !important',
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& .milkdown .milkdown-link-edit > .link-edit': {
    height: 'auto',
    p: 0.75,
    alignItems: 'center',
    background: 'none',
    boxShadow: 'none',
  },
  '& .milkdown .milkdown-link-edit > .link-edit > .input-area': {
    flex: 1,
    minWidth: 0,
    minHeight: 36,
    px: 1,
    font: 'inherit',
    border: 1,
    borderColor: 'primary.main',
    borderRadius: 1,
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
});
