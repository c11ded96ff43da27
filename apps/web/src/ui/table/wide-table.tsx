import { mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import type { Column, Sort, TableRowData } from './columns.ts';
import type { TableProps } from './data-table.tsx';
import { RowHeading, rowClick } from './row-heading.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Selection } from './selection.ts';

type Props<Row> = TableProps<Row> & { readonly selection: Selection<Row> };

const shownFrom = (from: 'lg' | 'xl' | undefined) =>
  from && { display: { xs: 'none', [from]: 'table-cell' } };

/** The rows under their column headings, which sort. */
export function WideTable<Row extends TableRowData>(props: Props<Row>) {
  const { label, columns, page, nameOf, onOpen, renderMenu, renderBulk, selection } = props;
  const openOf = (row: Row) => onOpen && (() => onOpen(row));
  const { t } = useTranslation('table');
  const hasArrow = onOpen !== undefined && renderMenu === undefined;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={label} sx={{ '& th, & td': { px: 1.5, py: 0.5, borderColor: 'divider' } }}>
        <TableHead>
          <TableRow>
            {renderBulk && <SelectAll selection={selection} of={page.rows.length} />}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={page.sort} onSort={page.setSort} />
            ))}
            {renderMenu && (
              <TableCell sx={{ width: 60 }}>
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </TableCell>
            )}
            {hasArrow && <TableCell aria-hidden sx={{ width: 40 }} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row) => (
            <TableRow
              key={row._id}
              hover
              selected={selection.has(row)}
              onClick={rowClick(openOf(row))}
              sx={{ height: 60, ...(onOpen && { cursor: 'pointer' }) }}
            >
              {renderBulk && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                    slotProps={{ input: { 'aria-label': t('select', { name: nameOf(row) }) } }}
                  />
                </TableCell>
              )}
              {columns.map(({ id, cell, align, from }, index) => (
                <TableCell
                  key={id}
                  align={align ?? 'left'}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                  sx={{ overflowWrap: 'anywhere', fontWeight: index === 0 ? 600 : 400, ...shownFrom(from) }}
                >
                  {index === 0 ? <RowHeading onOpen={openOf(row)}>{cell(row)}</RowHeading> : cell(row)}
                </TableCell>
              ))}
              {renderMenu && (
                <TableCell align="right" sx={{ py: 0 }}>
                  <RowMenu name={nameOf(row)}>{renderMenu(row)}</RowMenu>
                </TableCell>
              )}
              {hasArrow && (
                <TableCell aria-hidden align="right" sx={{ py: 0, color: 'text.secondary' }}>
                  <Icon path={mdiChevronRight} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type HeadingProps<Row> = {
  readonly column: Column<Row>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, label, align, sortable = false, from } = column;
  const isSorted = sort.by === id;
  const direction = isSorted && sort.desc ? 'desc' : 'asc';
  return (
    <TableCell
      align={align ?? 'left'}
      sortDirection={isSorted && direction}
      sx={{ color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', ...shownFrom(from) }}
    >
      {sortable ? (
        <TableSortLabel
          active={isSorted}
          direction={direction}
          onClick={() => onSort({ by: id, desc: isSorted && !sort.desc })}
          sx={{ minHeight: 44 }}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

function SelectAll<Row>({ selection, of }: { readonly selection: Selection<Row>; readonly of: number }) {
  const { t } = useTranslation('table');
  const ticked = selection.rows.length;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={ticked > 0 && ticked === of}
        indeterminate={ticked > 0 && ticked < of}
        onChange={(_, checked) => (checked ? selection.selectAll() : selection.clear())}
        slotProps={{ input: { 'aria-label': t('selectAll') } }}
      />
    </TableCell>
  );
}
