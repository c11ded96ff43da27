import type { PhaseId, PlayerId } from '../../id.ts';
import type { PhaseSource } from '../../open/phase.ts';
import { playersOfBracket } from './bracket-places.ts';
import type { ClassifiedBracket } from './bracket-places.ts';
import { bracketTiers, groupTiers } from './classification-tiers.ts';
import type { Tier } from './classification-tiers.ts';

/** A phase as the classification sees it: the standings of its groups, or the results of its brackets. */
export type ClassifiedPhase = { readonly id: PhaseId; readonly source: PhaseSource } & (
  | { readonly type: 'groups'; readonly groups: readonly (readonly PlayerId[])[] }
  | { readonly type: 'knockout'; readonly brackets: readonly ClassifiedBracket[] }
);

/** A player's final position, from 1; players may share one. */
export type ClassifiedPlayer = { readonly player: PlayerId; readonly position: number };

const tiersOf = (phase: ClassifiedPhase): readonly Tier[] => {
  switch (phase.type) {
    case 'groups':
      return groupTiers(phase.groups);
    case 'knockout':
      return bracketTiers(phase.brackets);
  }
};

const playersOf = (phase: ClassifiedPhase): readonly PlayerId[] => {
  switch (phase.type) {
    case 'groups':
      return phase.groups.flat();
    case 'knockout':
      return phase.brackets.flatMap((bracket) => [...playersOfBracket(bracket)]);
  }
};

/** A phase that takes its players from another, and the first position that it takes. */
type FollowUp = { readonly phase: ClassifiedPhase; readonly from: number };

const followUpsOf = (phases: readonly ClassifiedPhase[], id: PhaseId): readonly FollowUp[] =>
  phases
    .flatMap((phase) =>
      phase.source.kind === 'positions' && phase.source.phase === id
        ? { phase, from: phase.source.from }
        : [],
    )
    .toSorted((one, other) => one.from - other.from);

const isFromRegistrations = ({ source }: ClassifiedPhase): boolean => source.kind === 'registrations';

/** A phase from the registrations whose players played an earlier one follows that one, and takes all its positions. */
const asFollowUp = (
  phase: ClassifiedPhase,
  index: number,
  phases: readonly ClassifiedPhase[],
): ClassifiedPhase => {
  if (!isFromRegistrations(phase)) return phase;
  const players = new Set(playersOf(phase));
  const earlier = phases
    .slice(0, index)
    .findLast((one) => isFromRegistrations(one) && playersOf(one).some((player) => players.has(player)));
  return earlier === undefined
    ? phase
    : { ...phase, source: { kind: 'positions', phase: earlier.id, from: 1, to: Infinity } };
};

/**
 * The tiers of one phase, best first: a phase that takes positions of it replaces them, and players who
 * should have qualified but did not come right after those who did.
 */
const tiersFrom = (phases: readonly ClassifiedPhase[], phase: ClassifiedPhase): readonly Tier[] => {
  const followUps = followUpsOf(phases, phase.id);
  const goneOn = new Set(followUps.flatMap((followUp) => playersOf(followUp.phase)));
  const tiers: Tier[] = [];
  let after = 0;
  const insertUpTo = (position: number): void => {
    const due = followUps.filter(({ from }) => from > after && from <= position);
    tiers.push(...due.flatMap((followUp) => tiersFrom(phases, followUp.phase)));
    after = position;
  };
  for (const tier of tiersOf(phase)) {
    insertUpTo(tier.from);
    tiers.push({ ...tier, players: tier.players.filter((player) => !goneOn.has(player)) });
  }
  insertUpTo(Infinity);
  return tiers;
};

/**
 * The final classification of an open from its phases: the main draw first, consolation draws below it, then
 * players who did not qualify from a group, by position in it. Losers of one round share a position unless a
 * match decides it, and so do players of the same position of different groups. Phases fed by the registrations follow each
 * other in the order given. A position is one more than the players ahead, but where neither player came to the final, nobody
 * is first. Players still in a bracket are left out, and so are the positions they may take.
 */
export const classification = (given: readonly ClassifiedPhase[]): readonly ClassifiedPlayer[] => {
  const phases = given.map(asFollowUp);
  const positions = new Map<PlayerId, number>();
  let ahead = 0;
  for (const tier of phases.filter(isFromRegistrations).flatMap((phase) => tiersFrom(phases, phase))) {
    ahead += tier.stillIn;
    const position = Math.max(ahead + 1, tier.mayBeFirst ? 1 : 2);
    const placed = tier.players.filter((player) => !positions.has(player));
    for (const player of placed) positions.set(player, position);
    ahead += placed.length;
  }
  return [...positions].map(([player, position]) => ({ player, position }));
};
