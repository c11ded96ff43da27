import { listCircuits } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { CircuitItem } from './circuit-item.tsx';

/** The circuits: what they are, and what counts in them. */
export function CircuitsPage() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listCircuits, { query: { sortBy: ['name'] } });
  return (
    <Page title={t('title')} hint={t('hint')}>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} emptyTitle={t('empty')}>
          {(circuit) => <CircuitItem key={circuit._id} circuit={circuit} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
