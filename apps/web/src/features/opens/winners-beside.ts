import type { OpenPage, Phase } from '@topspin/contract';

type Winner = { readonly phase: Phase; readonly name: string };

/** The winners of brackets that do not decide the open, such as a consolation draw. */
export const winnersBeside = (
  { champions }: Pick<OpenPage, 'champions'>,
  phases: readonly Phase[],
): readonly Winner[] =>
  phases.flatMap((phase) =>
    phase.groups.flatMap(({ winner }) =>
      winner === null || champions.some(({ _id }) => _id === winner._id)
        ? []
        : [{ phase, name: winner.name }],
    ),
  );
