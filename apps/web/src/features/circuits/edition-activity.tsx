import { getEditionActivity } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { HappeningRow } from './happening-row.tsx';

/** What happened in an edition, newest first. */
export function EditionActivity({ editionId }: { readonly editionId: string }) {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(getEditionActivity, { params: { id: editionId } });
  return (
    <Panel title={t('edition.activity')}>
      <InfiniteList
        list={list}
        label={t('edition.activity')}
        emptyTitle={t('edition.noActivity')}
        emptyInLine
        boxed
      >
        {(happening) => <HappeningRow key={happening._id} happening={happening} withinEdition />}
      </InfiniteList>
    </Panel>
  );
}
