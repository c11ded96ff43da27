import { listPlaceRequests } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { Panel } from '#ui/page/panel.tsx';
import { RequestRow } from './request-row.tsx';

type Props = {
  /** Shows the requests of this edition only. */
  readonly editionId?: string;
};

/** The opens that ask for a place, for circuit managers; renders nothing if there are none. */
export function RequestsPanel({ editionId }: Props) {
  const query = editionId === undefined ? {} : { filters: { 'edition._id': editionId } };
  const { data } = useQuery(apiQuery(listPlaceRequests, { query: { ...query, itemsPerPage: 1 } }));
  if (!data || data.totalFilteredRows === 0) return null;
  return <Requests query={query} withinEdition={editionId !== undefined} />;
}

type RequestsProps = {
  readonly query: { readonly filters?: Readonly<Record<string, string>> };
  readonly withinEdition: boolean;
};

function Requests({ query, withinEdition }: RequestsProps) {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listPlaceRequests, { query });
  return (
    <Panel title={t('places.title')}>
      <InfiniteList list={list} label={t('places.title')} emptyTitle={t('places.none')} emptyInLine boxed>
        {(request) => <RequestRow key={request._id} request={request} withinEdition={withinEdition} />}
      </InfiniteList>
    </Panel>
  );
}
