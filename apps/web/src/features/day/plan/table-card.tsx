import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isFree, type ShownTable, statusOf, useTableName } from '../shown-day.ts';
import { CallAgain } from '../calling/call-again.tsx';
import { OnTable } from './on-table.tsx';
import { TableMenu } from './table-menu.tsx';

type Props = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly isChosen: boolean;
  readonly hasMatch: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
};

/** A table with what is on it. Its parts have a fixed place, whatever happens on it. */
export function TableCard({ day, shown, isChosen, hasMatch, busy, onChoose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useTableName();
  const { table } = shown;
  const status = statusOf(shown);
  const name = nameOf(table);
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{ outline: isChosen ? 2 : 0, outlineColor: 'primary.main', outlineStyle: 'solid' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 2,
          pr: 0.5,
          bgcolor: status === 'playing' ? 'tableBlue' : undefined,
        }}
      >
        <Typography variant="h3" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <TableMenu {...{ day, shown }} />
      </Box>
      <CardActionArea
        disabled={!isFree(shown) || busy}
        aria-pressed={isChosen}
        aria-label={`${name}: ${hasMatch && isFree(shown) ? t('callHere') : t(`states.${status}`)}`}
        onClick={onChoose}
        sx={{ px: 2, pb: 1, minHeight: '7.5rem', display: 'block' }}
      >
        <OnTable {...{ day, shown, status }} invites={hasMatch && isFree(shown)} />
      </CardActionArea>
      <Box sx={{ px: 1, height: 48 }}>
        {shown.call && status === 'called' && <CallAgain dayId={day._id} call={shown.call} />}
      </Box>
    </Card>
  );
}
