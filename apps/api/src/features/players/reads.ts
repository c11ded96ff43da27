/** What other features read of players. */
import type { OwnPlayer } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { presentOwnPlayer } from './present.ts';
import { playerOfUser } from './store.ts';

export { refuseErasing } from './administrators/administrators.ts';
export { administeredAmong, administers, administersAs, looksAfterAs } from './administrators/store.ts';
export { playersAmong } from './among.ts';
export { mayReadAvatar, isSeenAsMinor, ofAdults, ownAvatar, publicAvatar } from './avatar.ts';
export { claimsToDecide, offersFor } from './claims/store.ts';
export { consentRow, consentWords, type ConsentRelation } from './consent.ts';
export { peopleOf, type Person } from './people.ts';
export { clubName, clubsJson, presentClubs, type SideClub } from './clubs/side-clubs.ts';
export { awaitsFamily, tiesBetween as tiesTo } from './ties.ts';
export { dayOf, isMinor, isPossibleBirth, seenAsMinor } from './policy.ts';
export type { GiveInitialRatings } from './context.ts';
export { ageCategoryOf, presentPlayer } from './present.ts';
export {
  avatarId,
  countUnrated,
  findCandidate,
  guestsMadeBy,
  findCandidates,
  isRated,
  players,
  shownPlayers,
  type Candidate,
} from './store.ts';

/** The player of an account as its own user sees it, or null. */
export async function ownPlayerOf(
  call: Pick<Call, 'db' | 'now' | 'seal'>,
  userId: string,
): Promise<OwnPlayer | null> {
  const row = await playerOfUser(call.db, userId);
  return row ? presentOwnPlayer(row, call) : null;
}
