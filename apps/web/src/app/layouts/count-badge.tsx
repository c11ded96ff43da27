import Box from '@mui/material/Box';

type Props = { readonly count: number; readonly label: string };

/** How many items wait behind an entry of the menu, as a small chip; MUI's own is larger than the rest of the menu. */
export const CountBadge = ({ count, label }: Props) => (
  <Box
    component="span"
    aria-label={label}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '1.5rem',
      px: 1,
      borderRadius: '16px',
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      fontSize: '0.8125rem',
      fontWeight: 600,
    }}
  >
    {count}
  </Box>
);
