import { mdiChevronDown, mdiChevronUp, mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrag } from '#ui/act/use-drag.ts';
import { Icon } from '#ui/icon.tsx';
import { useTableName } from '../shown-day.ts';
import { type Arrangement, reordered } from './arrangement.ts';

type Props = {
  readonly tables: Arrangement;
  readonly onChange: Dispatch<SetStateAction<Arrangement>>;
};

/** The order in which free tables are given a match: by the arrows of each row, or by dragging a row onto another. */
export const FillOrder = ({ tables, onChange }: Props) => (
  <List component="ol" disablePadding>
    {tables.map((table, at) => (
      <OrderRow
        key={table._id}
        {...{ table, at }}
        isLast={at === tables.length - 1}
        onMove={(to) => onChange((before) => reordered(before, table._id, to))}
      />
    ))}
  </List>
);

type RowProps = {
  readonly table: Arrangement[number];
  readonly at: number;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
};

function OrderRow({ table, at, isLast, onMove }: RowProps) {
  const { t } = useTranslation('day');
  const nameOf = useTableName();
  const { number } = table;
  const drag = useDrag({
    accepts: '[data-fills]',
    onDrop: ({ onto }) => onMove(Number(onto.dataset['fills'])),
  });
  return (
    <ListItem
      {...drag}
      data-fills={at}
      disableGutters
      sx={{
        gap: 0.5,
        minHeight: 45,
        py: 0,
        cursor: 'grab',
        userSelect: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        '&[data-over]': { bgcolor: 'action.selected' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 44,
          touchAction: 'none',
          color: 'text.secondary',
        }}
      >
        <Icon path={mdiDragVertical} />
      </Box>
      <Typography color="textSecondary" sx={{ width: 28, fontVariantNumeric: 'tabular-nums' }}>
        {at + 1}
      </Typography>
      <Typography noWrap sx={{ flex: 1, minWidth: 0 }}>
        {nameOf(table)}
      </Typography>
      <IconButton
        aria-label={t('fillsSooner', { number })}
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon path={mdiChevronUp} />
      </IconButton>
      <IconButton
        aria-label={t('fillsLater', { number })}
        aria-disabled={isLast}
        onClick={() => onMove(at + 1)}
      >
        <Icon path={mdiChevronDown} />
      </IconButton>
    </ListItem>
  );
}
