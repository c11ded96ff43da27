import Box from '@mui/material/Box';

/** The flight of a ball with topspin: over the net, down hard, and off the table fast. */
export function Flight() {
  return (
    <Box
      component="svg"
      viewBox="0 0 560 220"
      aria-hidden="true"
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '100%',
        height: 'auto',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
      }}
    >
      <path d="M20 200h520" strokeWidth={4} />
      <path d="M280 200v-44M268 156h24" />
      <path d="M36 150C120 20 330 10 424 200C448 150 486 122 524 112" strokeDasharray="2 10" />
      <circle cx="536" cy="108" r="11" fill="currentColor" />
    </Box>
  );
}
