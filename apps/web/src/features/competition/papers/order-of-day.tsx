import type { DayMatch } from '@topspin/contract';
import { formatPlainDate, formatTime } from '#lib/format.ts';
import { useOrderedOfDay } from '../printed/use-ordered-of-day.ts';
import type { PrintedDay } from '../printed/use-printed-day.ts';
import { OrderOfPlay } from './order-of-play.tsx';

type Props = {
  readonly printed: PrintedDay;
  readonly matches: readonly DayMatch[];
  readonly by: 'table' | 'hour';
};

/** The order of play of what is left of a day, over all its opens. */
export function OrderOfDay({ printed, matches, by }: Props) {
  const { date, venue, time_zone: zone } = printed.day;
  const ordered = useOrderedOfDay(printed);
  return (
    <OrderOfPlay
      above={[venue?.name, formatPlainDate(date)].filter(Boolean).join(' · ')}
      matches={matches.map(ordered)}
      by={by}
      hourOf={(at) => formatTime(at, zone)}
    />
  );
}
