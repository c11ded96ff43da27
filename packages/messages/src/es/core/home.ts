/** The first page after login. */
export const home = {
  title: 'Inicio',
  greeting: 'Hola, {{name}}',
  leaderboard: {
    title: 'Clasificación',
    loading: 'Cargando clasificación...',
    failed: 'Error al cargar la clasificación',
    empty: 'No hay jugadores clasificados',
    emptyHint: 'Empieza con el primer partido que puntúe.',
    points: '{{rating}} puntos',
    all: 'Ver toda la clasificación',
    podium: 'Podio',
  },
  firstSteps: {
    title: '¿Qué te trae por aquí?',
    dismiss: 'No volver a mostrar',
    play: 'Jugar: crear mi perfil',
    others: 'Inscribir a otras personas',
    organise: 'Organizar un torneo',
  },
  recovery: {
    title_one: '{{count}} persona espera un código para cambiar su contraseña',
    title_other: '{{count}} personas esperan un código para cambiar su contraseña',
    see: 'Aquí no se envían correos: dáselo tú',
  },
  approval: {
    title_one: '{{count}} torneo espera tu visto bueno',
    title_other: '{{count}} torneos esperan tu visto bueno',
    see: 'Ver quién lo organiza',
  },
  handedOver: {
    title_one: '{{count}} perfil ha quedado a tu cargo: se borró la cuenta que lo llevaba',
    title_other: '{{count}} perfiles han quedado a tu cargo: se borraron las cuentas que los llevaban',
    see: 'Ver qué hacer',
  },
  places: {
    title_one: '{{count}} torneo pide plaza en un circuito',
    title_other: '{{count}} torneos piden plaza en un circuito',
    see: 'Aceptar o rechazar',
  },
  upcoming: {
    title: 'Próximos torneos',
    empty: 'No hay torneos a la vista',
    emptyHint: 'Crea uno y comparte el enlace de inscripción.',
    create: 'Crear un torneo',
    all: 'Ver todos los torneos',
  },
  venues: {
    title: 'Tus sedes',
    tables_one: '{{count}} mesa',
    tables_other: '{{count}} mesas',
    all: 'Gestionar las sedes',
  },
  registrations: {
    today: 'Hoy, {{time}}',
    canceled: 'Cancelado',
    canceledBecause: 'Motivo: {{reason}}',
    title: 'Tus inscripciones',
    empty: 'Aún no te has inscrito en ningún torneo',
  },
} as const;
