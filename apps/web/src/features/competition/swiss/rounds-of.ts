import type { Group } from '@topspin/contract';

/** A round of a Swiss phase with its matches, and who had the bye. */
export type SwissRoundShown = {
  readonly number: number;
  readonly matches: Group['matches'];
  readonly byes: readonly Group['byes'][number]['player'][];
};

/** The rounds of a Swiss phase, the latest first. */
export function roundsOf({ matches, byes }: Pick<Group, 'matches' | 'byes'>): readonly SwissRoundShown[] {
  const inRounds = Map.groupBy(matches, ({ round_number }) => round_number);
  return [...inRounds]
    .toSorted(([one], [other]) => other - one)
    .map(([number, played]) => ({
      number,
      matches: played,
      byes: byes.flatMap(({ round, player }) => (round === number ? [player] : [])),
    }));
}
