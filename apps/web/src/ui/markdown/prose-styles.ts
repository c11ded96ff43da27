import { widths } from '../theme/tokens.ts';

/** Formatted text, the same where it is written and where it is read. Its line breaks are those that were typed. */
export const proseStyles = {
  maxWidth: widths.text,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & pre, & table': { my: 1.5, mx: 0 },
  '& p, & li, & blockquote': { whiteSpace: 'pre-line' },
  '& h1, & h2, & h3, & h4, & h5, & h6': { mt: 2.5, mb: 1, lineHeight: 1.25, fontWeight: 650 },
  '& ul, & ol': { pl: 3 },
  '& li > p': { my: 0.5 },
  '& blockquote': { pl: 2, borderLeft: 3, borderColor: 'primary.main', color: 'text.secondary' },
  '& code': { fontFamily: 'monospace', fontSize: '0.875em', bgcolor: 'quiet', px: 0.5, borderRadius: 0.5 },
  '& pre': { p: 1.5, bgcolor: 'quiet', borderRadius: 1, overflowX: 'auto', whiteSpace: 'pre' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 2.5 },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start' },
  '& a': { color: 'primary.main' },
} as const;

/** Levels by size: what the editor calls 1 to 3 is read as 3 to 5, below the headings of the page. */
export const readHeadings = {
  '& h3': { fontSize: '1.25rem' },
  '& h4': { fontSize: '1.125rem' },
  '& h5': { fontSize: '1rem' },
} as const;

export const writtenHeadings = {
  '& h1': { fontSize: '1.25rem' },
  '& h2': { fontSize: '1.125rem' },
  '& h3, & h4, & h5, & h6': { fontSize: '1rem' },
} as const;
