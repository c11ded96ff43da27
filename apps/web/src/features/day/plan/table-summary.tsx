import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { DayMatch } from '@topspin/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { nextStep } from '../calling/due.ts';
import { isFree, mayChoose, statusOf, useEndedName, useMatchName, useTableName } from '../shown-day.ts';
import { Elapsed } from './elapsed.tsx';
import { SideScore } from './side-row.tsx';
import type { TableProps } from './table-card.tsx';
import { useTableWords } from './table-state.tsx';

const TableSheet = lazyDialog(() => import('./table-sheet.tsx').then((it) => it.TableSheet));

type Props = TableProps & { readonly children?: ReactNode };

/** What is on a table, in three lines. A tap chooses a free one, and opens another with all there is to do. */
export function TableSummary({ children, ...props }: Props) {
  const { day, shown, isChosen, hasMatch, isNext, busy, onChoose } = props;
  const { t } = useTranslation('day');
  const tableWords = useTableWords(day);
  const nameOf = useTableName();
  const matchName = useMatchName(day);
  const endedName = useEndedName(day);
  /** The match whose sheet is open: it closes with the match. */
  const [opened, setOpened] = useState<string | null>(null);
  const { table, match, call, ended } = shown;
  const status = statusOf(shown);
  const invites = hasMatch && isFree(shown);
  const isDue = call !== undefined && nextStep(call, day)?.isDue === true;
  const words = invites ? t('callHere') : tableWords(shown);
  return (
    <>
      <ButtonBase
        disabled={match ? false : !mayChoose(shown, hasMatch) || busy}
        aria-pressed={match ? undefined : isChosen}
        aria-label={
          match ? undefined : `${nameOf(table)}: ${invites ? t('callHere') : t(`states.${status}`)}`
        }
        onClick={() => (match ? setOpened(match._id) : onChoose())}
        sx={{
          flex: 1,
          minWidth: 0,
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        {children}
        <Box sx={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>
          <Typography
            noWrap
            variant="body2"
            sx={{ fontWeight: 650 }}
            color={isDue || status === 'outOfUse' ? 'error' : isNext || !match ? 'primary' : 'textSecondary'}
          >
            {[children && table.name, words].filter(Boolean).join(' · ')}
            {match && status === 'playing' && (
              <>
                {' · '}
                <Elapsed match={match} />
              </>
            )}
          </Typography>
          {match ? (
            <>
              <Side match={match} side="a" name={match.a?.name ?? matchName(match)} />
              <Side match={match} side="b" name={match.b?.name ?? '\u00a0'} />
            </>
          ) : (
            <Typography noWrap variant="body2" color="textSecondary">
              {ended && t('lastOn', { match: endedName(ended) })}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      {match && match._id === opened && (
        <TableSheet {...props} match={match} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** A name of more letters is narrower. */
const longFrom = 20;

type SideProps = { readonly match: DayMatch; readonly side: 'a' | 'b'; readonly name: string };

const Side = ({ match, side, name }: SideProps) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <Typography
      noWrap
      sx={{ flex: 1, minWidth: 0, fontWeight: 600, ...(name.length > longFrom && { fontStretch: '75%' }) }}
    >
      {name}
    </Typography>
    <SideScore match={match} side={side} />
  </Box>
);
