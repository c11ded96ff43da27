/** What other features read of players. */
import type { OwnPlayer } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { presentOwnPlayer } from './present.ts';
import { playerOfUser } from './store.ts';

export { avatarAddress, publicAvatar } from './avatar.ts';
export { consentRow, consentWords, type ConsentRelation } from './consent.ts';
export { peopleOf, type Person } from './people.ts';
export { dayOf } from './policy.ts';
export { ageCategoryOf } from './present.ts';
export { administers, administersAs, avatarId, findCandidate, type Candidate } from './store.ts';

/** The player of an account as its own person sees it, or null for who has none. */
export async function ownPlayerOf(db: Db, userId: string, now: Date): Promise<OwnPlayer | null> {
  const row = await playerOfUser(db, userId);
  return row ? presentOwnPlayer(row, now) : null;
}
