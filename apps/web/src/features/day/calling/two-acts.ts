import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Two buttons side by side at the foot of a table. In a narrow card their words take two lines. */
export const TwoActs = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '& .MuiButton-root': {
    padding: theme.spacing(0.25, 0.5),
    fontSize: '0.875rem',
    lineHeight: 1.15,
    textAlign: 'center',
  },
}));
