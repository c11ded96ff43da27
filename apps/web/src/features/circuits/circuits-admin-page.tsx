import { listCircuits, listEditions, softDeleteCircuit, softDeleteEdition } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { CircuitItem } from './circuit-item.tsx';
import { EditionItem } from './edition-item.tsx';

/** For admins: every circuit, with the way to take one out of the lists. */
export function CircuitsAdminPage() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listCircuits, { query: { sortBy: ['name'] } });
  const remove = useSoftDelete(softDeleteCircuit, list, t('admin.deleted'));
  return (
    <Page title={t('admin.circuits')} hint={t('admin.hint')}>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('title')} emptyTitle={t('empty')}>
          {(circuit) => (
            <CircuitItem
              key={circuit._id}
              circuit={circuit}
              action={<Remove row={circuit} remove={remove} />}
            />
          )}
        </InfiniteList>
      </Card>
    </Page>
  );
}

/** For admins: every edition, with the way to take one out of the lists. */
export function EditionsAdminPage() {
  const { t } = useTranslation('circuits');
  const list = useInfiniteList(listEditions, { query: { sortBy: ['date_start'], sortDesc: [true] } });
  const remove = useSoftDelete(softDeleteEdition, list, t('admin.deleted'));
  return (
    <Page title={t('admin.editions')} hint={t('admin.hint')}>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('editions.title')} emptyTitle={t('editions.empty')}>
          {(edition) => (
            <EditionItem
              key={edition._id}
              edition={edition}
              action={<Remove row={edition} remove={remove} />}
            />
          )}
        </InfiniteList>
      </Card>
    </Page>
  );
}

type Row = { readonly _id: string; readonly name: string; readonly version: number };
type RemoveProps = { readonly row: Row; readonly remove: ReturnType<typeof useSoftDelete> };

function Remove({ row, remove }: RemoveProps) {
  const { t } = useTranslation('circuits');
  return (
    <RemoveButton
      label={t('admin.delete', { name: row.name })}
      title={t('admin.confirmTitle')}
      body={t('admin.confirmBody', { name: row.name })}
      row={row}
      remove={remove}
    />
  );
}
