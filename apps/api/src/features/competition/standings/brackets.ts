import type { ClassifiedBracket, KnockoutResult, PlayerId } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { linesOfPhase, resultsOfPhase, type ResultRow } from '#features/competition/store/groups.ts';

/** The brackets of a knockout with their matches, as the engine classifies them; before there are any, everybody is still in. */
export async function bracketsOfPhase(db: Db, phaseId: string): Promise<readonly ClassifiedBracket[]> {
  const matches = Map.groupBy(await resultsOfPhase(db, phaseId), ({ group_id }) => group_id);
  const lines = Map.groupBy(await linesOfPhase(db, phaseId), ({ group_id }) => group_id);
  return [...lines].map(([group, inGroup]) => {
    const players = inGroup.map(({ player_id }) => player_id).filter(isKnown);
    const [finished, toPlay] = parted(matches.get(group) ?? []);
    return {
      players,
      results: finished.flatMap(asResult),
      toPlay: matches.has(group) ? toPlay.flatMap(playersOf).filter(isKnown) : players,
    };
  });
}

const parted = (rows: readonly ResultRow[]) =>
  [
    rows.filter(({ state }) => state === 'finished'),
    rows.filter(({ state }) => state !== 'finished'),
  ] as const;

const playersOf = ({ player_a, player_b }: ResultRow) => [player_a, player_b];
const isKnown = (player: PlayerId | null): player is PlayerId => player !== null;

const winnerOf = ({ winner, player_a, player_b }: ResultRow) => {
  if (winner === null) return null;
  return winner === 'a' ? player_a : player_b;
};

const asResult = (row: ResultRow): KnockoutResult[] =>
  row.round === null ? [] : [{ round: row.round, a: row.player_a, b: row.player_b, winner: winnerOf(row) }];
