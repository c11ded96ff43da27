import type { PlayerId, Side } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { selectMatches, type MatchRow } from '#features/competition/store/matches.ts';

/** The matches whose winner or loser goes to this one. */
export const feedersOf = (db: Db, matchId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where((eb) => eb.or([eb('next_match_id', '=', matchId), eb('loser_next_match_id', '=', matchId)]))
    .execute();

/** Whether a side of a match is filled by another match, and not by the draw. */
export const isFed = (matches: readonly MatchRow[], match: MatchRow, side: Side): boolean =>
  matches.some(
    (other) =>
      (other.next_match_id === match.id && other.next_side === side) ||
      (other.loser_next_match_id === match.id && other.loser_next_side === side),
  );

/** Puts players in the place of others on the lines of a phase, all at once, since some may change places. */
export async function replaceOnLines(
  db: Db,
  phaseId: string,
  substitutes: ReadonlyMap<PlayerId, PlayerId>,
): Promise<void> {
  const lines = await db
    .selectFrom('group_players')
    .selectAll()
    .where('phase_id', '=', phaseId)
    .where('player_id', 'in', [...substitutes.keys()])
    .execute();
  const set = (group_id: string, line: number, player_id: string | null) =>
    db
      .updateTable('group_players')
      .set({ player_id })
      .where('group_id', '=', group_id)
      .where('line', '=', line)
      .execute();
  for (const { group_id, line } of lines) await set(group_id, line, null);
  for (const { group_id, line, player_id } of lines)
    await set(group_id, line, substitutes.get(player_id as PlayerId) ?? null);
}
