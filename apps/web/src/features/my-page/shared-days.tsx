import List from '@mui/material/List';
import { listSharedDays } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatPlainDate } from '#lib/format.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { paths } from '#lib/paths.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

/** The days at venues where an open of the user shares its tables with others. They come and go by themselves, so nothing to tap is below. */
export function SharedDays() {
  const { t } = useTranslation('management');
  const { data } = useLiveQuery(listSharedDays, {}, ['opens']);
  if (!data || data.collection.length === 0) return null;
  return (
    <List aria-label={t('opens.sharedDays')} disablePadding>
      {data.collection.map(({ venue, date, opens }) => (
        <li key={venue._id + date}>
          <RowLink to={paths.venueDay} params={{ venueId: venue._id, date }} sx={{ px: 1 }}>
            <TwoLines
              first={t('opens.tablesOf', { venue: venue.name })}
              second={[formatPlainDate(date), t('opens.sharedBy', { count: opens })]}
            />
          </RowLink>
        </li>
      ))}
    </List>
  );
}
