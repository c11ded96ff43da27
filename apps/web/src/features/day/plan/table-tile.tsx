import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { anchorOf } from '#domain/day/from-tables.ts';
import { isFree, statusOf, useTableName } from '../shown-day.ts';
import { headOf, overTable, proposedTable, type TableProps } from './table-card.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableSummary } from './table-summary.tsx';
import { useMoveDrag } from './use-move-drag.ts';

/** A table in the plan of a hall, small enough that a hall fits. */
export function TableTile(props: TableProps) {
  const nameOf = useTableName();
  const { day, shown, isChosen, isProposed } = props;
  const { table } = shown;
  const drag = useMoveDrag(day, shown);
  return (
    <Card
      component="section"
      id={anchorOf(table.number)}
      tabIndex={-1}
      aria-label={nameOf(table)}
      {...(isFree(shown) && { 'data-call': table.number })}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 1,
        ...(isProposed && proposedTable),
        ...(isChosen && overTable),
        '&[data-over]': overTable,
        '& .MuiButtonBase-root': { pl: 1, pr: 1 },
      }}
    >
      <Box
        {...drag}
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 1,
          height: '2.25rem',
          flex: 'none',
          ...headOf(statusOf(shown)),
        }}
      >
        <Typography variant="h3" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {table.name === null ? table.number : `${table.number} · ${table.name}`}
        </Typography>
        <TableMenu {...{ day, shown }} />
      </Box>
      <TableSummary {...props} />
    </Card>
  );
}
