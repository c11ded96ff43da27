import Card from '@mui/material/Card';
import { type Filters, listOpens } from '@topspin/contract';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { useMay } from '#lib/session/use-me.ts';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { opensSheet } from './opens-sheet.ts';
import { OpenRow } from './open-row.tsx';

const filters = {
  all: {},
  upcoming: { state: { $nin: ['finished', 'canceled'] } },
  mine: { mine: true },
  finished: { state: 'finished' },
} as const satisfies Record<string, Filters>;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

/** The number of opens per page of the list. */
const opensPerPage = 12;

/** Every open the user may see. */
export function OpensPage() {
  const { t } = useTranslation('opens');
  const [filter, setFilter] = useState<Filter>('upcoming');
  const [search, setSearch] = useState('');
  const searched = useDebounced(search);
  const list = useInfiniteList(listOpens, {
    query: {
      itemsPerPage: opensPerPage,
      filters: filters[filter],
      sortBy: ['date_start'],
      sortDesc: [filter === 'finished' || filter === 'all'],
      ...(searched && { simpleSearch: { search: searched, fields: ['name'] } }),
    },
  });
  const create = useMay().create_opens && (
    <ButtonLink variant="contained" to={paths.newOpen} startIcon={<Icon path={mdiPlus} />}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} hint={t('subtitle')} action={create}>
      <ListTools download={<ExportMenu read={async () => opensSheet(await list.readAll())} />}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <FilterChoice
          label={t('title')}
          value={filter}
          options={filterNames.map((name) => ({ value: name, label: t(`filter.${name}`) }))}
          onChange={setFilter}
        />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} rowHeight={76}>
          {(open) => <OpenRow key={open._id} open={open} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
