/** The first page after login. */
export const home = {
  title: 'Inicio',
  greeting: 'Hola, {{name}}',
  leaderboard: {
    title: 'Clasificación',
    loading: 'Cargando clasificación...',
    failed: 'Error al cargar la clasificación',
    empty: 'No hay jugadores clasificados',
    emptyHint: 'El ranking empieza con el primer partido que puntúe.',
    points: '{{rating}} puntos',
    all: 'Ver todos los jugadores',
    podium: 'Podio',
  },
  firstSteps: {
    title: '¿Qué te trae por aquí?',
    dismiss: 'No volver a mostrar',
    play: 'Jugar: crear mi perfil',
    others: 'Inscribir a otras personas',
    organise: 'Organizar un torneo',
  },
  approval: {
    title_one: '{{count}} torneo espera tu visto bueno',
    title_other: '{{count}} torneos esperan tu visto bueno',
    see: 'Ver quién lo organiza',
  },
  upcoming: {
    title: 'Próximos torneos',
    empty: 'No hay torneos a la vista',
    emptyHint: 'Crea uno y comparte el enlace de inscripción.',
    create: 'Crear un torneo',
    all: 'Ver todos los torneos',
    places: '{{taken}} de {{max}} plazas',
  },
  nextMatch: {
    title: 'Tu próximo partido',
    table: 'Te toca en la mesa {{table}}',
    noTable: 'Mesa por asignar',
    pending: 'Rival por decidir',
    open: 'Ver el partido',
  },
  registrations: {
    canceled: 'Cancelado',
    canceledBecause: 'Motivo: {{reason}}',
    title: 'Tus inscripciones',
    empty: 'Aún no te has inscrito en ningún torneo',
  },
} as const;
