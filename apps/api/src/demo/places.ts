import { generatePoints } from '@topspin/engine';
import { accountId } from './accounts.ts';
import { idOf, type World } from './world.ts';

const venues = [
  {
    key: 'vic',
    name: 'Pavelló del Mirador',
    address: 'Carrer de la Riera 12, Vic',
    longitude: 2.254812,
    latitude: 41.930285,
    tables: 12,
    accessibility: 'Entrada a peu pla, lavabo adaptat i dues places reservades davant la porta.',
  },
  {
    key: 'girona',
    name: 'Poliesportiu Santa Eugènia',
    address: 'Carrer de l’Agudes 5, Girona',
    longitude: 2.804261,
    latitude: 41.974803,
    tables: 8,
    accessibility: 'Rampa a l’entrada lateral.',
  },
  {
    key: 'zaragoza',
    name: 'Pabellón Ribera del Ebro',
    address: 'Avenida de la Ribera 3, Zaragoza',
    longitude: -0.889742,
    latitude: 41.656061,
    tables: 16,
    accessibility: 'Acceso sin escalones y ascensor a la grada.',
  },
] as const;

export type VenueKey = (typeof venues)[number]['key'];
export const venueId = (key: VenueKey): string => idOf(`venue ${key}`);
export const tablesOf = (key: VenueKey): number => venues.find((venue) => venue.key === key)?.tables ?? 0;

const circuits = [
  {
    key: 'osona',
    name: 'Circuit de la Plana',
    count: { count_type: 'all', count_best: null },
    description: [
      { lang: 'es', text: 'Seis pruebas entre Vic y Girona, abiertas a todo el mundo.' },
      { lang: 'ca', text: 'Sis proves entre Vic i Girona, obertes a tothom.' },
      { lang: 'en', text: 'Six opens between Vic and Girona, for everybody.' },
    ],
  },
  {
    key: 'ebro',
    name: 'Circuito del Ebro',
    count: { count_type: 'best', count_best: 4 },
    description: [{ lang: 'es', text: 'Las cuatro mejores pruebas de cada temporada cuentan.' }],
  },
] as const;

/** The first sixteen positions earn points, each win a few more, and taking part something too. */
const rankingSystem = {
  pointsDistribution: generatePoints({ type: 'exponential', positions: 16, first: 2000, decay: 0.85 }),
  usePerformanceMetrics: true,
  performanceMetricsWeight: { matchesWon: 20, gamesWon: 5, pointsBalance: 0 },
  bonusPointsForAttendance: 50,
  grades: [],
  window: { type: 'days', period: 365 },
};

export type CircuitKey = (typeof circuits)[number]['key'];
export const editionId = (key: CircuitKey): string => idOf(`edition ${key}`);

export function addPlaces(world: World): void {
  for (const venue of venues) addVenue(world, venue);
  for (const circuit of circuits) addCircuit(world, circuit);
}

function addVenue({ rows, now }: World, { key, tables, ...venue }: (typeof venues)[number]): void {
  const id = venueId(key);
  const admin = accountId('sede');
  rows.venues.push({
    id,
    ...venue,
    time_zone: 'Europe/Madrid',
    contacts: JSON.stringify([{ name: 'Conserjería', code: '+34', phone: '938000000' }]),
    created_by: admin,
    declared_by: admin,
    declared_at: now,
    declaration_version: 'demo',
  });
  rows.venue_admins.push({ venue_id: id, user_id: admin, role: 'admin', accepted_at: now });
  for (let number = 1; number <= tables; number += 1) rows.venue_tables.push({ venue_id: id, number });
}

/** The season of the past year's results. */
function addCircuit(
  { rows, now }: World,
  { key, name, count, description }: (typeof circuits)[number],
): void {
  const id = idOf(`circuit ${key}`);
  const created_by = accountId('circuitos');
  rows.circuits.push({
    id,
    name,
    ...count,
    description: JSON.stringify(description),
    phones: JSON.stringify([]),
    email: 'circuitos@topspin.example',
    created_by,
  });
  const year = now.getUTCFullYear();
  rows.editions.push({
    id: editionId(key),
    circuit_id: id,
    name: `Temporada ${year - 1}-${year + 1}`,
    date_start: `${year - 1}-09-01`,
    date_end: `${year + 1}-08-31`,
    state: 'active',
    ranking_system: JSON.stringify(rankingSystem),
    created_by,
  });
}
