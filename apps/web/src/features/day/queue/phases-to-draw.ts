import type { Day, DayEstimates } from '@topspin/contract';

type ToDraw = {
  readonly open: Day['opens'][number];
  /** The draw is made: its matches are still to be created. */
  readonly isDrawn: boolean;
  /** It plays a Swiss system: its next round is still to be paired. */
  readonly isSwiss: boolean;
  readonly tab: 'groups' | 'knockouts';
};

/** The opens that a user runs and that wait for a draw or its matches alone, each with the tab where these are made. */
export function phasesToDraw(
  { opens, matches }: Pick<Day, 'opens' | 'matches'>,
  toCome: readonly Pick<DayEstimates['to_come'][number], 'open_id' | 'phase' | 'round' | 'drawn' | 'swiss'>[],
): readonly ToDraw[] {
  return opens.flatMap((open): ToDraw[] => {
    const isPlaying = matches.some(({ open_id, state }) => open_id === open._id && state !== 'finished');
    const [next] = toCome
      .filter(({ open_id }) => open_id === open._id)
      .toSorted((one, other) => one.phase - other.phase);
    if (!next || isPlaying || !open.may_manage) return [];
    const { drawn: isDrawn = false, swiss: isSwiss = false, round } = next;
    return [{ open, isDrawn, isSwiss, tab: round === null ? 'groups' : 'knockouts' }];
  });
}
