import type { PublicTurns } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { presentTurns } from './present.ts';
import type { TurnsOfDays } from './turns-of-days.ts';

/** Reads what comes next in an open, for any of its players. */
export async function presentNext(
  turns: TurnsOfDays,
  db: Db,
  { open, now }: { readonly open: string; readonly now: Date },
): Promise<(player: string) => PublicTurns> {
  const day = await turns.find(db, open, now);
  if (!day) return () => ({ turns: [], over: true, time_zone: null });
  const starts = await turns.starts(db, day, now);
  return (player) => presentTurns({ player, open }, day, starts);
}
