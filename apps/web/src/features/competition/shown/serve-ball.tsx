import Box from '@mui/material/Box';

/** The ball beside the server; the text equivalent is elsewhere. */
export function ServeBall({ size = 14, shown = true }: { readonly size?: number; readonly shown?: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'var(--mui-palette-ball)',
        visibility: shown ? 'visible' : 'hidden',
      }}
    />
  );
}
