import type { home as original } from '../../es/core/home.ts';
import type { Translated } from '../../translated.ts';

export const home = {
  title: 'Inici',
  greeting: 'Hola, {{name}}',
  leaderboard: {
    title: 'Classificació',
    loading: 'S’està carregant la classificació...',
    failed: 'Error en carregar la classificació',
    empty: 'No hi ha jugadors classificats',
    emptyHint: 'El rànquing comença amb el primer partit que puntuï.',
    points: '{{rating}} punts',
    all: 'Mostra tots els jugadors',
    podium: 'Podi',
  },
  firstSteps: {
    title: 'Què t’hi porta?',
    dismiss: 'No ho tornis a mostrar',
    play: 'Jugar: crear el meu perfil',
    others: 'Inscriure altres persones',
    organise: 'Organitzar un torneig',
  },
  approval: {
    title_one: '{{count}} torneig espera el teu vistiplau',
    title_other: '{{count}} torneigs esperen el teu vistiplau',
    see: 'Mira qui l’organitza',
  },
  upcoming: {
    title: 'Pròxims torneigs',
    empty: 'No hi ha torneigs a la vista',
    emptyHint: 'Crea’n un i comparteix l’enllaç d’inscripció.',
    create: 'Crea un torneig',
    all: 'Mostra tots els torneigs',
    places: '{{taken}} de {{max}} places',
  },
  nextMatch: {
    title: 'El teu pròxim partit',
    table: 'Et toca a la taula {{table}}',
    noTable: 'Taula per assignar',
    pending: 'Rival per decidir',
    open: 'Mostra el partit',
  },
  registrations: {
    canceled: 'Cancel·lat',
    canceledBecause: 'Motiu: {{reason}}',
    title: 'Les teves inscripcions',
    empty: 'Encara no t’has inscrit a cap torneig',
  },
} as const satisfies Translated<typeof original>;
