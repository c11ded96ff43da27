import {
  type Deleted,
  type DeletedKind,
  listDeleted,
  restoreCircuit,
  restoreClub,
  restoreEdition,
  restoreOpen,
  restorePlayer,
  restoreVenue,
} from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';

const restores = {
  open: restoreOpen,
  player: restorePlayer,
  club: restoreClub,
  venue: restoreVenue,
  circuit: restoreCircuit,
  edition: restoreEdition,
} as const;

type Props = { readonly kind: DeletedKind; readonly searchLabel: string; readonly parts: ReactNode };

/** What was removed from the lists, by whom and when, to be restored one by one or several at once. */
export function DeletedTable({ kind, searchLabel, parts }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const table = useTable(listDeleted, {
    sort: { by: 'deleted_at', desc: true },
    searchIn: ['name'],
    filters: () => ({ kind }),
  });
  const restore = useWrite({
    write: async (rows: readonly Deleted[]) => {
      for (const { _id: id } of rows) await call(restores[kind], { params: { id } });
    },
    onSuccess: (_, rows) =>
      notify('success', t('restored', { count: rows.length, name: rows[0]?.name ?? '' })),
    onSettled: () => queries.invalidateQueries(),
  });
  const columns: Column<Deleted>[] = [
    { id: 'name', label: t('name'), cell: ({ name }) => name, sortable: true },
    { id: 'deleted_by', label: t('deletedBy'), cell: ({ deleted_by: by }) => by?.name },
    {
      id: 'deleted_at',
      label: t('deletedAt'),
      cell: ({ deleted_at: at }) => formatMoment(at),
      sortable: true,
    },
  ];
  return (
    <>
      <TableTools searchLabel={searchLabel} search={table.search} onSearch={table.setSearch}>
        {parts}
      </TableTools>
      <DataTable
        label={t('parts.deleted')}
        columns={columns}
        page={table}
        nameOf={({ name }) => name}
        renderMenu={(row) => <MenuItem onClick={() => restore.mutate([row])}>{t('restore')}</MenuItem>}
        renderBulk={({ rows }) => (
          <ActButton
            size="small"
            variant="outlined"
            busy={restore.isPending}
            onClick={() => restore.mutate(rows)}
          >
            {t('restore')}
          </ActButton>
        )}
        emptyTitle={t('noneDeleted')}
      />
    </>
  );
}
