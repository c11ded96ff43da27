import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { mdiChevronDown } from '@mdi/js';
import type { Day, DayScreen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { ScreenForm } from './screen-form.tsx';

type Props = { readonly day: Day; readonly screen: DayScreen; readonly readAt: number };

/** In milliseconds: a screen says that it is there twice a minute. */
const silence = 90_000;

/** A screen: whether it is there and what it shows, and opened, how to change that. */
export function ScreenRow({ day, screen, readAt }: Props) {
  const { t } = useTranslation('screens');
  const { name, layouts, seen_at: seenAt } = screen;
  const isHere = readAt - Date.parse(seenAt) < silence;
  return (
    <Accordion
      disableGutters
      square
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />} aria-label={t('change', { name })}>
        <div>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="body2" color={isHere ? 'textSecondary' : 'error'}>
            {isHere ? t('here') : t('away', { time: formatTime(seenAt, day.time_zone) })}
            {' · '}
            {layouts.map((layout) => t(`layouts.${layout}`)).join(', ')}
          </Typography>
        </div>
      </AccordionSummary>
      <AccordionDetails>
        <ScreenForm key={screen.version} {...{ day, screen }} />
      </AccordionDetails>
    </Accordion>
  );
}
