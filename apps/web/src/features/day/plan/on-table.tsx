import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useCallWords } from '../calling/call-words.ts';
import { useWhere } from '../why/where-words.ts';
import { shownBetween } from '../times/between.tsx';
import { useEstimateOf } from '../times/estimates.tsx';
import { lacksUmpire, type ShownTable, type TableStatus, mayCall, useMatchName } from '../shown-day.ts';
import { usePromised } from '../umpires/all-promised.tsx';
import { NoUmpire } from '../umpires/no-umpire.tsx';
import { replacedIn } from '../umpires/promised.ts';
import { CardLine } from './card-line.tsx';
import { AwaitedSide, SideRow, SideScore } from './side-row.tsx';

type OnTableProps = {
  readonly day: Day;
  readonly shown: ShownTable;
  readonly match: DayMatch;
  readonly status: TableStatus;
};

/** A match at its table: its sides with their score, or whether they have come, and the last call. */
export function OnTable({ day, shown, match, status }: OnTableProps) {
  const { call } = shown;
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const callWords = useCallWords(day);
  const estimate = useEstimateOf(match._id);
  const umpireWords = useUmpireWords(day);
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
      <CardLine>
        {match.state === 'inPlay' && match.started_at
          ? estimate
            ? t('times.running', {
                from: formatTime(match.started_at, day.time_zone),
                to: shownBetween(estimate.end, day.time_zone),
              })
            : t('since', { time: formatTime(match.started_at, day.time_zone) })
          : call && callWords({ call, index: call.times.length - 1 })}
      </CardLine>
      <CardLine>{where(match)}</CardLine>
      <CardLine>
        {match.umpire ? (
          umpireWords(match, match.umpire.name)
        ) : (
          <NoUmpire {...{ day }} call={lacksUmpire(day, shown) ? call : undefined} />
        )}
      </CardLine>
    </>
  );
}

/** The umpire of a match, and in whose place, where another one was named before its call who is at a table now. */
function useUmpireWords(day: Day): (match: DayMatch, name: string) => string {
  const { t } = useTranslation('day');
  const promised = usePromised();
  return (match, name) => {
    const replaced =
      match.state === 'inPlay' ? null : replacedIn(promised, day, { match: match._id, umpire: name });
    return replaced ? t('replaced.onTable', { name, was: replaced.name }) : t('umpire', { name });
  };
}
