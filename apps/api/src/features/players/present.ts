import type { Gender, OwnPlayer, Phone, Player, PlayerPage } from '@topspin/contract';
import { ageCategory, type AgeCategory } from '@topspin/engine';
import { avatarAddress, publicAvatar } from './avatar.ts';
import type { Relation } from './policy.ts';
import type { PlayerRow } from './store.ts';

export const ageCategoryOf = (dateOfBirth: string | null, now: Date): AgeCategory | null =>
  dateOfBirth === null ? null : (ageCategory(dateOfBirth, now.getUTCFullYear()) ?? null);

/** A player as everybody logged in may see. */
export const presentPlayer = (row: PlayerRow, now: Date): Player => ({
  _id: row.id,
  name: row.name,
  nickname: row.nickname,
  avatar: publicAvatar(row, now),
  nationality: row.nationality,
  gender: row.gender as Gender | null,
  age_category: ageCategoryOf(row.date_of_birth, now),
  club: row.club_id === null ? null : { _id: row.club_id, name: row.club_name ?? '' },
  rating: row.rating,
  matches_played: row.matches_played,
  matches_won: row.matches_won,
  version: row.version,
});

/** A player as the one it is, or who administers it, sees it. */
export const presentOwnPlayer = (row: PlayerRow, now: Date): OwnPlayer => ({
  ...presentPlayer(row, now),
  avatar: avatarAddress(row.avatar_id),
  date_of_birth: row.date_of_birth,
  contact_phone: row.contact_phone as Phone | null,
  show_phone_admin_only: row.show_phone_admin_only,
  social_networks: row.social_networks as OwnPlayer['social_networks'],
});

/** A player's page: the date of birth for the person alone, the phone for those it is shown to. */
export function presentPlayerPage(row: PlayerRow, { mine, seesPhone }: Relation, now: Date): PlayerPage {
  const own = presentOwnPlayer(row, now);
  if (mine) return { ...own, mine };
  return {
    ...own,
    avatar: publicAvatar(row, now),
    date_of_birth: null,
    contact_phone: seesPhone ? own.contact_phone : null,
    mine,
  };
}
