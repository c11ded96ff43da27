import { listVenues } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useMay } from '#lib/session/use-me.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

/** The venues the user manages. */
export function MyVenues() {
  const { t } = useTranslation('management');
  const list = useInfiniteList(listVenues, { query: { filters: { mine: true }, sortBy: ['name'] } });
  const create = useMay().create_venues && (
    <ButtonLink to={paths.newVenue} size="small">
      {t('venues.create')}
    </ButtonLink>
  );
  return (
    <Panel title={t('venues.title')} action={create}>
      <InfiniteList list={list} label={t('venues.title')} emptyTitle={t('venues.empty')} emptyInLine boxed>
        {(venue) => (
          <li key={venue._id}>
            <RowLink to={paths.venue} params={{ venueId: venue._id }} sx={{ px: 1 }}>
              <TwoLines
                first={venue.name}
                second={[venue.address, t('tablesCount', { count: venue.tables })]}
              />
            </RowLink>
          </li>
        )}
      </InfiniteList>
    </Panel>
  );
}
