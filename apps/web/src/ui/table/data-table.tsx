import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowSkeletons } from '../list/row-skeletons.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { StatePanel } from '../state/state-panel.tsx';
import { UntilReplaced } from '../state/until-replaced.tsx';
import type { Column, TablePage, TableRowData } from './columns.ts';
import { RowCards } from './row-cards.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Selection, useSelection } from './selection.ts';
import { SortSelect } from './sort-select.tsx';
import { TableFoot } from './table-foot.tsx';
import { WideTable } from './wide-table.tsx';

export type TableProps<Row> = {
  /** The name of the table, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly page: TablePage<Row>;
  /** The name of a row, for the labels of its tick box and its menu. */
  readonly nameOf: (row: Row) => string;
  /** Opens a row, on a click anywhere in it. */
  readonly onOpen?: (row: Row) => void;
  /** The items of a row's menu; false for a row without one. */
  readonly renderMenu?: (row: Row) => ReactNode;
  /** The bulk actions for the ticked rows. Without it no row can be ticked. */
  readonly renderBulk?: (selection: Selection<Row>) => ReactNode;
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
  readonly emptyAction?: ReactNode;
};

/**
 * A list as a table that the server sorts, searches and pages: for administration, where people compare rows. On a phone
 * its rows are cards. `useTable` of `lib/table` reads its pages.
 */
export function DataTable<Row extends TableRowData>(props: TableProps<Row>) {
  const { label, columns, page, renderBulk } = props;
  const { t } = useTranslation('table');
  // In em: a user with large letters gets cards on a wide screen too.
  const asCards = useMediaQuery('(max-width: 59.94em)', { noSsr: true });
  const selection = useSelection(page.rows);
  const Rows = asCards ? RowCards : WideTable;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <SelectionBar
        selection={selection}
        bulk={renderBulk}
        count={!!page.total && t(page.isAtLeast ? 'atLeast' : 'total', { count: page.total })}
        sort={
          asCards &&
          page.total !== 0 && <SortSelect columns={columns} sort={page.sort} onSort={page.setSort} />
        }
      />
      {isEmpty(page) ? (
        <Instead {...props} />
      ) : (
        <UntilReplaced isOutdated={page.isOutdated}>
          <Rows {...props} label={label} selection={selection} />
        </UntilReplaced>
      )}
      <TableFoot page={page} />
    </Card>
  );
}

const isEmpty = ({ rows, state }: TablePage<unknown>) => state !== 'loaded' || rows.length === 0;

/** What is shown in place of rows: while they are loading, when that failed, and when there are none. */
function Instead<Row>({ page, emptyTitle, emptyHint, emptyAction }: TableProps<Row>) {
  const { t } = useTranslation('table');
  if (page.state === 'error') return <ErrorState error={page.error} onRetry={page.retry} />;
  if (page.state === 'loading')
    return (
      <Box sx={{ p: 2 }}>
        <RowSkeletons count={8} height={52} />
      </Box>
    );
  if (emptyTitle === undefined)
    return (
      <Alert severity="warning" sx={{ m: 2 }}>
        {t('empty')}
      </Alert>
    );
  return <StatePanel drawing="emptyTable" title={emptyTitle} hint={emptyHint} action={emptyAction} />;
}
