import { updatePhase } from '#features/competition/store/phases.ts';
import { eraseRemovedPhases } from '#features/competition/store/removed-phases.ts';
import type { Db } from '#http/call.ts';
import type { Person, PersonalData } from '#http/person.ts';

/** Strikes somebody's name from the phase names of opens they own, and forgets the phases they deleted. */
async function erase(db: Db, { account, strike }: Person): Promise<void> {
  if (account === null) return;
  await eraseRemovedPhases(db, account);
  const phases = db
    .selectFrom('phases')
    .innerJoin('open_organisers', 'open_organisers.open_id', 'phases.open_id')
    .where('user_id', '=', account)
    .where('role', '=', 'owner')
    .select(['phases.id', 'phases.name']);
  for (const { id, name } of await phases.execute())
    if (strike(name) !== name) await updatePhase(db, id, { name: strike(name) });
}

/** Personal data in phases. */
export const personalData: PersonalData = { name: 'phases', erase };
