import { type BegunNextChoice, correctResult, type MatchPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';
import type { Preview } from './changed-result.tsx';
import type { SheetResult } from './sheet.ts';

/** What a correction makes of a match: another result, or none, so that it is to be played. */
export type CorrectedResult = SheetResult | typeof toBePlayed;

export const toBePlayed: { readonly outcome: null; readonly sets: [] } = { outcome: null, sets: [] };

/** A result, and what happens to a next match already started with another player. */
type Corrected = { readonly result: CorrectedResult; readonly choice: BegunNextChoice };

type Previewed = Corrected & Preview;

/** Whether two results are the same. */
const isSame = (one: CorrectedResult, other: CorrectedResult | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const doneWords = ({ annulled }: MatchPage, { outcome }: CorrectedResult) =>
  outcome === null ? 'correct.putBack.done' : annulled === null ? 'correct.done' : 'sheet.saved';

/** Corrects a finished match in two steps: the consequences are always shown first. */
export function useCorrection(match: MatchPage, onDone: () => void) {
  const { t } = useTranslation('matches');
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const params = { id: match._id };
  const preview = useWrite({
    showsError: shownHere,
    write: ({ result, choice }: Corrected) =>
      call(correctResult, { params, body: { ...result, preview: true, begun_next: choice } }),
    onSuccess: ({ consequences }, corrected) =>
      setPreviewed((before) => {
        const asked = before !== null && before.asks && isSame(before.result, corrected.result);
        return { ...corrected, consequences, asks: asked || consequences.slots.some(({ begun }) => begun) };
      }),
  });
  const correct = useWrite({
    showsError: shownHere,
    write: ({ result, choice, asks, reason }: Previewed & { readonly reason: string }) =>
      call(correctResult, { params, body: { ...result, reason, ...(asks && { begun_next: choice }) } }),
    onSuccess: async (_, { result }) => {
      await queries.invalidateQueries();
      notify('success', t(doneWords(match, result)));
      onDone();
    },
  });
  // An answer about a result that has been edited meanwhile is not shown.
  const shown = previewed && isSame(previewed.result, preview.variables?.result) ? previewed : null;
  return {
    /** What the result asked about would change; null once another one is filled in. */
    shown,
    busy: preview.isPending || correct.isPending,
    error: preview.error ?? correct.error,
    /** A different choice shows its consequences before it can be confirmed. */
    choose: (choice: BegunNextChoice) => shown && preview.mutate({ result: shown.result, choice }),
    submit: (result: CorrectedResult, reason: string) => {
      if (shown) correct.mutate({ ...shown, reason });
      else preview.mutate({ result, choice: 'keep' });
    },
    /** Another result is filled in: its consequences have to be asked for, and the error was about the one before. */
    forget: () => {
      preview.reset();
      correct.reset();
    },
  };
}
