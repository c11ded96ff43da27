import Box from '@mui/material/Box';

export const editorColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Markdown as it is kept. */
export const MarkdownText = ({ text }: { readonly text: string }) => (
  <Box
    component="pre"
    role="status"
    sx={{ m: 0, minHeight: 48, typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {text}
  </Box>
);
