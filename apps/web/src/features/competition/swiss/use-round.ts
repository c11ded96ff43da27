import { drawRound, fixRound, listPhases, type Phase, type SwissProposal } from '@topspin/contract';
import type { SwissPairs } from '@topspin/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

type WantedPairs = { readonly seed?: string; readonly changed?: SwissPairs };

const onWire = ({ pairs, bye }: SwissPairs) => ({
  pairs: pairs.map(([a, b]): [string, string] => [a, b]),
  bye,
});

/** Refusals of a round that no longer fits those who play it. */
const outdated = ['swiss.notToBePaired', 'swiss.notPaired'] as const;

/** Proposes the next round of a Swiss phase, judges what is changed by hand, and fixes it. */
export function useRound(phase: Phase, onFixed: () => void) {
  const { t } = useTranslation('competition');
  const params = { id: phase._id };
  const [proposal, setProposal] = useState<SwissProposal | null>(null);
  const [changes, setChanges] = useState<readonly SwissPairs[]>([]);
  const changed = changes.at(-1) ?? null;
  const propose = useWrite({
    overlaps: true,
    showsError: shownHere,
    write: ({ seed, changed: pairs }: WantedPairs) =>
      call(drawRound, { params, body: { ...(seed && { seed }), ...(pairs && { changed: onWire(pairs) }) } }),
    onSuccess: (drawn) => setProposal(drawn),
  });
  const again = (seed: string | undefined) => {
    setChanges([]);
    propose.mutate({ ...(seed !== undefined && { seed }) });
  };
  const fix = useWrite({
    showsError: shownHere,
    write: ({ round, seed, ...pairs }: SwissProposal) =>
      call(fixRound, { params, body: { round, seed, ...onWire(changed ?? pairs) } }),
    onSuccess: async (_, { round }) => {
      await queries.invalidateQueries();
      notify('success', t('swiss.fixed', { round }));
      onFixed();
    },
    // Somebody may have left, come or fixed it meanwhile: then it is paired anew. A corrected result leaves what was changed by hand.
    onError: (error) => {
      void invalidate(listPhases);
      if (outdated.some((code) => isProblem(error, code))) again(proposal?.seed);
      else if (isProblem(error, 'swiss.roundWaits')) judge(changes);
    },
  });
  const { mutate: proposeBy } = propose;
  useEffect(() => proposeBy({}), [proposeBy]);
  const judge = (made: readonly SwissPairs[]) => {
    setChanges(made);
    const pairs = made.at(-1);
    proposeBy({ ...(proposal && { seed: proposal.seed }), ...(pairs && { changed: pairs }) });
  };
  return {
    proposal,
    pairs: changed ?? proposal,
    change: (pairs: SwissPairs) => judge([...changes, pairs]),
    /** Takes the last change by hand back; undefined without one. */
    undo: changed === null ? undefined : () => judge(changes.slice(0, -1)),
    asDrawn: changed === null ? undefined : () => judge([]),
    again,
    propose,
    fix,
  };
}
