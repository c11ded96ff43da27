import type { Phase } from '@topspin/contract';

/** The word for the tab of everything but brackets: where there is only a Swiss system, it is not called after groups. */
export function wordOfGroups(phases: readonly Pick<Phase, 'type'>[]): 'groups' | 'swiss' {
  const types = new Set(phases.map(({ type }) => type));
  return types.has('swiss') && !types.has('groups') ? 'swiss' : 'groups';
}
