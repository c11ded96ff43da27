import type { openRemoved as original } from '../../es/opens/open-removed.ts';
import type { Translated } from '../../translated.ts';

export const openRemoved = {
  title: 'Tret d’aquest torneig',
  hint: 'Dels últims 30 dies. El que recuperis torna com estava, i no s’avisa ningú.',
  players_one: '{{count}} baixa',
  players_other: '{{count}} baixes',
  left: 'S’ha donat de baixa',
  removed: 'Jugador tret',
  removedBy: 'Tret per {{name}}',
  deleted: 'Fase esborrada',
  deletedBy: 'Fase esborrada per {{name}}',
  undrawn: 'Sorteig desfet',
  undrawnBy: 'Sorteig desfet per {{name}}',
  unplanned: 'Partits esborrats',
  unplannedBy: 'Partits esborrats per {{name}}',
  restore: 'Recupera',
  restoreNamed: 'Recupera {{name}}',
  back: '{{name}} torna a ser al torneig',
  obstacles: {
    leftAlone: 'Només pot tornar pel seu compte o acceptant una invitació.',
    playerDeleted: 'El seu perfil està esborrat: abans s’ha de recuperar.',
    groupsSaved: 'En va sortir abans del sorteig. Ara només pot entrar en un grup que no hagi començat.',
    openState: 'Tal com està ara el torneig, no es pot recuperar.',
    changedSince: 'Els jugadors, les fases o els resultats han canviat des de llavors.',
  },
} as const satisfies Translated<typeof original>;
