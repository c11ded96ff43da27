import type { Day } from '@topspin/contract';
import { useState } from 'react';

/** The match that came back to the queue from a table last, until it was shown or has left again; and what says that it was shown. */
export function useCameBack({
  calls,
  queue,
}: Pick<Day, 'calls' | 'queue'>): readonly [string | null, () => void] {
  const [known, setKnown] = useState(calls);
  const [back, setBack] = useState<string | null>(null);
  if (known !== calls) {
    setKnown(calls);
    const called = new Set(calls.map(({ match_id }) => match_id));
    const queued = new Set(queue.map(({ match_id }) => match_id));
    const came = known.find(({ match_id }) => !called.has(match_id) && queued.has(match_id));
    if (came) setBack(came.match_id);
    else if (back !== null && !queued.has(back)) setBack(null);
  }
  return [back, () => setBack(null)];
}
