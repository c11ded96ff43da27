import type { OpenPage, Phase } from '@topspin/contract';
import type { OpenTab } from './open-tabs.ts';

/** The most useful tab to show first: the results of a finished open, the phase in play. */
export function firstTab({ state }: Pick<OpenPage, 'state'>, phases: readonly Phase[]): OpenTab {
  if (state === 'finished') return 'results';
  const playing = phases.findLast((phase) => phase.state === 'matches');
  if (state !== 'active' || playing === undefined) return 'players';
  return playing.type === 'groups' ? 'groups' : 'knockouts';
}
