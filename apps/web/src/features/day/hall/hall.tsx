import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { type Drop, useDrag } from '#ui/act/use-drag.ts';
import { Hint } from '#ui/page/hint.tsx';
import {
  type Arrangement,
  placed,
  type PlacedTable,
  placesOf,
  sizeOf,
  type TablePlace,
} from './arrangement.ts';

/** The side of half a table on the screen, in pixels. */
const half = 32;
/** Room for more tables at the right and below, and the least hall, in half tables. */
const room = { around: 4, x: 20, y: 10 } as const;

const arrows: Readonly<Record<string, TablePlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Props = {
  readonly tables: Arrangement;
  readonly onChange: Dispatch<SetStateAction<Arrangement>>;
};

/** The hall from above: tables are dragged to where they stand, or moved with the arrow keys, by half a table. */
export function Hall({ tables, onChange }: Props) {
  const { t } = useTranslation('day');
  const floor = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const hall = placesOf(tables);
  const size = sizeOf(hall);
  const move = (id: string, to: TablePlace) => {
    onChange((before) => placed(before, id, to));
    setMoved(id);
  };
  const last = hall.find(({ table }) => table._id === moved);
  return (
    <>
      <Hint role="status" sx={{ minHeight: '2lh', mb: 1 }}>
        {last
          ? t('standsAt', {
              number: last.table.number,
              column: positionOf(last.place.x),
              row: positionOf(last.place.y),
            })
          : t('hallHint')}
      </Hint>
      <Box sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Box
          ref={floor}
          data-hall
          sx={{
            position: 'relative',
            minWidth: half * Math.max(room.x, size.x + room.around),
            height: half * Math.max(room.y, size.y + room.around),
            bgcolor: 'background.default',
          }}
        >
          {hall.map((one) => (
            <TableOnFloor
              key={one.table._id}
              {...one}
              onMove={({ x, y }) => move(one.table._id, { x: one.place.x + x, y: one.place.y + y })}
              onDrop={({ box }) => {
                const { left, top } = floor.current?.getBoundingClientRect() ?? box;
                move(one.table._id, {
                  x: Math.round((box.left - left) / half),
                  y: Math.round((box.top - top) / half),
                });
              }}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

const positionOf = (halves: number) => formatNumber(halves / 2 + 1, halves % 2);

type TableProps = PlacedTable<Arrangement[number]> & {
  /** By how much, in half tables. */
  readonly onMove: (by: TablePlace) => void;
  readonly onDrop: (drop: Drop) => void;
};

function TableOnFloor({ table, place, onMove, onDrop }: TableProps) {
  const { t } = useTranslation('day');
  const drag = useDrag({ accepts: '[data-hall]', onDrop });
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <ButtonBase
      {...drag}
      aria-label={t('standsAt', {
        number: table.number,
        column: positionOf(place.x),
        row: positionOf(place.y),
      })}
      onKeyDown={move}
      sx={{
        position: 'absolute',
        left: half * place.x + 2,
        top: half * place.y + 8,
        width: 2 * half - 4,
        height: 2 * half - 16,
        cursor: 'grab',
        touchAction: 'none',
        borderRadius: 0.5,
        bgcolor: 'table.main',
        color: 'table.line',
        backgroundImage: 'linear-gradient(var(--mui-palette-table-line), var(--mui-palette-table-line))',
        backgroundSize: '100% 1px',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }}
    >
      <Typography
        component="span"
        sx={{ px: 0.75, bgcolor: 'table.main', fontWeight: 800, fontStretch: '75%', fontSize: 20 }}
      >
        {table.number}
      </Typography>
    </ButtonBase>
  );
}
