import List from '@mui/material/List';
import { listSharedDays } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatPlainDate } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

/** The days at venues where an open of the user shares its tables with others. */
export function SharedDays() {
  const { t } = useTranslation('management');
  const { data } = useQuery(apiQuery(listSharedDays, {}));
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
