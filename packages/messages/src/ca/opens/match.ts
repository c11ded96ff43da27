import type { match as original } from '../../es/opens/match.ts';
import type { Translated } from '../../translated.ts';

export const match = {
  unknownPlayer: 'Per decidir',
  group: 'Grup {{name}}',
  number: 'Partit {{number}}',
  round: 'Ronda {{number}}',
  rounds: {
    final: 'Final',
    semifinal: 'Semifinals',
    quarterfinal: 'Quarts de final',
    roundOf16: 'Vuitens de final',
    roundOf32: 'Setzens de final',
    roundOf64: 'Ronda de 64',
    roundOf128: 'Ronda de 128',
    roundOf256: 'Ronda de 256',
    roundOf512: 'Ronda de 512',
    thirdPlace: 'Tercer lloc',
  },
  table: 'Taula {{number}}',
  umpire: 'Arbitra {{name}}',
  states: { waiting: 'Per decidir', enrolled: 'Preparat', inPlay: 'En joc', finished: 'Finalitzat' },
  outcomes: {
    played: 'Jugat',
    walkover: 'Incompareixença (W.O.)',
    retired: 'Abandonament',
    disqualified: 'Desqualificació',
  },
  endings: { walkover: 'W.O.', retired: 'Abandonament', disqualified: 'Desqual.' },
  /** Of a match whose result a correction took away. */
  annulled: { void: 'Anul·lat', replay: 'Per repetir' },
  set: 'Set {{number}}',
  sets: 'Sets',
  bestOf_one: 'A un set',
  bestOf_other: 'Al millor de {{count}}',
  serves: 'Serveix {{name}}',
  wonBy: 'Guanya {{name}}',
  board: 'Marcador en una altra pantalla',
} as const satisfies Translated<typeof original>;
