import Box from '@mui/material/Box';
import type { Day } from '@topspin/contract';
import { mostDue } from '../calling/due.ts';
import { tablesOf } from '../shown-day.ts';
import { TableCard } from './table-card.tsx';

type Props = {
  readonly day: Day;
  /** The table that is about to be given a match. */
  readonly chosen: number | null;
  /** Whether a match is chosen, so that a tap on a free table calls it there. */
  readonly hasMatch: boolean;
  readonly busy: boolean;
  readonly onChoose: (table: number) => void;
};

/** The tables of the hall: as many beside each other as there is room for. */
export function TablePlan({ day, chosen, hasMatch, busy, onChoose }: Props) {
  const due = mostDue(day);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
        alignItems: 'start',
      }}
    >
      {tablesOf(day).map((shown) => (
        <TableCard
          key={shown.table._id}
          {...{ day, shown, hasMatch, busy }}
          isNext={shown.call !== undefined && shown.call === due}
          isChosen={shown.table.number === chosen}
          onChoose={() => onChoose(shown.table.number)}
        />
      ))}
    </Box>
  );
}
