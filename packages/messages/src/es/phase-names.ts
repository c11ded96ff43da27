import type { Phase } from '@topspin/contract';

/** The default names of phases. */
export const phaseNames: Record<Phase['type'], string> = {
  groups: 'Fase de grupos',
  knockout: 'Eliminatoria',
  swiss: 'Sistema suizo',
};
