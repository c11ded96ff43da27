import { listVenues } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { useMay } from '#lib/session/use-me.ts';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { venuesSheet } from './venues-sheet.ts';
import { VenueRow } from './venue-row.tsx';

/** The list of venues. */
export function VenuesPage() {
  const { t } = useTranslation('venues');
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listVenues, {
    query: {
      sortBy: ['name'],
      ...(sought && { simpleSearch: { search: sought, fields: ['name', 'address'] } }),
    },
  });
  const create = useMay().create_venues && (
    <ButtonLink to={paths.newVenue} variant="contained">
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} hint={t('hint')} action={create}>
      <ListTools download={<ExportMenu read={async () => venuesSheet(await list.readAll())} />}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} {...(!sought && { emptyTitle: t('empty') })}>
          {(venue) => <VenueRow key={venue._id} venue={venue} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
