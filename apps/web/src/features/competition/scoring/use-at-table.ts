import type { MatchStatus } from '@topspin/engine';
import { useState } from 'react';

type Situation = {
  readonly mayScore: boolean;
  readonly status: MatchStatus;
  /** Whether the screen comes by itself, as on an umpire's phone; at a desk it is asked for. */
  readonly comes: boolean;
};

/**
 * Whether the umpire's screen is shown: while the match is in play, unless the umpire has left it. It stays after the last point, so
 * that this one too is taken back where it was made.
 */
export function useAtTable({ mayScore, status, comes }: Situation) {
  const [leftAt, leaveAt] = useState<MatchStatus | null>(null);
  const [isThere, setThere] = useState(false);
  const [asked, setAsked] = useState(false);
  const plays = mayScore && status === 'inPlay' && leftAt !== 'inPlay' && (comes || isThere || asked);
  if (plays && !isThere) setThere(true);
  if (plays && leftAt !== null) leaveAt(null);
  // Another device has taken the match over.
  if (!mayScore && (isThere || asked)) {
    setThere(false);
    setAsked(false);
  }
  return {
    isShown: plays || (mayScore && status === 'finished' && isThere),
    /** Whether it was asked for here, so that keys score. */
    asked,
    leave: () => {
      leaveAt(status);
      setThere(false);
    },
    come: () => {
      leaveAt(null);
      setAsked(true);
    },
  };
}
