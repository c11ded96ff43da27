import type { PhaseId, PlayerId } from '../../id.ts';
import type { PhaseSource } from '../../open/phase.ts';
import { bracketTiers, groupTiers } from './classification-tiers.ts';
import type { ClassifiedBracket, Tier } from './classification-tiers.ts';

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
      return phase.brackets.flatMap(({ players }) => players);
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

const shift = (classified: readonly ClassifiedPlayer[], by: number): readonly ClassifiedPlayer[] =>
  classified.map(({ player, position }) => ({ player, position: position + by }));

/**
 * The classification of one phase, counting from 1: a phase that takes positions of it replaces
 * them, and players who should have qualified but did not come right after those who did.
 */
const classify = (
  phases: readonly ClassifiedPhase[],
  phase: ClassifiedPhase,
): readonly ClassifiedPlayer[] => {
  const waiting = [...followUpsOf(phases, phase.id)];
  const goneOn = new Set(waiting.flatMap((followUp) => playersOf(followUp.phase)));
  const classified: ClassifiedPlayer[] = [];
  // Counted in players, not in positions: if neither finalist appeared, two are second and the next is third.
  let placed = 0;
  const insert = (followUp: FollowUp, position: number): void => {
    classified.push(...shift(classify(phases, followUp.phase), position - 1));
    placed += playersOf(followUp.phase).length;
  };
  for (const tier of tiersOf(phase)) {
    while (waiting[0] !== undefined && waiting[0].from <= tier.to) {
      insert(waiting.shift() as FollowUp, Math.max(placed + 1, tier.position));
    }
    const staying = tier.players.filter((player) => !goneOn.has(player));
    const position = Math.max(placed + 1, tier.position);
    classified.push(...staying.map((player) => ({ player, position })));
    placed += staying.length;
  }
  for (const followUp of waiting) insert(followUp, placed + 1);
  return classified;
};

/**
 * The final classification of an open from its phases: the main draw first, consolation draws below it, then
 * players who did not qualify from a group, by position in it. Losers of one round share a position unless a
 * match decides it, and so do players of the same position of different groups. Players still in a bracket
 * are left out. Phases fed by the registrations follow each other in the order given.
 */
export const classification = (phases: readonly ClassifiedPhase[]): readonly ClassifiedPlayer[] => {
  const classified: ClassifiedPlayer[] = [];
  let before = 0;
  for (const phase of phases.filter(({ source }) => source.kind === 'registrations')) {
    classified.push(...shift(classify(phases, phase), before));
    before += playersOf(phase).length;
  }
  return classified;
};
