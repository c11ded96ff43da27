import { bestFirst, dated, type FinishedOpen, type OpenResult, type RankingRow } from '@topspin/engine';
import { performancesIn, type OpenPerformanceRow } from '#features/competition/reads.ts';
import type { Db } from '#http/call.ts';

/** The results of these players in opens that are too old to count. */
export async function performancesOf(
  db: Db,
  older: readonly FinishedOpen[],
  rows: readonly RankingRow[],
): Promise<OpenPerformanceRow[]> {
  if (older.length === 0 || rows.length === 0) return [];
  return performancesIn(
    db,
    older.map(({ id }) => id),
    rows.map(({ player }) => player),
  );
}

type Fallen = { readonly fallen: readonly OpenResult[]; readonly older: readonly FinishedOpen[] };

/** Adds the results of older opens to those that fell out of the window, best first. */
export function withFallenOut(rows: readonly RankingRow[], { fallen, older }: Fallen): RankingRow[] {
  const byId = new Map(older.map((open) => [open.id, open]));
  const known = fallen.flatMap((result) => {
    const open = byId.get(result.open);
    return open ? [dated(result, open)] : [];
  });
  const byPlayer = Map.groupBy(known, ({ player }) => player);
  return rows.map((row) => {
    const outside = row.dropped
      .filter(({ reason }) => reason === 'outsideWindow')
      .map(({ result }) => result);
    const all = [...outside, ...(byPlayer.get(row.player) ?? [])].toSorted(bestFirst);
    return {
      ...row,
      dropped: [
        ...row.dropped.filter(({ reason }) => reason !== 'outsideWindow'),
        ...all.map((result) => ({ result, reason: 'outsideWindow' as const })),
      ],
    };
  });
}
