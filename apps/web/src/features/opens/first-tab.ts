import type { OpenPage, Phase } from '@topspin/contract';
import type { OpenTab } from './open-tabs.ts';

/** The tab that most people want to see first: the results of an open that is over, the phase that is being played. */
export function firstTab({ state }: Pick<OpenPage, 'state'>, phases: readonly Phase[]): OpenTab {
  if (state === 'finished') return 'results';
  const playing = phases.findLast((phase) => phase.state === 'matches');
  if (state !== 'active' || playing === undefined) return 'players';
  return playing.type === 'groups' ? 'groups' : 'knockouts';
}
