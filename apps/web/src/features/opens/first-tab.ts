import type { OpenPage, Phase } from '@topspin/contract';
import { type OpenTab, tabOf } from './open-tabs.ts';

/** The most useful tab to show first: the results of a finished open, the phase in play or drawn last. */
export function firstTab({ state }: Pick<OpenPage, 'state'>, phases: readonly Phase[]): OpenTab {
  if (state === 'finished') return 'results';
  if (state !== 'active') return 'players';
  const current =
    phases.findLast((phase) => phase.state === 'matches') ??
    phases.findLast((phase) => phase.state !== 'created');
  return current ? tabOf[current.type] : 'players';
}
