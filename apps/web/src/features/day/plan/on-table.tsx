import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useCallWords } from '../calling/call-words.ts';
import { nextStep } from '../calling/due.ts';
import { useWhere } from '../queue/row-words.ts';
import { shownBetween } from '../times/between.tsx';
import { useEstimateOf } from '../times/estimates.tsx';
import { type ShownTable, type TableStatus, mayCall, useEndedName, useMatchName } from '../shown-day.ts';
import { AwaitedSide, SideRow, SideScore } from './side-row.tsx';

type LineProps = {
  readonly colour?: 'textPrimary' | 'primary' | 'error';
  /** Goes on below, where nothing else is. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** A line of the card, which keeps its place when it is empty. */
const Line = ({ colour, wraps = false, children }: LineProps) => (
  <Typography
    variant="body2"
    color={colour ?? 'textSecondary'}
    sx={{ px: 2, fontWeight: colour ? 650 : undefined, minHeight: '1lh', textAlign: 'start' }}
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

/** A table with a match: its sides with their score, or whether they have come, and the last call. */
export function OnTable({ day, shown: { table, call }, match, status }: OnTableProps) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const stateWords = useStateWords(day);
  const callWords = useCallWords(day);
  const due = call && nextStep(call, day);
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
      <Line colour={due?.isDue ? 'error' : 'textPrimary'}>
        {due?.isDue ? t(`due.${due.step}`) : stateWords(table, status)}
      </Line>
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
  readonly status: TableStatus;
  /** Whether a tap calls the chosen match here. */
  readonly invites: boolean;
};

/** A table without a match: whether one may be called there, and the last result on it. */
export function FreeTable({ day, shown: { table, ended }, status, invites }: FreeTableProps) {
  const { t } = useTranslation('day');
  const endedName = useEndedName(day);
  const stateWords = useStateWords(day);
  return (
    <>
      <Line
        colour={invites || status === 'free' ? 'primary' : status === 'outOfUse' ? 'error' : 'textPrimary'}
      >
        {invites && status === 'free' ? t('callHere') : stateWords(table, status)}
      </Line>
      <Line wraps>{ended && t('lastOn', { match: endedName(ended) })}</Line>
    </>
  );
}

/** The state of a table, why it is not open, and whether automatic calling leaves it alone. */
export function useStateWords(day: Day): (table: ShownTable['table'], status: TableStatus) => string {
  const { t } = useTranslation('day');
  return ({ state, word, automatic }, status) =>
    [
      t(`states.${status}`),
      state !== 'open' && state !== status && t(`states.${state}`),
      word,
      !automatic && day.automatic && t('manual'),
    ]
      .filter(Boolean)
      .join(' · ');
}
