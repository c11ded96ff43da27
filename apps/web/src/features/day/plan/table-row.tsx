import { mdiDotsVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { heights } from '#ui/theme/tokens.ts';
import { anchorOf } from '#domain/day/from-tables.ts';
import { Icon } from '#ui/icon.tsx';
import { statusOf, useTableName } from '../shown-day.ts';
import { headOf, type TableProps } from './table-card.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableSummary } from './table-summary.tsx';

/** A table as a row of a list, as high as any other whatever happens on it. */
export function TableRow(props: TableProps) {
  const nameOf = useTableName();
  const { day, shown, isChosen, isProposed } = props;
  const status = statusOf(shown);
  return (
    <Box
      component="section"
      id={anchorOf(shown.table.number)}
      tabIndex={-1}
      aria-label={nameOf(shown.table)}
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        height: '5.25rem',
        // Below the tabs, which stay in sight.
        scrollMarginTop: heights.target,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isChosen || isProposed ? 'quiet' : 'background.paper',
      }}
    >
      <TableSummary {...props} more={<Icon path={mdiDotsVertical} />}>
        <Box
          sx={{ width: 56, mr: 1.5, flex: 'none', display: 'grid', placeItems: 'center', ...headOf(status) }}
        >
          <Typography
            component="span"
            sx={{ ...number, bgcolor: status === 'playing' ? 'table.main' : undefined }}
          >
            {shown.table.number}
          </Typography>
        </Box>
      </TableSummary>
      {!shown.match && (
        <Box sx={{ flex: 'none', alignSelf: 'center' }}>
          <TableMenu {...{ day, shown }} />
        </Box>
      )}
    </Box>
  );
}

const number = { fontSize: 28, fontWeight: 800, fontStretch: '75%', px: 0.5 } as const;
