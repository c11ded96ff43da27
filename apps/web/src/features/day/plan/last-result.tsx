import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useMatchName } from '../shown-day.ts';
import { CardLine } from './card-line.tsx';
import { SetsWon, SideRow } from './side-row.tsx';

type Props = { readonly day: Day; readonly match: DayMatch };

/** The match that ended last on a free table, where the next one will be: who won, by which games, and when it ended. */
export function LastResult({ day, match }: Props) {
  const { t } = useTranslation(['day', 'match']);
  const nameOf = useMatchName(day);
  const side = (of: 'a' | 'b', name: string) => (
    <SideRow name={name} isQuiet={match.winner !== of}>
      <SetsWon match={match} side={of} />
    </SideRow>
  );
  const { outcome, finished_at: end } = match;
  const games = match.sets.map(({ a, b }) => `${a}-${b}`).join(', ');
  return (
    <>
      {side('a', match.a?.name ?? nameOf(match))}
      {side('b', match.b?.name ?? '\u00a0')}
      <CardLine>{end && t('day:lastEnded', { time: formatTime(end, day.time_zone) })}</CardLine>
      <CardLine>{outcome === null || outcome === 'played' ? games : t(`match:endings.${outcome}`)}</CardLine>
    </>
  );
}
