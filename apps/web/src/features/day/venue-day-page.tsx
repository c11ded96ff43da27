import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDay } from '#domain/day/use-day.ts';
import { AddToCalendar } from '#lib/calendar/add-to-calendar.tsx';
import { formatPlainDate } from '#lib/format.ts';
import { Page } from '#ui/page/page.tsx';
import { LoadedDay } from './loaded-day.tsx';

/** A day at a venue, with all opens played there. */
export function VenueDayPage() {
  const { t } = useTranslation('day');
  const { venueId, date } = useParams({ from: '/main/venues/$venueId/day/$date' });
  const day = useDay({ venue: venueId, date });
  return (
    <Page title={t('titleOn', { date: formatPlainDate(date) })} hint={day.data?.venue?.name ?? '\u00a0'} wide>
      <LoadedDay day={day} />
      {day.data && <AddToCalendar of="venues" id={`${venueId}/days/${date}`} />}
    </Page>
  );
}
