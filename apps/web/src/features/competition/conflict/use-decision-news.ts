import type { MatchPage } from '@topspin/contract';
import { useEffect, useRef } from 'react';

/** Says how somebody else decided a conflict of the match that is shown. */
export function useDecisionNews({ _id: id, conflicts }: Pick<MatchPage, '_id' | 'conflicts'>): void {
  const before = useRef(conflicts);
  useEffect(() => {
    const isDecided = conflicts < before.current;
    before.current = conflicts;
    if (!isDecided) return;
    // Those who may no longer read them hear nothing; the score has changed all the same.
    void import('./say-decision.ts').then(({ sayDecision }) => sayDecision(id)).catch(() => undefined);
  }, [conflicts, id]);
}
