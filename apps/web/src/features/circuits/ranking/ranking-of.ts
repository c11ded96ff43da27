import { getCircuitRanking, getEditionRanking, type AnswerOf, type Ranked } from '@topspin/contract';

/** The ranking of an edition or of a circuit. */
export type RankingOf = {
  readonly route: typeof getEditionRanking | typeof getCircuitRanking;
  readonly id: string;
};

export const ofEdition = (id: string): RankingOf => ({ route: getEditionRanking, id });
export const ofCircuit = (id: string): RankingOf => ({ route: getCircuitRanking, id });

type Page = AnswerOf<typeof getEditionRanking>;

/** Rankings always answer whole rows. */
const isWhole = (row: Page['collection'][number]): row is Ranked =>
  row.player !== undefined && row.position !== undefined;

/** The rows of a page of the ranking. */
export const rowsOf = (page: Page | undefined): readonly Ranked[] => (page?.collection ?? []).filter(isWhole);
