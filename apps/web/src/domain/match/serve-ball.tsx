import Box from '@mui/material/Box';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';

type Props = {
  readonly size?: number | string;
  readonly shown?: boolean;
  /** What it says; without it the text equivalent is elsewhere. */
  readonly label?: string;
};

/** The ball: beside the server, and where a match is in play. */
export const ServeBall = ({ size = 14, shown = true, label }: Props) => (
  <Box
    component="span"
    aria-hidden={label === undefined}
    sx={{
      display: 'inline-block',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: '50%',
      bgcolor: 'var(--mui-palette-ball)',
      visibility: shown ? 'visible' : 'hidden',
    }}
  >
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </Box>
);
