import { listActivity, listEditions } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { HappeningRow } from './happening-row.tsx';

/** What happened in the circuits, newest first, in all editions or in one. */
export function ActivityPage() {
  const { t } = useTranslation('circuits');
  const [edition, setEdition] = useState('');
  const editions = useOptions(listEditions, { sortBy: ['date_start'], sortDesc: [true], chosen: edition });
  const list = useInfiniteList(listActivity, {
    query: edition === '' ? {} : { filters: { 'edition._id': edition } },
  });
  return (
    <Page title={t('activity.title')} hint={t('activity.hint')}>
      <ListTools>
        <OptionSearch
          size="small"
          label={t('activity.edition')}
          none={t('activity.all')}
          options={editions}
          labelOf={({ circuit, name }) => `${circuit.name} · ${name}`}
          value={edition}
          onChange={setEdition}
        />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('activity.title')} emptyTitle={t('activity.empty')}>
          {(happening) => (
            <HappeningRow key={happening._id} happening={happening} withinEdition={edition !== ''} />
          )}
        </InfiniteList>
      </Card>
    </Page>
  );
}
