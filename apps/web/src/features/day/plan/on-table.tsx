import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useCallWords } from '../calling/call-words.ts';
import { useWhere } from '../queue/row-words.ts';
import { shownBetween } from '../times/between.tsx';
import { useEstimateOf } from '../times/estimates.tsx';
import { type ShownTable, type TableStatus, mayCall, useEndedName, useMatchName } from '../shown-day.ts';
import { AwaitedSide, SideRow, SideScore } from './side-row.tsx';

type LineProps = {
  /** Goes on below, where nothing else is. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** A line of the card, which keeps its place when it is empty. */
const Line = ({ wraps = false, children }: LineProps) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ px: 1.5, lineHeight: 1.4, minHeight: '1lh', textAlign: 'start' }}
    noWrap={!wraps}
  >
    {children}
  </Typography>
);

type OnTableProps = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly match: DayMatch;
  readonly status: TableStatus;
};

/** A match at its table: its sides with their score, or whether they have come, and the last call. */
export function OnTable({ day, shown: { call }, match, status }: OnTableProps) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const callWords = useCallWords(day);
  const estimate = useEstimateOf(match._id);
  const side = (of: 'a' | 'b', name: string) =>
    call && status === 'called' && mayCall(day, match) ? (
      <AwaitedSide {...{ day, call, name }} side={of} />
    ) : (
      <SideRow name={name}>
        <SideScore match={match} side={of} />
      </SideRow>
    );
  return (
    <>
      {side('a', match.a?.name ?? nameOf(match))}
      {side('b', match.b?.name ?? '\u00a0')}
      <Line>
        {match.state === 'inPlay' && match.started_at
          ? estimate
            ? t('times.running', {
                from: formatTime(match.started_at, day.time_zone),
                to: shownBetween(estimate.end, day.time_zone),
              })
            : t('since', { time: formatTime(match.started_at, day.time_zone) })
          : call && callWords({ call, index: call.times.length - 1 })}
      </Line>
      <Line>{where(match)}</Line>
      <Line>{match.umpire && t('umpire', { name: match.umpire.name })}</Line>
    </>
  );
}

type FreeTableProps = {
  readonly day: Day;
  readonly shown: ShownTable;
  /** Whether a tap calls the chosen match here. */
  readonly invites: boolean;
};

/** A table without a match: the last result on it, and whether a match may be called there now. */
export function FreeTable({ day, shown: { ended }, invites }: FreeTableProps) {
  const { t } = useTranslation('day');
  const endedName = useEndedName(day);
  return (
    <>
      <Line wraps>{ended && t('lastOn', { match: endedName(ended) })}</Line>
      {invites && (
        <Typography color="primary" sx={{ px: 1.5, mt: 'auto', fontWeight: 650, lineHeight: '2.75rem' }}>
          {t('callHere')}
        </Typography>
      )}
    </>
  );
}
