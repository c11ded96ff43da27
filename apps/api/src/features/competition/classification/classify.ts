import { classification } from '@topspin/engine';
import { changesOfOpen } from '#features/competition/ratings/changes.ts';
import { lockOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { inTransaction } from '#http/transaction.ts';
import { classifiedPhases } from './phases.ts';
import { outdatedClassifications, performances, saveResults } from './store.ts';

/** A player's final position and figures; shared positions have the same number. */
export type ClassifiedRow = {
  readonly player_id: string;
  readonly position: number;
  readonly reached: string | null;
  readonly matches_won: number;
  readonly matches_lost: number;
  readonly games_won: number;
  readonly points_balance: number;
  readonly rating_change: number;
};

const nothing = { reached: null, matches_won: 0, matches_lost: 0, games_won: 0, points_balance: 0 };

/** The classification of an open as it stands: final once the open is finished. */
export async function classify(db: Db, openId: string): Promise<readonly ClassifiedRow[]> {
  const figures = await performances(db, openId);
  const changes = await changesOfOpen(db, openId);
  return classification(await classifiedPhases(db, openId)).map(({ player, position }) => ({
    ...nothing,
    ...figures.get(player),
    player_id: player,
    position,
    rating_change: changes.get(player) ?? 0,
  }));
}

/** Stores the final classification of an open, when it finishes and after each correction. */
export async function settleClassification(db: Db, openId: string): Promise<void> {
  const rows = await classify(db, openId);
  await saveResults(
    db,
    openId,
    rows.map((row) => ({ ...row, open_id: openId })),
  );
}

/**
 * Classifies finished opens again whose stored classification is not one of today's, each in a transaction of its own; several
 * servers may do so at once.
 */
export async function settleOutdatedClassifications(db: Db): Promise<void> {
  for (const openId of await outdatedClassifications(db)) {
    await inTransaction(db, async (transaction) => {
      const open = await lockOpen(transaction, openId);
      if (open?.state === 'finished') await settleClassification(transaction, openId);
    });
  }
}
