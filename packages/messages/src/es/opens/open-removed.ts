/** What was removed from an open, for its organisers. */
export const openRemoved = {
  title: 'Quitado de este torneo',
  hint: 'De los últimos 30 días. Lo que recuperes vuelve como estaba, y no se avisa a nadie.',
  left: 'Se dio de baja',
  removed: 'Jugador quitado',
  removedBy: 'Quitado por {{name}}',
  deleted: 'Fase borrada',
  deletedBy: 'Fase borrada por {{name}}',
  undrawn: 'Sorteo deshecho',
  undrawnBy: 'Sorteo deshecho por {{name}}',
  unplanned: 'Partidos borrados',
  unplannedBy: 'Partidos borrados por {{name}}',
  restore: 'Recuperar',
  restoreNamed: 'Recuperar {{name}}',
  back: '{{name}} vuelve a estar en el torneo',
  obstacles: {
    leftAlone: 'Solo vuelve por su cuenta o si acepta una invitación.',
    playerDeleted: 'Su perfil está borrado: hay que recuperarlo antes.',
    groupsSaved: 'Se fue antes del sorteo. Ya solo puede entrar en un grupo que no haya empezado.',
    openState: 'Tal como está ahora el torneo, no se puede recuperar.',
    changedSince: 'Los jugadores, las fases o los resultados han cambiado desde entonces.',
  },
} as const;
