import { listEditions } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { CreateEditionLink } from '../create-links.tsx';
import { EditionItem } from '../edition-item.tsx';

/** The editions that a circuit manager runs: those not over. */
export function MyCircuits() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listEditions, {
    query: { filters: { state: { $ne: 'finished' } }, sortBy: ['date_start'], sortDesc: [true] },
  });
  return (
    <Panel title={t('places.manage')} action={<CreateEditionLink quiet />}>
      <InfiniteList
        list={list}
        label={t('places.manage')}
        emptyTitle={t('places.manageEmpty')}
        emptyInLine
        boxed
      >
        {(edition) => <EditionItem key={edition._id} edition={edition} />}
      </InfiniteList>
    </Panel>
  );
}
