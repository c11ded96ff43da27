import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { anchorOf } from '#domain/day/from-tables.ts';
import {
  isFree,
  mayChoose,
  type ShownTable,
  statusOf,
  type TableStatus,
  useEndedName,
  useMatchName,
  useTableName,
} from '../shown-day.ts';
import { inShortWindow } from './short-window.ts';
import { LastResult } from './last-result.tsx';
import { OnTable } from './on-table.tsx';
import { LastFoot, TableFoot } from './table-foot.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableState, useInviteWords, useModeWords } from './table-state.tsx';
import { useMoveDrag } from './use-move-drag.ts';

export type TableProps = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly isChosen: boolean;
  readonly hasMatch: boolean;
  /** Whether the chosen match would be called here. */
  readonly isProposed: boolean;
  /** Whether its next call is what the organiser does next. */
  readonly isNext: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
};

/** The table is blue while it is played on, with its white centre line. */
const heads: Partial<Readonly<Record<TableStatus, object>>> = {
  called: { bgcolor: 'quiet' },
  playing: {
    // Its words stand on the line.
    '& [data-words]': { bgcolor: 'var(--mui-palette-table-main)' },
    color: 'var(--mui-palette-table-line)',
    bgcolor: 'var(--mui-palette-table-main)',
    backgroundImage: 'linear-gradient(var(--mui-palette-table-line), var(--mui-palette-table-line))',
    backgroundSize: '1px 100%',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    '& .MuiIconButton-root': { color: 'inherit' },
  },
};

/** A table that is chosen, or over which a match is dragged. */
export const overTable = { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' } as const;

/** The free table to which a chosen match would be called: it says so, too. */
export const proposedTable = { ...overTable, outlineStyle: 'dashed' } as const;

export const headOf = (status: TableStatus): object | undefined => heads[status];

/** A table with what is on it. Its parts have a fixed place, whatever happens on it. */
export function TableCard(props: TableProps) {
  const { day, shown, isChosen, hasMatch, isProposed, isNext, busy, onChoose } = props;
  const { t } = useTranslation('day');
  const inviteWords = useInviteWords(day);
  const matchName = useMatchName(day);
  const nameOf = useTableName();
  const endedName = useEndedName(day);
  const mode = useModeWords(day)(shown.table);
  const { table, match, ended, kept } = shown;
  const status = statusOf(shown);
  const name = nameOf(table);
  const invites = hasMatch && isFree(shown);
  const drag = useMoveDrag(day, shown);
  return (
    <Card
      component="section"
      id={anchorOf(table.number)}
      tabIndex={-1}
      aria-label={name}
      {...(isFree(shown) && { 'data-call': table.number })}
      sx={{
        ...(isProposed && proposedTable),
        ...(isChosen && overTable),
        height: '14.5rem',
        [inShortWindow]: { height: '13rem' },
        // Of sixty tables a frame of a drag paints, and finds the pointer on, those in sight alone.
        contentVisibility: 'auto',
        '&[data-over]': overTable,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box
        {...drag}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: '2.75rem',
          pl: 1.5,
          ...headOf(status),
        }}
      >
        <Box data-words sx={{ minWidth: 0, pr: 0.5, alignSelf: 'stretch', alignContent: 'center' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
            <Typography
              variant="h3"
              noWrap
              sx={{ lineHeight: 1.25, minWidth: 0, ...(table.name !== null && { fontStretch: '75%' }) }}
            >
              {name}
            </Typography>
            <Typography variant="caption" noWrap sx={{ flex: 'none', lineHeight: 1.25 }}>
              {mode}
            </Typography>
          </Box>
          <TableState {...{ day, shown, invites, isProposed }} />
        </Box>
        <TableMenu {...{ day, shown }} />
      </Box>
      {match ? (
        <Box sx={{ flex: 1, pt: 0.25, minHeight: 0 }}>
          <OnTable {...{ day, shown, match, status }} />
        </Box>
      ) : (
        <CardActionArea
          disabled={!mayChoose(shown, hasMatch) || busy}
          aria-pressed={isChosen}
          aria-label={`${name}: ${inviteWords(props)}`}
          onClick={onChoose}
          sx={{
            flex: 1,
            pt: 0.25,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'stretch',
            justifyContent: 'flex-start',
          }}
        >
          {ended && <LastResult day={day} match={ended} />}
          {kept && (
            <Typography variant="body2" sx={{ px: 1.5, fontStretch: '75%', overflowWrap: 'anywhere' }}>
              {t('kept.for', { match: matchName(kept) })}
            </Typography>
          )}
        </CardActionArea>
      )}
      {match && <TableFoot {...{ day, shown, match, isNext }} />}
      {!match && ended && (
        <>
          <VisuallyHidden>{t('lastOn', { match: endedName(ended) })}</VisuallyHidden>
          <LastFoot day={day} match={ended} />
        </>
      )}
    </Card>
  );
}
