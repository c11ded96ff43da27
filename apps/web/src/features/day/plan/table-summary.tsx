import { mdiAccountCheck, mdiAccountQuestionOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { DayMatch } from '@topspin/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { clamped } from '#ui/layout.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { narrowed } from '../narrowed.ts';
import { useCallWords } from '../calling/call-words.ts';
import { isCall, nextStep } from '../calling/due.ts';
import {
  isFree,
  lacksUmpire,
  mayChoose,
  statusOf,
  useEndedName,
  useMatchName,
  useTableName,
} from '../shown-day.ts';
import { Elapsed } from './elapsed.tsx';
import { EndsAt } from './ends-at.tsx';
import { SetsWon, SideScore } from './side-row.tsx';
import type { TableProps } from './table-card.tsx';
import { useInviteWords, useModeWords, useTableWords } from './table-state.tsx';

const TableSheet = lazyDialog(() => import('./table-sheet.tsx').then((it) => it.TableSheet));

type Props = TableProps & {
  readonly children?: ReactNode;
  /** At its end, while a tap opens all there is to do; a table without a match has its menu there. */
  readonly more?: ReactNode;
};

/** What is on a table, in three lines. A tap chooses a free one, and opens another with all there is to do. */
export function TableSummary({ children, more, ...props }: Props) {
  const { day, shown, isChosen, hasMatch, isProposed, isNext, busy, onChoose } = props;
  const inviteWords = useInviteWords(day);
  const callWords = useCallWords(day);
  const { t } = useTranslation('day');
  const tableWords = useTableWords(day);
  const modeOf = useModeWords(day);
  const nameOf = useTableName();
  const matchName = useMatchName(day);
  const endedName = useEndedName(day);
  /** The match whose sheet is open: it closes with the match, and stays closed if that comes back. */
  const [opened, setOpened] = useState<string | null>(null);
  const { table, match, call, ended, kept } = shown;
  if (opened !== null && match?._id !== opened) setOpened(null);
  const status = statusOf(shown);
  const invites = hasMatch && isFree(shown);
  const isDue = call !== undefined && nextStep(call, day)?.isDue === true;
  const isCalled = call !== undefined && status === 'called';
  const words = tableWords(shown, invites ? { isProposed } : undefined);
  const isPlaying = status === 'playing';
  const isRow = children !== undefined;
  // In a list a call says when the next one is due, and only a table that is called to by hand says how.
  const next = isRow && isCalled ? nextStep(call, day) : null;
  const mode = isRow && table.automatic && table.state === 'open' ? '' : modeOf(table);
  const first = [
    isRow && table.name,
    words,
    isCalled &&
      (next && isCall(next)
        ? !next.isDue && t(`nextCallShort.${next.step}`, { time: formatTime(next.at, day.time_zone) })
        : callWords({ call, index: call.times.length - 1, isShort: true })),
    lacksUmpire(day, shown) && t('noUmpire'),
    mode,
  ]
    .filter(Boolean)
    .join(' · ');
  // Its head says that it is played on.
  const isSeenPlaying = isRow && isPlaying && first === t('states.playing');
  const presence = (of: 'a' | 'b') => isCalled && <Presence isHere={call.present[of] !== null} />;
  return (
    <>
      <ButtonBase
        disabled={match ? false : !mayChoose(shown, hasMatch) || busy}
        aria-pressed={match ? undefined : isChosen}
        aria-label={match ? undefined : `${nameOf(table)}: ${inviteWords(props)}`}
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
            sx={{ fontWeight: 650, ...(isRow && match && narrowed(first, isPlaying ? 0 : longLineFrom)) }}
            color={isDue || status === 'outOfUse' ? 'error' : isNext || !match ? 'primary' : 'textSecondary'}
          >
            {isSeenPlaying ? <VisuallyHidden>{first}</VisuallyHidden> : first}
            {!match && !kept && ended?.finished_at && (
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {` · ${t('lastEnded', { time: formatTime(ended.finished_at, day.time_zone) })}`}
              </Box>
            )}
            {match && status === 'playing' && (
              <>
                {isSeenPlaying ? <VisuallyHidden>{' · '}</VisuallyHidden> : ' · '}
                <Elapsed match={match} />
                {isRow && <EndsAt {...{ day, match }} />}
              </>
            )}
          </Typography>
          {match ? (
            <>
              <Side match={match} side="a" name={match.a?.name ?? matchName(match)}>
                {presence('a')}
              </Side>
              <Side match={match} side="b" name={match.b?.name ?? '\u00a0'}>
                {presence('b')}
              </Side>
            </>
          ) : kept ? (
            <Typography sx={twoLines}>{t('kept.for', { match: matchName(kept) })}</Typography>
          ) : (
            ended && (
              <>
                <VisuallyHidden>{t('lastOn', { match: endedName(ended) })}</VisuallyHidden>
                <Side match={ended} side="a" name={ended.a?.name ?? matchName(ended)} isOver />
                <Side match={ended} side="b" name={ended.b?.name ?? '\u00a0'} isOver />
              </>
            )
          )}
        </Box>
        {match && more && <Box sx={{ p: 1.25, display: 'flex', alignSelf: 'center' }}>{more}</Box>}
      </ButtonBase>
      {match && opened !== null && <TableSheet {...props} match={match} onClose={() => setOpened(null)} />}
    </>
  );
}

const quiet = { color: 'text.secondary', '& p': { fontWeight: 400 } } as const;

/** A first line of more letters is narrower. */
const longLineFrom = 34;

/** A name of more letters is narrower. */
const longFrom = 20;

/** A long pair of names is narrower. */
const twoLines = {
  lineHeight: 1.25,
  fontStretch: '75%',
  ...clamped(2),
} as const;

/** Whether a side that was called is at the table. */
function Presence({ isHere }: { readonly isHere: boolean }) {
  const { t } = useTranslation('day');
  return (
    <Box
      component="span"
      sx={{ flex: 'none', lineHeight: 0, color: isHere ? 'primary.main' : 'text.secondary' }}
    >
      <Icon path={isHere ? mdiAccountCheck : mdiAccountQuestionOutline} />
      <VisuallyHidden>{t(isHere ? 'isHere' : 'isAwaited')}</VisuallyHidden>
    </Box>
  );
}

type SideProps = {
  readonly match: DayMatch;
  readonly side: 'a' | 'b';
  readonly name: string;
  /** The last match of a free table. */
  readonly isOver?: boolean;
  readonly children?: ReactNode;
};

const Side = ({ match, side, name, isOver = false, children }: SideProps) => (
  <Box sx={{ display: 'flex', gap: 1, ...(isOver && match.winner !== side && quiet) }}>
    <Typography noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600, ...narrowed(name, longFrom) }}>
      {name}
    </Typography>
    {isOver ? <SetsWon {...{ match, side }} /> : <SideScore match={match} side={side} />}
    {children}
  </Box>
);
