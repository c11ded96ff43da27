import { openPoints, type OpenPoints } from '@topspin/engine';
import type { OpenPerformanceRow } from '#features/competition/reads.ts';
import type { PaidOpen } from './store.ts';

/** What each player earned in each open. */
export type Earned = ReadonlyMap<string, { readonly row: OpenPerformanceRow; readonly points: OpenPoints }>;

/** Looks up what a player earned in an open. */
export type EarnedBy = Pick<Earned, 'get'>;

export const keyOf = (openId: string, playerId: string): string => `${openId} ${playerId}`;

/** The points of opens, under the current rules of their editions. */
export function earnedIn(opens: readonly PaidOpen[], rows: readonly OpenPerformanceRow[]): Earned {
  const systems = new Map(opens.map(({ id, system }) => [id, system]));
  return new Map(
    rows.flatMap((row) => {
      const system = systems.get(row.open_id);
      if (!system) return [];
      const performance = {
        position: row.position,
        attended: true,
        matchesWon: row.matches_won,
        gamesWon: row.games_won,
        pointsBalance: row.points_balance,
      };
      return [[keyOf(row.open_id, row.player_id), { row, points: openPoints(performance, system) }] as const];
    }),
  );
}
