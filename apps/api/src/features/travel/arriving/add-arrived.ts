import type { importOpen, restoreTravelled } from '@topspin/contract';
import { makeOwner } from '#features/invitations/commands.ts';
import { insertOpen, settleListed } from '#features/opens/commands.ts';
import type { Call } from '#http/call.ts';
import type { ReadFile } from '#features/travel/file/read.ts';
import type { Provenance } from '#features/travel/provenance.ts';
import { insertOrigin } from '#features/travel/store.ts';
import { openRow } from './open-row.ts';

type Arriving = Call<typeof importOpen> | Call<typeof restoreTravelled>;

type Arrived = {
  readonly id: string;
  readonly restored: boolean;
  readonly provenance: Provenance;
};

/** Adds an open that arrives as a file, with whoever sends it as its owner, and keeps where it comes from. */
export async function addArrived(
  call: Arriving,
  { file, sha256 }: ReadFile,
  { id, restored, provenance }: Arrived,
): Promise<void> {
  const { db, user, now } = call;
  const { source } = file;
  await insertOpen(db, openRow(file, { id, user, now }));
  await makeOwner(call, { kind: 'open', id }, 'owner');
  await settleListed(db, [id]);
  await insertOrigin(db, {
    open_id: id,
    source: source.installation,
    source_open: source.open,
    imported_by: user.id,
    sha256,
    restored,
    provenance: JSON.stringify(provenance),
  });
}
