import type { CircuitKey, VenueKey } from './places.ts';

/** An open of the demo: its name, date, venue and number of players. */
export type PlannedOpen = {
  readonly name: string;
  /** Days from today; negative for the past. */
  readonly day: number;
  readonly venue: VenueKey;
  readonly circuit: CircuitKey | null;
  readonly players: number;
};

/** The opens of the past year, all finished; the last one a few days ago. */
export const finishedOpens: readonly PlannedOpen[] = [
  { name: 'Open de Tots Sants', day: -361, venue: 'vic', circuit: 'osona', players: 40 },
  { name: 'Torneo de la Inmaculada', day: -342, venue: 'zaragoza', circuit: 'ebro', players: 32 },
  { name: 'Open de Reis', day: -314, venue: 'girona', circuit: 'osona', players: 48 },
  { name: 'Torneo de San Valero', day: -290, venue: 'zaragoza', circuit: 'ebro', players: 40 },
  { name: 'Open de Carnaval', day: -258, venue: 'vic', circuit: 'osona', players: 36 },
  { name: 'Trofeo Cincomarzada', day: -229, venue: 'zaragoza', circuit: 'ebro', players: 48 },
  { name: 'Open de Sant Jordi', day: -200, venue: 'girona', circuit: 'osona', players: 56 },
  { name: 'Open de Primavera', day: -166, venue: 'vic', circuit: null, players: 24 },
  { name: 'Torneo de San Juan', day: -137, venue: 'zaragoza', circuit: 'ebro', players: 32 },
  { name: 'Open de la Diada', day: -70, venue: 'girona', circuit: 'osona', players: 44 },
  { name: 'Trofeo del Pilar', day: -39, venue: 'zaragoza', circuit: 'ebro', players: 48 },
  { name: 'Open de Sant Martí', day: -6, venue: 'vic', circuit: 'osona', players: 48 },
];

/** A mixed doubles of the past, in a circuit: each of a pair has the points of its position. */
export const doublesOver: PlannedOpen = {
  name: 'Dobles mixtos de la Mercè',
  day: -57,
  venue: 'vic',
  circuit: 'osona',
  players: 32,
};

/** The open in play now. */
export const openInPlay: PlannedOpen = {
  name: 'Open Ciutat de Vic',
  day: 0,
  venue: 'vic',
  circuit: 'osona',
  players: 24,
};

/** A mixed doubles of which the groups are over, and a Swiss evening in its third round. */
export const doublesInPlay: PlannedOpen = {
  name: 'Dobles mixtos del Ebro',
  day: 0,
  venue: 'zaragoza',
  circuit: 'ebro',
  players: 32,
};
export const swissInPlay: PlannedOpen = {
  name: 'Suizo de Santa Eugènia',
  day: 0,
  venue: 'girona',
  circuit: null,
  players: 24,
};

/** Upcoming opens, and one that was canceled. */
export const otherOpens = {
  reception: { name: 'Trofeo Ribera', day: 0, venue: 'zaragoza', circuit: 'ebro', players: 32 },
  registrationOpen: { name: 'Open de Santa Llúcia', day: 16, venue: 'girona', circuit: 'osona', players: 32 },
  doublesAhead: { name: 'Dobles mixtos de Reyes', day: 45, venue: 'zaragoza', circuit: null, players: 32 },
  created: { name: 'Open de Nadal', day: 37, venue: 'vic', circuit: null, players: 64 },
  canceled: { name: 'Open de la Fira', day: 9, venue: 'girona', circuit: null, players: 16 },
} as const satisfies Record<string, PlannedOpen>;
