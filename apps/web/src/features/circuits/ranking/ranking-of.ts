import { getCircuitRanking, getEditionRanking, type Ranked } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import type { RankingOf } from '#domain/ranking/ranking-of.ts';

const of = (route: typeof getEditionRanking | typeof getCircuitRanking, id: string): RankingOf<Ranked> => ({
  key: [route.name, id],
  read: (query, signal) => call(route, { params: { id }, query, signal }),
});

export const ofEdition = (id: string): RankingOf<Ranked> => of(getEditionRanking, id);
export const ofCircuit = (id: string): RankingOf<Ranked> => of(getCircuitRanking, id);
