import type { OwnPlayer, Player, PlayerPage } from '@topspin/contract';
import { ageCategory, type AgeCategory } from '@topspin/engine';
import type { Call } from '#http/call.ts';
import { ownAvatar, publicAvatar } from './avatar.ts';
import { seenAsMinor, type Relation } from './policy.ts';
import type { PlayerPageRow, PlayerRow, ShownRow } from './store.ts';

export const ageCategoryOf = (dateOfBirth: string | null, now: Date): AgeCategory | null =>
  dateOfBirth === null ? null : (ageCategory(dateOfBirth, now.getUTCFullYear()) ?? null);

/** A player as any logged-in user sees it: of a minor, the name, club, category and results. */
export const presentPlayer = (row: ShownRow, now: Date): Player => ({
  _id: row.id,
  name: row.name,
  nickname: row.nickname,
  avatar: publicAvatar(row, now),
  ...(seenAsMinor(row, now) ? { nationality: null, gender: null } : described(row)),
  age_category: ageCategoryOf(row.date_of_birth, now),
  club: row.club_id === null ? null : { _id: row.club_id, name: row.club_name ?? '' },
  rating: row.rating,
  matches_played: row.matches_played,
  matches_won: row.matches_won,
  version: row.version,
});

const described = ({ nationality, gender }: ShownRow) => ({ nationality, gender: gender });

/** A player as seen by the player or an administrator. */
export const presentOwnPlayer = (row: PlayerRow, looking: Pick<Call, 'now' | 'seal'>): OwnPlayer => ({
  ...presentPlayer(row, looking.now),
  ...described(row),
  avatar: ownAvatar(row.avatar_id, looking),
  date_of_birth: row.date_of_birth,
  licence: row.licence,
  contact_phone: row.contact_phone,
  show_phone_admin_only: row.show_phone_admin_only,
  social_networks: row.social_networks,
});

/** The licence of a player, as far as the viewer may read it. */
export function licenceFor(
  row: Pick<PlayerPageRow, 'licence' | 'date_of_birth' | 'user_id' | 'guarded'>,
  relation: Relation,
  now: Date,
): string | null {
  if (relation === 'own' || relation === 'trustedOrganiser') return row.licence;
  return relation === 'organiser' && !isGuarded(row, now) ? row.licence : null;
}

/** Whether others see a player as a minor, or as somebody with a guardian. */
const isGuarded = (row: Pick<PlayerPageRow, 'date_of_birth' | 'user_id' | 'guarded'>, now: Date): boolean =>
  seenAsMinor(row, now) || (row.date_of_birth === null && row.guarded);

/**
 * A player's page. Only the person and administrators see the date of birth and, of a minor, anything beyond what a
 * list shows, apart from trusted organisers of an open the minor is in. Organisers see a phone shared with organisers,
 * and the licence.
 */
export function presentPlayerPage(
  row: PlayerPageRow,
  relation: Relation,
  looking: Pick<Call, 'now' | 'seal'>,
): Omit<PlayerPage, 'claim' | 'place' | 'unconfirmed'> {
  const own = { ...presentOwnPlayer(row, looking), licence: licenceFor(row, relation, looking.now) };
  const phones = row.account_phones ?? [];
  if (relation === 'own') return { ...own, phones, mine: true };
  const seen = { ...own, date_of_birth: null, mine: false };
  if (relation === 'trustedOrganiser') return { ...seen, phones };
  if (relation === 'unconfirmedOrganiser')
    return { ...seen, contact_phone: null, social_networks: [], phones: [] };
  const listed = { ...seen, ...presentPlayer(row, looking.now) };
  if (isGuarded(row, looking.now)) return { ...listed, contact_phone: null, social_networks: [], phones: [] };
  if (relation === 'organiser') return { ...listed, phones };
  return { ...listed, contact_phone: row.show_phone_admin_only ? null : own.contact_phone, phones: [] };
}
