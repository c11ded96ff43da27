import {
  listCircuits,
  listEditions,
  restoreCircuit,
  restoreEdition,
  softDeleteCircuit,
  softDeleteEdition,
} from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLists } from '#lib/admin/admin-lists.tsx';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Page } from '#ui/page/page.tsx';
import { CircuitItem } from './circuit-item.tsx';
import { EditionItem } from './edition-item.tsx';

const circuitRoutes = { remove: softDeleteCircuit, restore: restoreCircuit };
const editionRoutes = { remove: softDeleteEdition, restore: restoreEdition };

function useSearch() {
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const query = sought ? { simpleSearch: { search: sought, fields: ['name'] } } : {};
  return { search, setSearch, query };
}

/** For circuit managers: every circuit, with buttons to delete and restore. */
export function CircuitsAdminPage() {
  const { t } = useTranslation('circuits');
  const { search, setSearch, query } = useSearch();
  const list = useInfiniteList(listCircuits, { query: { sortBy: ['name'], ...query } });
  const remove = useSoftDelete(circuitRoutes, list, { done: t('admin.deleted') });
  return (
    <Page title={t('admin.circuits')} hint={t('admin.hint')}>
      <AdminLists kind="circuit" searchLabel={t('search')} search={search} onSearch={setSearch}>
        <InfiniteList list={list} label={t('title')} {...(!search && { emptyTitle: t('empty') })}>
          {(circuit) => (
            <CircuitItem
              key={circuit._id}
              circuit={circuit}
              action={<Remove row={circuit} body={t('admin.circuitBody', circuit)} remove={remove} />}
            />
          )}
        </InfiniteList>
      </AdminLists>
    </Page>
  );
}

/** For circuit managers: every edition, with buttons to delete and restore. */
export function EditionsAdminPage() {
  const { t } = useTranslation('circuits');
  const { search, setSearch, query } = useSearch();
  const list = useInfiniteList(listEditions, {
    query: { sortBy: ['date_start'], sortDesc: [true], ...query },
  });
  const remove = useSoftDelete(editionRoutes, list, { done: t('admin.deleted') });
  return (
    <Page title={t('admin.editions')} hint={t('admin.hint')}>
      <AdminLists kind="edition" searchLabel={t('search')} search={search} onSearch={setSearch}>
        <InfiniteList
          list={list}
          label={t('editions.title')}
          {...(!search && { emptyTitle: t('editions.empty') })}
        >
          {(edition) => (
            <EditionItem
              key={edition._id}
              edition={edition}
              action={<Remove row={edition} body={t('admin.confirmBody', edition)} remove={remove} />}
            />
          )}
        </InfiniteList>
      </AdminLists>
    </Page>
  );
}

type Row = { readonly _id: string; readonly name: string; readonly version: number };
type RemoveProps = {
  readonly row: Row;
  readonly body: string;
  readonly remove: ReturnType<typeof useSoftDelete>;
};

function Remove({ row, body, remove }: RemoveProps) {
  const { t } = useTranslation('circuits');
  return (
    <RemoveButton
      label={t('admin.delete', { name: row.name })}
      title={t('admin.confirmTitle')}
      body={body}
      row={row}
      remove={remove}
    />
  );
}
