import type { BegunNextChoice, Conflict, ConflictDecision, MatchPage } from '@topspin/contract';
import { useMemo, useRef, useState } from 'react';
import type { MatchLog } from '#domain/match-log/match-log.ts';
import { commonTo, outcomesOf } from './outcomes.ts';
import { useDecision } from './use-decision.ts';

type Conflicted = {
  readonly match: MatchPage;
  readonly conflict: Conflict;
  readonly log: MatchLog;
  readonly onDone: () => void;
};

/** Choosing what becomes of a conflict: what each decision makes of the match, and the way from the choice to the decision. */
export function useChoice({ match, conflict, log, onDone }: Conflicted) {
  const [decision, setDecision] = useState<ConflictDecision | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const { shown, preview, decide, busy, error } = useDecision(match, conflict._id, onDone);
  const { best_of: bestOf } = match;
  const given = useMemo(() => ({ log, conflict, bestOf }), [log, conflict, bestOf]);
  const outcomes = useMemo(() => outcomesOf(given), [given]);
  const common = useMemo(() => commonTo(given), [given]);
  const outcome = decision && outcomes[decision];
  const state = outcome && 'state' in outcome ? outcome.state : null;
  // The result of a match that is over changes as a correction: only its organisers make it, and they see first what follows.
  const corrects = match.state === 'finished' && decision !== null && decision !== 'theirs';
  const seen = shown?.decision === decision ? shown : null;
  const previewWith = (choice: BegunNextChoice) =>
    decision !== null && state && preview.mutate({ decision, state, choice });
  const submit = () => {
    if (decision === null || !state) return;
    if (!corrects) return decide.mutate({ decision });
    if (!seen) return previewWith('keep');
    setAsked(true);
    if (reason.trim() === '') return reasonField.current?.focus();
    return decide.mutate({ decision, reason: reason.trim(), ...(seen.asks && { begun_next: seen.choice }) });
  };
  return {
    given,
    common,
    theirs: outcomes.theirs.state,
    decision,
    setDecision,
    outcome,
    corrects,
    isPossible: state !== null && (!corrects || state.status === 'finished'),
    /** What the chosen decision changes elsewhere, once that has been asked for. */
    seen,
    reason: {
      reason,
      missing: asked && reason.trim() === '',
      reasonField,
      onReason: setReason,
      onChoice: previewWith,
    },
    submit,
    busy,
    error,
  };
}
