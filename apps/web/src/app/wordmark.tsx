import Box from '@mui/material/Box';

/** The name as printed on the side of a table: heavy and narrow, underlined in white. */
export function Wordmark({ size = 28 }: { readonly size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        fontSize: size,
        fontWeight: 850,
        fontStretch: '75%',
        lineHeight: 1,
        letterSpacing: '0.01em',
        pb: '3px',
        borderBottom: '2px solid currentColor',
      }}
    >
      Topspin
    </Box>
  );
}
