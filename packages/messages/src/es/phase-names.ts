import type { Phase } from '@topspin/contract';

/** What a phase is called that its organiser gives no name. */
export const phaseNames: Record<Phase['type'], string> = {
  groups: 'Fase de grupos',
  knockout: 'Eliminatoria',
};
