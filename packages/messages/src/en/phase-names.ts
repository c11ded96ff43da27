import type { Phase } from '@topspin/contract';

/** The default names of phases. */
export const phaseNames: Record<Phase['type'], string> = {
  groups: 'Group stage',
  knockout: 'Knockout',
  swiss: 'Swiss system',
};
