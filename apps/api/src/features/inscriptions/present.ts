import type { Inscription } from '@topspin/contract';
import { ageCategoryOf, publicAvatar, seenAsMinor } from '#features/players/reads.ts';
import type { InscriptionRow } from './store.ts';

/** The viewer: only organisers and the player see what was declared for this open. */
export type ViewedBy = {
  readonly organises: boolean;
  /** Whether the viewer waits for those who answer for the player, whatever the age. */
  readonly unconfirmed: boolean;
  readonly now: Date;
};

/** A registration as anyone who may see the open sees it. */
export const presentInscription = (
  row: Omit<InscriptionRow, 'by_others' | 'confirmed_at' | 'marked_by' | 'marked_at' | 'marked_version'>,
  { organises, unconfirmed, now }: ViewedBy,
): Inscription => ({
  _id: row.id,
  open_id: row.open_id,
  player: {
    _id: row.player_id,
    name: row.player_name,
    avatar: publicAvatar(row, now),
    rating: row.rating,
    rated: row.rated,
    gender: seenAsMinor(row, now) && row.mine !== true ? null : row.gender,
    age_category: ageCategoryOf(row.date_of_birth, now),
    club: row.club_name,
    club_id: row.club_id,
    guest: row.guest,
  },
  state: row.state,
  waiting_position: row.waiting_position,
  checked_in: row.checked_in_at !== null,
  functional_diversity: organises || row.mine === true ? row.functional_diversity : null,
  unconfirmed: unconfirmed && !row.guest && seenAsMinor(row, now),
  registered_at: row.registered_at.toISOString(),
  mine: row.mine === true,
  version: row.version,
});
