import { drawRound, fixRound, listPhases, type Phase, type SwissProposal } from '@topspin/contract';
import type { SwissPairs } from '@topspin/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

type WantedPairs = { readonly seed?: string; readonly changed?: SwissPairs };

const onWire = ({ pairs, bye }: SwissPairs) => ({
  pairs: pairs.map(([a, b]): [string, string] => [a, b]),
  bye,
});

/** Proposes the next round of a Swiss phase, judges what is changed by hand, and fixes it. */
export function useRound(phase: Phase, onFixed: () => void) {
  const { t } = useTranslation('competition');
  const params = { id: phase._id };
  const [proposal, setProposal] = useState<SwissProposal | null>(null);
  const [changed, setChanged] = useState<SwissPairs | null>(null);
  const propose = useWrite({
    overlaps: true,
    showsError: shownHere,
    write: ({ seed, changed: pairs }: WantedPairs) =>
      call(drawRound, { params, body: { ...(seed && { seed }), ...(pairs && { changed: onWire(pairs) }) } }),
    onSuccess: (drawn) => setProposal(drawn),
  });
  const fix = useWrite({
    showsError: shownHere,
    write: ({ round, seed, ...pairs }: SwissProposal) =>
      call(fixRound, { params, body: { round, seed, ...onWire(changed ?? pairs) } }),
    onSuccess: async (_, { round }) => {
      await queries.invalidateQueries();
      notify('success', t('swiss.fixed', { round }));
      onFixed();
    },
    // Somebody else may have fixed it, or a result may have been corrected.
    onError: () => void invalidate(listPhases),
  });
  const { mutate: proposeBy } = propose;
  useEffect(() => proposeBy({}), [proposeBy]);
  const change = (pairs: SwissPairs | null) => {
    setChanged(pairs);
    proposeBy({ ...(proposal && { seed: proposal.seed }), ...(pairs && { changed: pairs }) });
  };
  const again = (seed: string) => {
    setChanged(null);
    proposeBy({ seed });
  };
  return { proposal, pairs: changed ?? proposal, isChanged: changed !== null, change, again, propose, fix };
}
