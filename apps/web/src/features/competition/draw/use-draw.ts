import { draw, type DrawProposal, listPhases, type Phase, saveGroups } from '@topspin/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';
import type { Places } from './swap.ts';

/**
 * The options of a draw: a new seed, a different number of seeds (null for the default), the order of the first ones (by rating if
 * empty), and qualifiers not to be replaced.
 */
type DrawOptions = {
  readonly seed?: string;
  readonly seeds?: number | null;
  readonly seed_order?: string[];
  readonly vacant?: string[];
};

/** A draw as proposed, and its current places. */
type Drawn = {
  readonly proposal: DrawProposal;
  readonly asked: DrawOptions;
  readonly places: Places;
};

const proposed = ({ groups }: DrawProposal): Places => groups.map(({ players }) => players);

/** Whether the organiser has chosen anything that closing would lose: the number or the order of seeds, a vacant place, a swap. */
const isChanged = ({ proposal, asked: { seeds, seed_order: order, vacant }, places }: Drawn): boolean =>
  seeds !== undefined ||
  order !== undefined ||
  vacant !== undefined ||
  JSON.stringify(places) !== JSON.stringify(proposed(proposal));

/** Proposes the draw of a phase, any number of times, and saves it. */
export function useDraw(phase: Phase, onSaved: () => void) {
  const { t } = useTranslation('competition');
  const params = { id: phase._id };
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const propose = useWrite({
    overlaps: true,
    showsError: shownHere,
    write: (body: DrawOptions) => call(draw, { params, body }),
    onSuccess: (proposal, asked) => setDrawn({ proposal, asked, places: proposed(proposal) }),
  });
  const save = useWrite({
    showsError: shownHere,
    write: ({ proposal, asked, places }: Drawn) => {
      const groups = places.map((players) => ({ players: [...players] }));
      return call(saveGroups, { params, body: { ...asked, seed: proposal.report.seed, groups } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries();
      notify('success', t('draw.saved'));
      onSaved();
    },
    // Another organiser may have drawn it: the page behind shows its current state.
    onError: () => void invalidate(listPhases),
  });
  const { mutate: proposeBy } = propose;
  useEffect(() => proposeBy({}), [proposeBy]);
  /** The same draw with changed options. */
  const proposeAs = (asked: DrawOptions) =>
    proposeBy({ ...drawn?.asked, ...(drawn && { seed: drawn.proposal.report.seed }), ...asked });
  return { drawn, isChanged: drawn !== null && isChanged(drawn), setDrawn, propose, proposeAs, save };
}
