import { listMatchesBefore, type MatchBefore } from '@topspin/contract';
import { useState } from 'react';
import { call } from '#lib/api/client.ts';

/** An umpire who is offline does not wait for the order of play. */
const patience = 2000;

type Start = {
  /** Starts the match, or first asks if it is not its turn. */
  readonly start: () => Promise<void>;
  readonly busy: boolean;
  /** What comes before, while that is asked. */
  readonly asking: readonly MatchBefore[] | null;
  readonly cancel: () => void;
};

/** Asks before a match starts out of its turn; `onStart` starts it. Where the order of play cannot be read it just starts. */
export function useStart(matchId: string, onStart: () => void): Start {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<readonly MatchBefore[] | null>(null);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    const before = await readBefore(matchId);
    setBusy(false);
    if (before.length > 0) setAsking(before);
    else onStart();
  };
  return { start, busy, asking, cancel: () => setAsking(null) };
}

async function readBefore(id: string): Promise<readonly MatchBefore[]> {
  try {
    const signal = AbortSignal.timeout(patience);
    return (await call(listMatchesBefore, { params: { id }, signal })).collection;
  } catch {
    return [];
  }
}
