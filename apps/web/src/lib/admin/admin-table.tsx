import type { Route } from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import type { Table } from '#lib/table/use-table.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Selection } from '#ui/table/selection.ts';
import { TableTools } from '#ui/table/table-tools.tsx';

type AdminRow = { readonly _id: string; readonly name: string; readonly version: number };

type Props<Row> = {
  readonly label: string;
  readonly searchLabel: string;
  readonly table: Table<Row>;
  readonly columns: readonly Column<Row>[];
  readonly remove: Route;
  readonly restore: Route;
  /** Whether a row may be removed as it is. */
  readonly mayRemove?: (row: Row) => boolean;
  /** What removing does, before it is done. */
  readonly consequence?: (rows: readonly Row[]) => string;
  /** What the dialog says of a refusal that it explains itself; undefined of any other, which goes to the snackbar. */
  readonly refusal?: (error: Error) => ReactNode;
  readonly onOpen?: (row: Row) => void;
  /** Further items of a row's menu. */
  readonly renderMenu?: (row: Row) => ReactNode;
  readonly renderBulk?: (selection: Selection<Row>) => ReactNode;
  readonly download?: ReactNode;
  readonly parts: ReactNode;
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
};

const always = () => true;

/** What is in the lists, as a table from which rows are removed, one by one or several at once, with undo. */
export function AdminTable<Row extends AdminRow>(props: Props<Row>) {
  const { label, searchLabel, table, columns, remove, restore, mayRemove = always } = props;
  const { consequence, refusal, onOpen, renderMenu, renderBulk, download, parts, emptyTitle, emptyHint } =
    props;
  const { t } = useTranslation(['table', 'common']);
  const [asking, setAsking] = useState<readonly Row[]>([]);
  const wordsOf = (rows: readonly Row[]) => ({ count: rows.length, name: rows[0]?.name ?? '' });
  const removing = useWrite({
    write: async (rows: readonly Row[]) => {
      for (const { _id: id, version } of rows) await call<Route>(remove, { params: { id }, version });
    },
    onSuccess: (_, rows) => {
      const undo = async () => {
        for (const { _id: id } of rows) await call<Route>(restore, { params: { id } });
        await queries.invalidateQueries();
      };
      notifyRemoved(t('table:admin.removed', wordsOf(rows)), { undo });
    },
    showsError: (error) => Boolean(refusal?.(error)),
    onSettled: (_, error) => {
      if (!error || !refusal?.(error)) setAsking([]);
      return queries.invalidateQueries();
    },
  });
  const refused = removing.error && refusal?.(removing.error);
  const ask = (rows: readonly Row[]) => {
    removing.reset();
    setAsking(rows);
  };
  return (
    <>
      <TableTools
        searchLabel={searchLabel}
        search={table.search}
        onSearch={table.setSearch}
        download={download}
      >
        {parts}
      </TableTools>
      <DataTable
        label={label}
        columns={columns}
        page={table}
        nameOf={({ name }) => name}
        {...(onOpen && { onOpen })}
        {...(emptyTitle && { emptyTitle })}
        {...(emptyHint && { emptyHint })}
        renderMenu={(row) => [
          renderMenu?.(row),
          mayRemove(row) && (
            <MenuItem key="remove" onClick={() => ask([row])}>
              {t('table:admin.remove')}
            </MenuItem>
          ),
        ]}
        renderBulk={(selection) => {
          const removable = selection.rows.filter(mayRemove);
          return (
            <>
              {renderBulk?.(selection)}
              {removable.length > 0 && (
                <ActButton size="small" variant="outlined" onClick={() => ask(removable)}>
                  {t('table:admin.remove')}
                </ActButton>
              )}
            </>
          );
        }}
      />
      {asking.length > 0 && (
        <ConfirmDialog
          danger
          title={t('table:admin.removeTitle', wordsOf(asking))}
          confirm={t('table:admin.remove')}
          busy={removing.isPending}
          disabled={Boolean(refused)}
          onConfirm={() => removing.mutate(asking)}
          onCancel={() => setAsking([])}
        >
          {refused ?? [consequence?.(asking), t('table:admin.removeBody')].filter(Boolean).join(' ')}
        </ConfirmDialog>
      )}
    </>
  );
}
