import { type BodyInputOf, createCircuit, createEdition, type Edition } from '@topspin/contract';
import type { Caller } from './client.ts';

type RankingSystem = BodyInputOf<typeof createEdition>['ranking_system'];

const usual: RankingSystem = {
  pointsDistribution: [{ position: 1, points: 100 }],
  usePerformanceMetrics: false,
  performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
  bonusPointsForAttendance: 0,
  window: { type: 'days', period: 365 },
};

/** An edition of a new circuit, made by a circuit manager. */
export async function givenEdition(manager: Caller, ranking_system = usual): Promise<Edition> {
  const circuit = await manager.get(createCircuit, {
    body: { name: 'Circuito', description: [{ lang: 'es', text: 'Abierto' }] },
  });
  return manager.get(createEdition, {
    body: {
      circuit_id: circuit._id,
      name: 'Temporada',
      date_start: '2027-01-01',
      date_end: '2027-12-31',
      ranking_system,
    },
  });
}
