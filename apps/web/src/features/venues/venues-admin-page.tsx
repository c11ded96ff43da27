import { listVenues, restoreVenue, softDeleteVenue } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLists } from '#lib/admin/admin-lists.tsx';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Page } from '#ui/page/page.tsx';
import { venuesSheet } from './venues-sheet.ts';
import { VenueRow } from './venue-row.tsx';

const routes = { remove: softDeleteVenue, restore: restoreVenue };

/** For admins: every venue, with buttons to delete and restore. */
export function VenuesAdminPage() {
  const { t } = useTranslation('venues');
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listVenues, {
    query: {
      sortBy: ['name'],
      ...(sought && { simpleSearch: { search: sought, fields: ['name', 'address'] } }),
    },
  });
  const remove = useSoftDelete(routes, list, { done: t('admin.deleted') });
  return (
    <Page title={t('admin.title')} hint={t('admin.hint')}>
      <AdminLists
        kind="venue"
        searchLabel={t('search')}
        search={search}
        onSearch={setSearch}
        download={<ExportMenu read={async () => venuesSheet(await list.readAll())} />}
      >
        <InfiniteList list={list} label={t('title')} {...(!sought && { emptyTitle: t('empty') })}>
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
      </AdminLists>
    </Page>
  );
}
