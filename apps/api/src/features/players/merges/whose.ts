import type { FilledField } from '@topspin/contract';
import { administratorsOf } from '#features/players/administrators/store.ts';
import { seenAsMinor } from '#features/players/policy.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Profile } from './store.ts';

/** What only a player and those who look after the player see, or what is hidden of minors. */
const personal: readonly FilledField[] = [
  'date_of_birth',
  'licence',
  'contact_phone',
  'social_networks',
  'gender',
  'nationality',
];

type Pair = Readonly<Record<'kept' | 'merged', Profile>>;

/**
 * Which fields a merge must not fill, so that nobody gets to see a profile through another of the same name: an admin sees
 * only the names. Refuses to give an account to somebody else's child, and to take a child away from a guardian.
 */
export async function withheldFrom(
  db: Db,
  { kept, merged }: Pair,
  now: Date,
): Promise<readonly FilledField[]> {
  const ofKept = await peopleOf(db, kept);
  const ofMerged = await peopleOf(db, merged);
  const givesAccount = merged.user_id !== null && !ofKept.all.has(merged.user_id);
  const takesFromGuardian = ofKept.all.size > 0 && !areIn(ofMerged.guardians, ofKept.all);
  if ((givesAccount && seenAsMinor(kept, now)) || takesFromGuardian) throw fail('player.guardianDecides');
  return areIn(ofKept.all, ofMerged.all) ? [] : personal;
}

const areIn = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].every((one) => others.has(one));

/** The accounts with everything about a player: its own, and those that look after it. */
async function peopleOf(db: Db, { id, user_id: own }: Profile) {
  const administrators = await administratorsOf(db, id);
  const guardians = administrators.filter(({ relation }) => relation === 'guardian');
  return {
    all: new Set<string>([
      ...administrators.map(({ user_id: user }) => user),
      ...(own === null ? [] : [own]),
    ]),
    guardians: new Set<string>(guardians.map(({ user_id: user }) => user)),
  };
}
