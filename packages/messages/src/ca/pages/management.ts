import type { management as original } from '../../es/pages/management.ts';
import type { Translated } from '../../translated.ts';

export const management = {
  title: 'Gestió',
  hint: 'El que organitzes, el que portes i on estàs inscrit.',
  opens: { title: 'Torneigs que organitzes', empty: 'No organitzes cap torneig', create: 'Crea un torneig' },
  venues: { title: 'Seus que gestiones', empty: 'No gestiones cap seu', create: 'Crea una seu' },
  registrations: {
    title: 'Les teves inscripcions',
    empty: 'No tens cap inscripció',
    find: 'Mostra els torneigs',
    states: {
      registered: 'Inscrit',
      waiting: 'A la llista d’espera',
      present: 'Present',
      absent: 'Absent',
      invited: 'Convidat',
      withdrawn: 'Retirat',
      declined: 'No ve',
      removed: 'Donat de baixa',
    },
    waiting: 'Lloc {{position}} a la llista d’espera',
  },
  players: {
    title: 'Jugadors que administres',
    empty: 'No administres ningú',
    emptyHint: 'Pots donar d’alta altres persones, amb el seu consentiment, i inscriure-les.',
    create: 'Afegeix un jugador',
    name: 'Nom i cognoms',
    birth: 'Data de naixement',
    gender: 'Gènere',
    genderNone: 'Sense indicar',
    club: 'Club',
    relation: 'Quina relació hi tens',
    relations: {
      guardian: 'Mare, pare o tutor',
      coach: 'Entrenador/a',
      club: 'Responsable del club',
      other: 'Una altra',
    },
    submit: 'Afegeix el jugador',
    created: '{{name}} ja té perfil',
  },
  tablesCount_one: '{{count}} taula',
  tablesCount_other: '{{count}} taules',
} as const satisfies Translated<typeof original>;
