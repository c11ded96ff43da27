import { listOpens } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDays } from '#lib/format.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

/** The opens held at a venue, latest first. */
export function VenueOpens({ venueId }: { readonly venueId: string }) {
  const { t } = useTranslation('venues');
  const list = useInfiniteList(listOpens, {
    query: { filters: { 'venue._id': venueId }, sortBy: ['date_start'], sortDesc: [true] },
  });
  return (
    <Panel title={t('opens')}>
      <InfiniteList list={list} label={t('opens')} emptyTitle={t('noOpens')} emptyInLine boxed>
        {(open) => (
          <li key={open._id}>
            <RowLink to={paths.open} params={{ openId: open._id }} sx={{ px: 1 }}>
              <TwoLines
                first={open.name}
                second={[formatDays(open.date_start, open.date_end, open.venue?.time_zone)]}
              />
            </RowLink>
          </li>
        )}
      </InfiniteList>
    </Panel>
  );
}
