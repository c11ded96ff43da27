import type { PlayerTurns, PublicTurns } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { isAbsent, presentTurns } from './present.ts';
import type { DayTurns, TurnsOfDays } from './turns-of-days.ts';

type OpenAt = { readonly open: string; readonly now: Date };

/** Reads what comes next in an open, for any of its players. */
export async function presentNext(
  turns: TurnsOfDays,
  db: Db,
  asked: OpenAt,
): Promise<(player: string) => PublicTurns> {
  const day = await turns.find(db, asked.open, asked.now);
  return presentOn(day, turns, db, asked);
}

type OwnTurns = PublicTurns & Pick<PlayerTurns, 'absent'>;

/** The same for an account of its players, with who is not in the hall: that is for them, and for nobody else (ADR 146). */
export async function presentOwn(
  turns: TurnsOfDays,
  db: Db,
  asked: OpenAt,
): Promise<(player: string) => OwnTurns> {
  const day = await turns.find(db, asked.open, asked.now);
  const next = await presentOn(day, turns, db, asked);
  return (player) => ({ ...next(player), absent: day !== undefined && isAbsent(player, day) });
}

async function presentOn(day: DayTurns | undefined, turns: TurnsOfDays, db: Db, { open, now }: OpenAt) {
  if (!day) return (): PublicTurns => ({ turns: [], over: true, time_zone: null });
  const starts = await turns.starts(db, day, now);
  return (player: string): PublicTurns => presentTurns({ player, open }, day, starts);
}
