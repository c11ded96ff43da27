import { listEditions, listOpens } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDays } from '#lib/format.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

const editionsOffered = 100;
const editionsQuery = apiQuery(listEditions, {
  query: { itemsPerPage: editionsOffered, sortBy: ['date_start'], sortDesc: [true] },
});

/** What happened in the circuits: their opens, newest first, of all editions or of one. */
export function ActivityPage() {
  const { t } = useTranslation('circuits');
  const [edition, setEdition] = useState('');
  const editions = useQuery(editionsQuery).data?.collection ?? [];
  const list = useInfiniteList(listOpens, {
    query: {
      filters: { 'edition._id': edition === '' ? { $ne: null } : edition },
      sortBy: ['date_start'],
      sortDesc: [true],
    },
  });
  const options = [
    { value: '', label: t('activity.all') },
    ...editions.map(({ _id: value = '', name = '', circuit }) => ({
      value,
      label: [circuit?.name, name].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <Page title={t('activity.title')} hint={t('activity.hint')}>
      <ListTools>
        <OptionSelect label={t('activity.edition')} value={edition} options={options} onChange={setEdition} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('activity.title')} emptyTitle={t('activity.empty')}>
          {(open) => (
            <li key={open._id}>
              <RowLink to={paths.open} params={{ openId: open._id }}>
                <TwoLines
                  first={open.name}
                  second={[
                    formatDays(open.date_start, open.date_end, open.venue?.time_zone),
                    open.venue?.name,
                    open.edition?.name,
                  ]}
                />
              </RowLink>
            </li>
          )}
        </InfiniteList>
      </Card>
    </Page>
  );
}
