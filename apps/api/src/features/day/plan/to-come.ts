import type { OpenId, OpenState, PhaseToCome } from '@topspin/engine';
import { usualGroupSize } from '#features/competition/reads.ts';
import { beforePlay, type DayRows, type OpenOfDay, type PhaseOfDay } from './rows.ts';

/**
 * The phases that have no matches yet, so that the estimates know of the rest of the day; of an open that is not in play, not before its
 * start. How many play one is what its draw says, or else the positions that it takes of each group of its source, or everybody there is.
 */
export function phasesToCome(
  phases: readonly PhaseOfDay[],
  opens: readonly Pick<OpenOfDay, 'id' | 'state' | 'startsAt'>[],
): readonly PhaseToCome[] {
  const starts = new Map(
    opens.flatMap(({ id, state, startsAt }) => (isBeforePlay(state) ? [[id, startsAt]] : [])),
  );
  const byId = new Map(phases.map((phase) => [phase.id, phase]));
  return phases.flatMap((phase): PhaseToCome[] => {
    const { type, state, open, number, bestOf, thirdPlace } = phase;
    if (state === 'finished' || (state === 'matches' && phase.roundsToCome === 0)) return [];
    const sizes = sizesOf(phase, byId).filter((size) => size > 1 || type === 'knockout');
    const entrants = sum(sizes);
    if (entrants < 2) return [];
    const toCome = { open, phase: number, bestOf, notBefore: starts.get(open) ?? null };
    switch (type) {
      case 'knockout':
        return [{ ...toCome, type, entrants, thirdPlace }];
      case 'groups':
        return [{ ...toCome, type, sizes }];
      case 'swiss':
        return [{ ...toCome, type, entrants, rounds: phase.roundsToCome }];
    }
  });
}

const isBeforePlay = (state: OpenState): boolean => beforePlay.some((one) => one === state);

/** The opens of which nothing is known yet that would be counted: no phase with matches, and none whose matches can be told. */
export function uncountedOpens(
  { opens, phases }: Pick<DayRows, 'opens' | 'phases'>,
  toCome: readonly PhaseToCome[],
): readonly OpenId[] {
  const counted = new Set([
    ...toCome.map(({ open }) => open),
    ...phases.flatMap(({ open, state }) => (state === 'matches' || state === 'finished' ? [open] : [])),
  ]);
  return opens.flatMap(({ id, state }) =>
    (state === 'active' || isBeforePlay(state)) && !counted.has(id) ? [id] : [],
  );
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** How many play each group of a phase, or its bracket: phases take from earlier ones only, so this ends. */
function sizesOf(phase: PhaseOfDay, byId: ReadonlyMap<string, PhaseOfDay>): readonly number[] {
  if (phase.sizes.length > 0) return phase.sizes;
  const entrants = entrantsOf(phase, byId);
  if (phase.type !== 'groups') return [entrants];
  const groups = phase.groupsCount ?? Math.max(1, Math.ceil(entrants / (phase.groupSize ?? usualGroupSize)));
  return Array.from({ length: groups }, (_, group) => Math.floor((entrants + group) / groups));
}

function entrantsOf(
  { source, from, to, fillTo, players }: PhaseOfDay,
  byId: ReadonlyMap<string, PhaseOfDay>,
): number {
  const before = source === null ? undefined : byId.get(source);
  if (before === undefined) return players;
  const sizes = sizesOf(before, byId);
  const upTo = (last: number | null) =>
    sum(sizes.map((size) => Math.max(0, Math.min(size, last ?? size) - (from ?? 1) + 1)));
  return fillTo === null || to === null ? upTo(to) : Math.min(Math.max(fillTo, upTo(to)), upTo(to + 1));
}
