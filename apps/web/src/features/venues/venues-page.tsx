import { listVenues } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { useMay } from '#lib/session/use-me.ts';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { venuesSheet } from './venues-sheet.ts';
import { VenuesMap } from './venues-map.tsx';
import { VenueRow } from './venue-row.tsx';

const views = ['list', 'map'] as const;

/** The venues, as a list or on a map. */
export function VenuesPage() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const { view = 'list' } = useSearch({ from: '/main/venues' });
  const create = useMay().create_venues && (
    <ButtonLink to={paths.newVenue} variant="contained">
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} hint={t('hint')} action={create}>
      <Box sx={{ mb: 2 }}>
        <FilterChoice
          label={t('view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={(chosen) =>
            void navigate({
              to: paths.venues,
              search: chosen === 'map' ? { view: chosen } : {},
              replace: true,
            })
          }
        />
      </Box>
      {view === 'map' ? <VenuesMap /> : <VenueList />}
    </Page>
  );
}

function VenueList() {
  const { t } = useTranslation('venues');
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const list = useInfiniteList(listVenues, {
    query: {
      sortBy: ['name'],
      ...(sought && { simpleSearch: { search: sought, fields: ['name', 'address'] } }),
    },
  });
  return (
    <>
      <ListTools download={<ExportMenu read={async () => venuesSheet(await list.readAll())} />}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} {...(!sought && { emptyTitle: t('empty') })}>
          {(venue) => <VenueRow key={venue._id} venue={venue} />}
        </InfiniteList>
      </Card>
    </>
  );
}
