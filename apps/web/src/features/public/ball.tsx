import Box from '@mui/material/Box';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';

/** The ball: what is live, and who serves. */
export const Ball = ({ label, size = 10 }: { readonly label: string; readonly size?: number }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      display: 'inline-block',
      width: size,
      height: size,
      borderRadius: '50%',
      bgcolor: 'var(--mui-palette-ball)',
    }}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
  </Box>
);
