import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { clockText } from './clock.ts';

/** A minute counting down. Screen readers announce its start and its end, not every second. */
export function PauseClock({ label, left }: { readonly label: string; readonly left: number }) {
  const { t } = useTranslation('matches');
  const over = left <= 0;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Typography
        aria-hidden="true"
        variant="display"
        component="span"
        sx={{ fontSize: '1.75rem', color: over ? 'secondary.main' : 'text.primary' }}
      >
        {clockText(left)}
      </Typography>
      <Typography aria-hidden="true" variant="body2" sx={threeLines}>
        {label}
      </Typography>
      <VisuallyHidden role="status">{over ? t('play.timeOver') : label}</VisuallyHidden>
    </Box>
  );
}

const threeLines = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  lineHeight: 1.2,
} as const;
