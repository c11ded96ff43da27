import type { ClassifiedBracket, KnockoutResult } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { linesOfPhase, resultsOfPhase, type ResultRow } from '#features/competition/store/groups.ts';

/** The brackets of a knockout with their finished matches, as the engine classifies them. */
export async function bracketsOfPhase(db: Db, phaseId: string): Promise<readonly ClassifiedBracket[]> {
  const results = (await resultsOfPhase(db, phaseId)).filter(({ state }) => state === 'finished');
  const lines = Map.groupBy(await linesOfPhase(db, phaseId), ({ group_id }) => group_id);
  return [...lines].map(([group, inGroup]) => ({
    players: inGroup.map(({ player_id }) => player_id).filter((player) => player !== null),
    results: results.filter(({ group_id }) => group_id === group).flatMap(asResult),
  }));
}

const winnerOf = ({ winner, player_a, player_b }: ResultRow) => {
  if (winner === null) return null;
  return winner === 'a' ? player_a : player_b;
};

const asResult = (row: ResultRow): KnockoutResult[] =>
  row.round === null ? [] : [{ round: row.round, a: row.player_a, b: row.player_b, winner: winnerOf(row) }];
