import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day } from '@topspin/contract';
import { memo, type ComponentType, useLayoutEffect, useRef } from 'react';
import { mostDue } from '../calling/due.ts';
import { asRead, type PlacedTable, placesOf, sizeOf, trimmed } from '../hall/arrangement.ts';
import { type ShownTable, tablesOf } from '../shown-day.ts';
import { TableCard, type TableProps } from './table-card.tsx';
import { TableRow } from './table-row.tsx';
import { TableTile } from './table-tile.tsx';

type Props = {
  readonly day: Day;
  /** The table that is about to be given a match. */
  readonly chosen: number | null;
  /** Whether a match is chosen, so that a tap on a free table calls it there. */
  readonly hasMatch: boolean;
  /** The free table that the chosen match would be called to. */
  readonly proposed: number | undefined;
  readonly busy: boolean;
  readonly onChoose: (table: number) => void;
};

/**
 * The tables as they stand in the hall; as many beside each other as there is room for, where nobody has arranged them or the window is
 * narrow; on a phone a list.
 */
export function TablePlan({ day, chosen, hasMatch, proposed, busy, onChoose }: Props) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const due = mostDue(day);
  const tables = tablesOf(day);
  const choose = useRef(onChoose);
  useLayoutEffect(() => {
    choose.current = onChoose;
  });
  const tableAs = (Table: ComponentType<TableProps>) => (shown: ShownTable) => (
    <Table
      key={shown.table._id}
      {...{ day, shown, hasMatch, busy }}
      isNext={shown.call !== undefined && shown.call === due}
      isChosen={shown.table.number === chosen}
      isProposed={shown.table.number === proposed}
      onChoose={() => choose.current(shown.table.number)}
    />
  );
  if (isPhone)
    return <Box sx={{ mx: -2, borderTop: 1, borderColor: 'divider' }}>{tables.map(tableAs(Row))}</Box>;
  if (!isWide || !day.tables.some(({ place }) => place))
    return <Box sx={packed}>{tables.map(tableAs(Card))}</Box>;
  const hall = hallOf(tables);
  const tile = tableAs(Tile);
  return (
    // The outline of a chosen table is outside it.
    <Box sx={{ overflowX: 'auto', m: -0.5, p: 0.5 }}>
      <Box sx={{ ...floor, gridTemplateColumns: `repeat(${sizeOf(hall).x}, minmax(46px, 1fr))` }}>
        {hall.map(({ table: shown, place: { x, y } }) => (
          <Box
            key={shown.table._id}
            sx={{ gridColumn: `${x + 1} / span 2`, gridRow: `${y + 1} / span 2`, minWidth: 0 }}
          >
            {tile(shown)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Whether a table shows the same: of sixty, a change concerns one or two. What is due at a called one depends on the time. */
function showsSame(one: TableProps, other: TableProps): boolean {
  return (
    one.shown.table === other.shown.table &&
    one.shown.match === other.shown.match &&
    one.shown.ended === other.shown.ended &&
    one.shown.call === other.shown.call &&
    one.shown.kept === other.shown.kept &&
    (!one.shown.call || one.day === other.day) &&
    one.day.opens === other.day.opens &&
    one.day.automatic === other.day.automatic &&
    one.isChosen === other.isChosen &&
    one.isProposed === other.isProposed &&
    one.hasMatch === other.hasMatch &&
    one.isNext === other.isNext &&
    one.busy === other.busy
  );
}

const Row = memo(TableRow, showsSame);
const Card = memo(TableCard, showsSame);
const Tile = memo(TableTile, showsSame);

/** The tables as one reads them, which is also the order of the keyboard. */
const hallOf = (tables: readonly ShownTable[]): readonly PlacedTable<ShownTable>[] =>
  trimmed(placesOf(tables.map((shown) => ({ shown, place: shown.table.place }))))
    .map(({ table: { shown }, place }) => ({ table: shown, place }))
    .toSorted(asRead);

const packed = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.75rem), 1fr))',
  alignItems: 'start',
} as const;

/** A row is half a table high. */
const floor = { display: 'grid', gap: 0.5, gridAutoRows: '3.375rem' } as const;
