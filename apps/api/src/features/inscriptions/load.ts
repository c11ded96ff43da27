import { findOpen, lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { findCandidate, type Candidate } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';

/** Locks an open that the viewer may know of, until this transaction ends. */
export async function lockVisibleOpen(
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  id: string,
): Promise<LockedOpen> {
  const open = await lockOpen(db, id);
  if (!open || !(await findOpen(db, id, viewer))) throw fail('thing.notFound');
  return open;
}

/** A player to register in an open, with what registering needs. */
export async function playerToEnrol(
  { db }: Pick<Call, 'db'>,
  openId: string,
  id: string,
): Promise<Candidate> {
  return found(await findCandidate(db, id, openId));
}
