import type { OpenPage, Phase } from '@topspin/contract';
import { type OpenTab, tabOf } from './open-tabs.ts';

type Shown = Pick<OpenPage, 'state' | 'doubles'> & { readonly may: Pick<OpenPage['may'], 'manage'> };

/**
 * The most useful tab to show first: the results of a finished open, the phase in play or drawn last; before the draw of doubles the pairs,
 * where players find their partner.
 */
export function firstTab({ state, doubles, may }: Shown, phases: readonly Phase[]): OpenTab {
  if (state === 'finished') return 'results';
  const before = doubles !== undefined && !may.manage && state !== 'canceled' ? 'pairs' : 'players';
  if (state !== 'active') return before;
  const current =
    phases.findLast((phase) => phase.state === 'matches') ??
    phases.findLast((phase) => phase.state !== 'created');
  return current ? tabOf[current.type] : before;
}
