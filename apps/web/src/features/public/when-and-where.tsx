import { mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PublicOpen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '#lib/calendar/add-to-calendar.tsx';
import { paths } from '#lib/paths.ts';
import { formatMoment } from '#lib/format.ts';
import { mapOf } from '#lib/map/map-address.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Section } from './section.tsx';

/** What families ask before the first match: which day, at what time, where, and how to get there. */
export function WhenAndWhere({ open }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  const { _id: openId, date_start, state, venue } = open;
  return (
    <Section title={t('before.title')}>
      <Stack gap={1.5} sx={{ px: 1, pb: 1 }}>
        <Typography variant="h3" component="p">
          <time dateTime={date_start}>{formatMoment(date_start, venue?.time_zone)}</time>
        </Typography>
        {venue && (
          <Typography component="div">
            {venue.name}
            <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
              {venue.address}
            </Typography>
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {venue && (
            <Button
              variant="outlined"
              href={mapOf(venue)}
              target="_blank"
              rel="noreferrer"
              startIcon={<Icon path={mdiMapMarkerOutline} />}
            >
              {t('before.map')}
            </Button>
          )}
          <AddToCalendar variant="outlined" of="opens" id={openId} />
          {state === 'registrationOpen' && (
            <ButtonLink variant="outlined" to={paths.inscription} params={{ openId }}>
              {t('enter')}
            </ButtonLink>
          )}
        </Box>
        <Hint>{t('nothingYetHint')}</Hint>
      </Stack>
    </Section>
  );
}
