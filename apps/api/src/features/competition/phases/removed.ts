import type { listRemoved, RemovedPhase } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { factsOf, findOpen } from '#features/opens/reads.ts';
import { removedPlayers } from '#features/inscriptions/reads.ts';
import { removedPhasesOf } from '#features/competition/store/removed-phases.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { restoredDuring } from './policy.ts';

/** What was removed from an open in the last thirty days, and what keeps each from being put back. */
export async function readRemoved({ db, params, user, now }: Call<typeof listRemoved>) {
  const open = found(await findOpen(db, params.id, user));
  const { groupsSaved } = await factsOf(db, open);
  const phases = await removedPhasesOf(db, open.id, now);
  return {
    players: await removedPlayers(db, { ...open, groupsSaved }, now),
    phases: phases.map((row) => present(row, open.state)),
  };
}

type Row = Awaited<ReturnType<typeof removedPhasesOf>>[number];

const present = (row: Row, open: OpenState): RemovedPhase => ({
  _id: row.phase_id,
  name: row.name,
  number: row.number,
  type: row.type,
  was: row.was,
  deleted: row.deleted,
  removed_at: row.removed_at.toISOString(),
  removed_by: row.remover_name === null ? null : { _id: row.removed_by, name: row.remover_name },
  obstacle: obstacleOf(row, open),
});

function obstacleOf({ was, same }: Row, open: OpenState): RemovedPhase['obstacle'] {
  if (!restoredDuring(was).includes(open)) return 'openState';
  return same ? null : 'changedSince';
}
