import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { useLongPress } from '../act/use-long-press.ts';
import type { Column, TableRowData } from './columns.ts';
import type { TableProps } from './data-table.tsx';
import { RowHeading, rowClick } from './row-heading.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Selection } from './selection.ts';

type Props<Row> = TableProps<Row> & { readonly selection: Selection<Row> };

/** The rows of a table on a phone: the first column as a heading, the others one below the other. */
export const RowCards = <Row extends TableRowData>(props: Props<Row>) => (
  <Box component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {props.page.rows.map((row) => (
      <RowCard key={row._id} {...props} row={row} />
    ))}
  </Box>
);

/** A row; where rows are ticked, a long press anywhere on it ticks it too. */
function RowCard<Row extends TableRowData>(props: Props<Row> & { readonly row: Row }) {
  const { row, columns, nameOf, onOpen, renderMenu, renderBulk, selection } = props;
  const open = onOpen && (() => onOpen(row));
  const { t } = useTranslation('table');
  const [heading, ...others] = columns;
  const press = useLongPress(() => selection.toggle(row));
  return (
    <Box
      component="li"
      onClick={rowClick(open)}
      {...(renderBulk && press)}
      sx={{
        px: 2,
        py: 1,
        containerType: 'inline-size',
        borderTop: 1,
        borderColor: 'divider',
        ...(renderBulk && { '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } }),
        ...(selection.has(row) && { bgcolor: 'action.selected' }),
      }}
    >
      <Row gap={0} nowrap sx={{ minHeight: 44 }}>
        {renderBulk && (
          <Checkbox
            edge="start"
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
            slotProps={{ input: { 'aria-label': t('select', { name: nameOf(row) }) } }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          <RowHeading onOpen={open}>{heading?.cell(row)}</RowHeading>
        </Box>
        {renderMenu && (
          <Box sx={{ mr: -1.5 }}>
            <RowMenu name={nameOf(row)}>{renderMenu(row)}</RowMenu>
          </Box>
        )}
      </Row>
      <Lines columns={others} row={row} />
    </Box>
  );
}

function Lines<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  const lines = columns
    .map(({ id, label, cell }) => ({ id, label, content: cell(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== '');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto) minmax(min(10rem, 50%), 1fr)',
        // Large letters: each value below its label.
        '@container (max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { mb: 1 } },
        alignItems: 'center',
        overflowWrap: 'anywhere',
        pb: 0.5,
        columnGap: 1.5,
        rowGap: 0.25,
        m: 0,
        typography: 'body2',
      }}
    >
      {lines.map(({ id, label, content }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {content}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
