import { type KnockoutFormat, type OpenFormat, swissRounds } from '@topspin/engine';
import { swissLimits } from '#domain/formats/format-code.ts';

/** What an open can consist of. */
export const planKinds = ['groups', 'knockout', 'swiss', 'swissAndKnockout'] as const;
export type PlanKind = (typeof planKinds)[number];

export function kindOf({ groups, swiss }: OpenFormat): PlanKind {
  if (swiss) return swiss.qualifiers < swissLimits.qualifiers.min ? 'swiss' : 'swissAndKnockout';
  return groups === null ? 'knockout' : 'groups';
}

const firstGroups = { size: 4, qualifiers: 2, bestOf: 5 } as const;
/** Quarter-finals. */
const firstBest = 8;

/** The rounds proposed for so many players, as far as they can be planned. */
const proposedRounds = (players: number): number =>
  Math.min(swissRounds(players).proposed, swissLimits.rounds.max);

/** The usual format of a kind for so many players. */
export function firstFormat(kind: PlanKind, knockout: KnockoutFormat, players: number): OpenFormat {
  switch (kind) {
    case 'groups':
      return { groups: firstGroups, knockout };
    case 'knockout':
      return { groups: null, knockout };
    case 'swiss':
    case 'swissAndKnockout': {
      const qualifiers = kind === 'swiss' ? 0 : Math.min(firstBest, players);
      return { groups: null, swiss: { rounds: proposedRounds(players), qualifiers, bestOf: 5 }, knockout };
    }
  }
}

/** The format for another number of players: the rounds proposed follow it, those chosen otherwise stay. */
export function formatFor(format: OpenFormat, before: number, players: number): OpenFormat {
  const { swiss, knockout } = format;
  if (swiss?.rounds !== proposedRounds(before)) return format;
  return { groups: null, swiss: { ...swiss, rounds: proposedRounds(players) }, knockout };
}
