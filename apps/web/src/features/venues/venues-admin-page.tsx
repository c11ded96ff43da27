import { listVenues, softDeleteVenue } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { VenueRow } from './venue-row.tsx';

/** For admins: every venue, with the way to take one out of the lists. */
export function VenuesAdminPage() {
  const { t } = useTranslation('venues');
  const list = useInfiniteList(listVenues, { query: { sortBy: ['name'] } });
  const remove = useSoftDelete(softDeleteVenue, list, t('admin.deleted'));
  return (
    <Page title={t('admin.title')} hint={t('admin.hint')}>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} emptyTitle={t('empty')}>
          {(venue) => (
            <VenueRow
              key={venue._id}
              venue={venue}
              action={
                <RemoveButton
                  label={t('admin.delete', { name: venue.name })}
                  title={t('admin.confirmTitle')}
                  body={t('admin.confirmBody', { name: venue.name })}
                  row={venue}
                  remove={remove}
                />
              }
            />
          )}
        </InfiniteList>
      </Card>
    </Page>
  );
}
