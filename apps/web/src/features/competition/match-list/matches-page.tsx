import Card from '@mui/material/Card';
import { type Filters, listMatches } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { matchesSheet } from './matches-sheet.ts';
import { MatchRow } from './match-row.tsx';

const filters = {
  all: {},
  mine: { mine: true },
  ready: { state: 'enrolled' },
  active: { state: 'inPlay' },
  finished: { state: 'finished' },
} as const satisfies Record<string, Filters>;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

/** Every match the user may see, most recent first. */
export function MatchesPage() {
  const { t } = useTranslation('matches');
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const searched = useDebounced(search);
  const list = useInfiniteList(listMatches, {
    query: {
      filters: filters[filter],
      ...(searched && { simpleSearch: { search: searched, fields: ['players'] } }),
    },
  });
  return (
    <Page title={t('title')}>
      <ListTools download={<ExportMenu read={async () => matchesSheet(t('title'), await list.readAll())} />}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <FilterChoice
          label={t('title')}
          value={filter}
          options={filterNames.map((name) => ({ value: name, label: t(`filter.${name}`) }))}
          onChange={setFilter}
        />
      </ListTools>
      <Card sx={{ p: { xs: 0.5, sm: 1 } }}>
        <InfiniteList
          list={list}
          label={t('title')}
          emptyTitle={t('none')}
          emptyHint={t('noneHint')}
          rowHeight={88}
        >
          {(match) => <MatchRow key={match._id} match={match} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
