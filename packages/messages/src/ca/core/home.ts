import type { home as original } from '../../es/core/home.ts';
import type { Translated } from '../../translated.ts';

export const home = {
  title: 'Inici',
  greeting: 'Hola, {{name}}',
  leaderboard: {
    title: 'Classificació',
    loading: 'S’està carregant la classificació…',
    failed: 'No s’ha pogut carregar la classificació',
    empty: 'No hi ha jugadors classificats',
    emptyHint: 'La classificació comença amb el primer partit que puntuï.',
    points: '{{rating}} punts',
    all: 'Mostra tota la classificació',
    podium: 'Podi',
  },
  firstSteps: {
    title: 'Què vols fer?',
    dismiss: 'No ho tornis a mostrar',
    play: 'Jugar: crear el meu perfil',
    others: 'Inscriure altres persones',
    organise: 'Organitzar un torneig',
  },
  recovery: {
    title_one: '{{count}} persona espera un codi per canviar la contrasenya',
    title_other: '{{count}} persones esperen un codi per canviar la contrasenya',
    see: 'Aquí no s’envien correus: l’has de donar tu',
  },
  approval: {
    title_one: '{{count}} torneig espera el teu vistiplau',
    title_other: '{{count}} tornejos esperen el teu vistiplau',
    see: 'Mira qui l’organitza',
  },
  handedOver: {
    title_one: '{{count}} perfil ha quedat al teu càrrec: es va esborrar el compte que el gestionava',
    title_other:
      '{{count}} perfils han quedat al teu càrrec: es van esborrar els comptes que els gestionaven',
    see: 'Mira què cal fer',
  },
  places: {
    title_one: '{{count}} torneig demana plaça en un circuit',
    title_other: '{{count}} tornejos demanen plaça en un circuit',
    see: 'Accepta o rebutja',
  },
  upcoming: {
    title: 'Pròxims tornejos',
    empty: 'No hi ha tornejos a la vista',
    emptyHint: 'Crea’n un i comparteix l’enllaç d’inscripció.',
    create: 'Crea un torneig',
    all: 'Mostra tots els tornejos',
  },
  venues: {
    title: 'Les teves seus',
    tables_one: '{{count}} taula',
    tables_other: '{{count}} taules',
    all: 'Gestiona les seus',
  },
  registrations: {
    today: 'Avui, {{time}}',
    canceled: 'Cancel·lat',
    canceledBecause: 'Motiu: {{reason}}',
    title: 'Les teves inscripcions',
    empty: 'Encara no t’has inscrit a cap torneig',
  },
} as const satisfies Translated<typeof original>;
