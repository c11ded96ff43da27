import type { Day, DayCall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { keyOf, peopleIn, type PersonInMatch } from '../people-in.ts';
import { callOf } from '../queue/call-time.ts';
import { matchesOf } from '../shown-day.ts';
import { shownBetween } from '../times/between.tsx';
import { useEndOf, useStandingEstimates } from '../times/estimates.tsx';

/**
 * Words for when somebody's next match in any open is called, and whether it would have to wait if they umpired this one, because it is
 * likely to be called before this one ends. Undefined if they play no more, or if nothing is estimated of it.
 */
export function usePlaysNext(
  day: Day,
  call: DayCall,
): (person: Pick<PersonInMatch, '_id' | 'same_as'>) => string | undefined {
  const { t } = useTranslation('day');
  const estimateOf = useStandingEstimates(day);
  const endOf = useEndOf();
  const nextOf = nextMatches(day);
  return (person) => {
    const match = nextOf.get(keyOf(person));
    const start = match === undefined ? undefined : estimateOf(match)?.start;
    if (!start) return undefined;
    const called = callOf(start);
    const end = endOf(call.match_id);
    const waits = end !== undefined && Date.parse(called.likely) < end;
    return t(waits ? 'keptWaiting' : 'playsNext', { time: shownBetween(called, day.time_zone) });
  };
}

/** The first match of the queue of each person who plays one. */
function nextMatches(day: Day): ReadonlyMap<string, string> {
  const byId = matchesOf(day);
  const next = new Map<string, string>();
  for (const { match_id: id } of day.queue) {
    const match = byId.get(id);
    for (const person of match ? peopleIn(match) : [])
      if (!next.has(keyOf(person))) next.set(keyOf(person), id);
  }
  return next;
}
