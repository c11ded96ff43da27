import {
  type BegunNextChoice,
  type ConflictDecision,
  correctResult,
  decideConflict,
  type MatchPage,
} from '@topspin/contract';
import { type MatchState, resultOf } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';
import type { Preview } from '../sheet/changed-result.tsx';
import { noteDecidedHere } from './say-decision.ts';

type Previewed = Preview & { readonly decision: ConflictDecision };

type ToPreview = {
  readonly decision: ConflictDecision;
  readonly state: MatchState;
  readonly choice: BegunNextChoice;
};

type Decision = {
  readonly decision: ConflictDecision;
  readonly reason?: string;
  readonly begun_next?: BegunNextChoice;
};

/** Decides a conflict. If the match is finished, the consequences are shown first, as with every correction. */
export function useDecision(match: MatchPage, conflictId: string, onDone: () => void) {
  const { t } = useTranslation('matches');
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = useWrite({
    showsError: shownHere,
    write: ({ state, choice }: ToPreview) => {
      const result = resultOf(state);
      const { outcome = 'played', played = [], winner = null } = result ?? {};
      const body = { preview: true, outcome, sets: [...played], winner, begun_next: choice };
      return call(correctResult, { params: { id: match._id }, body });
    },
    onSuccess: ({ consequences }, { decision, choice }) =>
      setShown((before) => ({
        decision,
        choice,
        consequences,
        asks: (before?.decision === decision && before.asks) || consequences.slots.some(({ begun }) => begun),
      })),
  });
  const decide = useWrite({
    showsError: shownHere,
    write: (body: Decision) => {
      noteDecidedHere(conflictId);
      return call(decideConflict, { params: { id: match._id, conflict_id: conflictId }, body });
    },
    onSuccess: async () => {
      notify('success', t('conflict.done'));
      onDone();
      await queries.invalidateQueries();
    },
    // Somebody else may have decided, or scored, meanwhile.
    onError: () => void queries.invalidateQueries(),
  });
  return {
    shown,
    preview,
    decide,
    busy: preview.isPending || decide.isPending,
    error: preview.error ?? decide.error,
  };
}
