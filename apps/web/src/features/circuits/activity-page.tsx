import { listEditions, listOpens } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { formatDays } from '#lib/format.ts';
import { OptionSearch } from '#lib/options/option-search.tsx';
import { useOptions } from '#lib/options/use-options.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

/** What happened in the circuits: their opens, newest first, of all editions or of one. */
export function ActivityPage() {
  const { t } = useTranslation('circuits');
  const [edition, setEdition] = useState('');
  const editions = useOptions(listEditions, { sortBy: ['date_start'], sortDesc: [true], chosen: edition });
  const list = useInfiniteList(listOpens, {
    query: {
      filters: { 'edition._id': edition === '' ? { $ne: null } : edition },
      sortBy: ['date_start'],
      sortDesc: [true],
    },
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
