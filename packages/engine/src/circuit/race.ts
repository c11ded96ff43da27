import type { OpenId, PlayerId } from '../id.ts';
import { countResults, dated, latestFirst } from './open-result.ts';
import type { Counting, DatedResult, FinishedOpen, OpenResult } from './open-result.ts';
import { place, total } from './ranking.ts';
import type { Total } from './ranking.ts';

/** The leaders of an edition after one of its opens. */
export type RaceStep = {
  readonly open: OpenId;
  readonly rows: readonly { readonly player: PlayerId; readonly position: number; readonly points: number }[];
};

type Race = Counting & { readonly opens: readonly FinishedOpen[]; readonly results: readonly OpenResult[] };

/** The first of these; only those with enough points are put in order. */
const firstOf = (totals: readonly Total[], leaders: number): RaceStep['rows'] => {
  const points = Float64Array.from(totals, (row) => row.points).sort();
  const enough = points[points.length - leaders] ?? -Infinity;
  return place(totals.filter((row) => row.points >= enough))
    .slice(0, leaders)
    .map(({ player, position, points }) => ({ player, position, points }));
};

/**
 * How the leaders of an edition came about: the first of its ranking after each of its opens, oldest first. Only the totals of those who
 * played are computed again after each.
 */
export const raceOf = ({ opens, results, ...counting }: Race, leaders: number): readonly RaceStep[] => {
  const inside = new Set(opens.map(({ id }) => id));
  const ofOpen = Map.groupBy(results, ({ open }) => open);
  const played = new Map<PlayerId, DatedResult[]>();
  const totals = new Map<PlayerId, Total>();
  return opens
    .toSorted(latestFirst)
    .toReversed()
    .map((open) => {
      for (const result of ofOpen.get(open.id) ?? []) {
        const all = [...(played.get(result.player) ?? []), dated(result, open)];
        played.set(result.player, all);
        totals.set(result.player, total(countResults(result.player, all, inside, counting)));
      }
      const ranked = [...totals.values()].filter(({ counted }) => counted.length > 0);
      return { open: open.id, rows: firstOf(ranked, leaders) };
    });
};
