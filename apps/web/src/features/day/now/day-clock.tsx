import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { Clock } from '#domain/day/clock.tsx';

/** The time in the hall, with which whoever runs the day compares the times of the plan. */
export function DayClock({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  return (
    <Typography
      component="p"
      sx={{
        flex: 'none',
        minWidth: '5ch',
        fontSize: '1.25rem',
        lineHeight: 1.25,
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <VisuallyHidden>{`${t('times.nowLine')}: `}</VisuallyHidden>
      <Clock timeZone={day.time_zone} />
    </Typography>
  );
}
