import type { RemovedPlayer, RestoreObstacle } from '@topspin/contract';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { mayLeave } from './actions.ts';
import { removedOfOpen } from './removed-store.ts';

type Row = Awaited<ReturnType<typeof removedOfOpen>>[number];
type Open = Pick<LockedOpen, 'id' | 'state'> & { readonly groupsSaved: boolean };

/** The players who were removed from an open in the last thirty days or left it, for its organisers; latest first. */
export async function removedPlayers(db: Db, open: Open, now: Date): Promise<RemovedPlayer[]> {
  const rows = await removedOfOpen(db, open.id, now);
  return rows.map((row) => ({
    _id: row.id,
    player: { _id: row.player_id, name: row.name, guest: row.guest_of !== null },
    was: row.was,
    state: row.state,
    removed_at: row.removed_at.toISOString(),
    removed_by:
      row.state === 'withdrawn' || row.remover_name === null
        ? null
        : { _id: row.removed_by, name: row.remover_name },
    obstacle: obstacleOf(row, open),
  }));
}

const asOrganiser = { as: 'organiser', self: false, relation: 'paper' } as const;

function obstacleOf(row: Row, open: Open): RestoreObstacle | null {
  if (row.state !== 'removed') return 'leftAlone';
  if (row.deleted_at !== null && row.guest_of === null) return 'playerDeleted';
  // Removing does not depend on trust.
  const leaving = { open: { ...open, trusted: true }, acting: asOrganiser, byOthers: false };
  if (!mayLeave({ ...leaving, from: row.was, to: row.state }).ok) return 'openState';
  const takesPlace = row.was === 'registered' || row.was === 'present';
  return open.state === 'active' && takesPlace && !row.drawn && open.groupsSaved ? 'groupsSaved' : null;
}
