import { dayAfter, type Day, type Hall, type LiveMessage } from '@topspin/contract';

/** How a day changed, as its stream says it. */
export type DayChange = Pick<Extract<LiveMessage, { readonly type: 'day' }>, 'from' | 'to' | 'change'>;

type Shown = Pick<Day | Hall, 'fingerprint'>;

/** The first change that a day does not have yet, among those heard in a row. */
function firstAfter({ fingerprint }: Shown, heard: readonly DayChange[]): number {
  const had = heard.findLastIndex(({ to }) => to === fingerprint);
  // What is the same but for the time says when it was so.
  if (had >= 0) return heard[had]?.from === fingerprint ? had : had + 1;
  return heard.findIndex(({ from }) => from === fingerprint);
}

/** Whether these changes can be told from what a day has already. */
export const isKnown = (day: Shown, heard: readonly DayChange[]): boolean =>
  heard.length === 0 || firstAfter(day, heard) >= 0;

/** A day with the changes heard in a row, as far as they follow from it. */
export function afterHeard<Value extends Shown>(day: Value, heard: readonly DayChange[]): Value {
  const first = firstAfter(day, heard);
  if (first < 0) return day;
  return heard
    .slice(first)
    .reduce((known, message) => (message.from === known.fingerprint ? dayAfter(known, message) : known), day);
}
