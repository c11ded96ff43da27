import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { clamped, Row } from '#ui/layout.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { enlarged, low } from './frame.tsx';
import { clockText } from './clock.ts';

/** A minute counting down. Screen readers announce its start and its end, not every second. */
export function PauseClock({ label, left }: { readonly label: string; readonly left: number }) {
  const { t } = useTranslation('matches');
  const over = left <= 0;
  return (
    <Row gap={1.5} nowrap sx={{ minWidth: 0 }}>
      <Typography
        aria-hidden="true"
        variant="display"
        component="span"
        sx={{
          flex: 'none',
          fontSize: 'min(1.75rem, 8.5cqmin)',
          color: over ? 'secondary.main' : 'text.primary',
        }}
      >
        {clockText(left)}
      </Typography>
      <Typography aria-hidden="true" variant="body2" sx={fewLines}>
        {label}
      </Typography>
      <VisuallyHidden role="status">{over ? t('play.timeOver') : label}</VisuallyHidden>
    </Row>
  );
}

const fewLines = {
  minWidth: 0,
  ...clamped(3),
  [enlarged]: { WebkitLineClamp: 2 },
  [low]: { display: 'none' },
  fontSize: 'min(0.875rem, 6cqmin)',
  lineHeight: 1.2,
} as const;
