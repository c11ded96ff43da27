import type { MatchStatus } from '@topspin/engine';
import { useState } from 'react';

/**
 * Whether the umpire's screen is shown: while the match is in play, unless the umpire has left it. It stays after the last point, so
 * that this one too is taken back where it was made.
 */
export function useAtTable(mayScore: boolean, status: MatchStatus) {
  const [leftAt, leaveAt] = useState<MatchStatus | null>(null);
  const [isThere, setThere] = useState(false);
  const plays = mayScore && status === 'inPlay' && leftAt !== 'inPlay';
  if (plays && !isThere) setThere(true);
  if (plays && leftAt !== null) leaveAt(null);
  return {
    isShown: plays || (mayScore && status === 'finished' && isThere),
    leave: () => {
      leaveAt(status);
      setThere(false);
    },
    come: () => leaveAt(null),
  };
}
