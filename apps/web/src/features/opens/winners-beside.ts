import type { OpenPage, Phase } from '@topspin/contract';

type Winner = { readonly phase: Phase; readonly name: string };

/** Who won brackets other than the champion's, such as a consolation draw. */
export const winnersBeside = (
  { champion }: Pick<OpenPage, 'champion'>,
  phases: readonly Phase[],
): readonly Winner[] =>
  phases.flatMap((phase) =>
    phase.groups.flatMap(({ winner }) =>
      winner === null || winner._id === champion?._id ? [] : [{ phase, name: winner.name }],
    ),
  );
