import {
  adultAge,
  isMinor as isMinorOn,
  isPossibleBirth as isPossibleBirthOn,
  needsGuardian as needsGuardianOn,
} from '@topspin/engine';
import type { PlayerPage } from '@topspin/contract';
import { guardianAge } from '#features/settings/reads.ts';
import { isAdmin, type Call, type Db, type Viewer } from '#http/call.ts';
import type { Owns } from '#http/handle.ts';
import { administers, administersAs, inherited } from './administrators/store.ts';
import { deletedPlayer, findPlayer, hosts, isErased, type PlayerRow } from './store.ts';
import { tiesBetween, type Ties } from './ties.ts';

/** Whether somebody is too young today to consent alone; the installation sets the age. */
export async function needsGuardian(db: Db, dateOfBirth: string | null, now: Date): Promise<boolean> {
  const day = dayOf(now);
  return isMinorOn(dateOfBirth, day) && needsGuardianOn(dateOfBirth, day, await guardianAge(db));
}

/** The calendar day of an instant, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether somebody who is alive today may have been born on a date. */
export const isPossibleBirth = (date: string, now: Date): boolean => isPossibleBirthOn(date, dayOf(now));

/** Whether somebody is a minor today. */
export const isMinor = (dateOfBirth: string | null, now: Date): boolean => isMinorOn(dateOfBirth, dayOf(now));

/**
 * Whether others see a player as a minor: until the end of the year of coming of age, since a change on the day itself
 * would reveal the birthday. A profile without a date of birth counts as a minor's until it has an account: most are
 * children, entered by their club.
 */
export const seenAsMinor = (player: Pick<PlayerRow, 'date_of_birth' | 'user_id'>, now: Date): boolean =>
  player.date_of_birth === null ? player.user_id === null : turnsAtMost(adultAge, player.date_of_birth, now);

/** Whether nobody else can claim the profile as theirs: until the end of the year of the age of consent, for the same reason. */
export async function seenAsChild(db: Db, dateOfBirth: string | null, now: Date): Promise<boolean> {
  if (dateOfBirth === null || !turnsAtMost(adultAge, dateOfBirth, now)) return false;
  return turnsAtMost(await guardianAge(db), dateOfBirth, now);
}

/** Whether somebody turns this age this year or later, by the year of birth alone. */
export const turnsAtMost = (age: number, dateOfBirth: string, now: Date): boolean =>
  now.getUTCFullYear() - Number(dateOfBirth.slice(0, 4)) <= age;

/**
 * A viewer's relation to a player, which decides what they see: the player or an administrator; a trusted organiser of an
 * open the player is in (or an admin), before or after the family of a minor confirmed that; another organiser of one; or anybody.
 */
export type Relation = 'own' | 'trustedOrganiser' | 'unconfirmedOrganiser' | 'organiser' | 'anybody';

type Related = { readonly relation: Relation; readonly unconfirmed: PlayerPage['unconfirmed'] };

export async function relationTo(
  call: Pick<Call, 'db' | 'now'>,
  player: PlayerRow,
  viewer: Viewer,
): Promise<Related> {
  if (player.user_id === viewer.id) return { relation: 'own', unconfirmed: null };
  return relationBy(await tiesBetween(call, viewer.id, player), player, { viewer, now: call.now });
}

/** The same, by the ties that were read. */
export function relationBy(
  ties: Ties,
  player: Pick<PlayerRow, 'date_of_birth' | 'user_id'>,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Related {
  const known = (relation: Relation): Related => ({ relation, unconfirmed: null });
  if (player.user_id === viewer.id || ties.administers) return known('own');
  if (isAdmin(viewer)) return known('trustedOrganiser');
  if (!ties.organises) return known('anybody');
  if (!ties.trusted) return known('organiser');
  if (ties.confirmed || !seenAsMinor(player, now)) return known('trustedOrganiser');
  return { relation: 'unconfirmedOrganiser', unconfirmed: ties.unconfirmed };
}

const playerOwned =
  (isTheirs: (player: PlayerRow, viewer: Viewer, db: Db) => boolean | Promise<boolean>): Owns =>
  async ({ db, viewer, params }) => {
    const player = await findPlayer(db, params['id'] ?? '');
    if (!player) return 'unseen';
    return (await isTheirs(player, viewer, db)) ? 'yes' : 'no';
  };

export const owns: Readonly<Record<string, Owns>> = {
  'player.self': playerOwned((player, viewer) => player.user_id === viewer.id),
  'player.administrator': playerOwned((player, viewer, db) => administers(db, viewer.id, player.id)),
  'player.guardian': playerOwned(
    async (player, viewer, db) => (await administersAs(db, viewer.id, player.id)) === 'guardian',
  ),
  /** Nothing is left to protect, and erasing can be repeated when its answer was lost. */
  'player.erased': playerOwned((player, _, db) => isErased(db, player.id)),
  'player.heir': playerOwned((player, viewer, db) => inherited(db, viewer.id, player.id)),
  'player.host': async ({ db, viewer, params }) =>
    (await hosts(db, viewer.id, params['id'] ?? '')) ? 'yes' : 'unseen',
  'player.deleter': async ({ db, viewer, params }) =>
    (await deletedPlayer(db, viewer.id, params['id'] ?? '')) ? 'yes' : 'unseen',
};
