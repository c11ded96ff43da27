import { erasedNames } from '@topspin/messages/erased-names';

/** A player's row after erasure; results and ratings stay. */
export const anonymous = {
  user_id: null,
  name: erasedNames.es.player,
  nickname: null,
  nationality: null,
  date_of_birth: null,
  licence: null,
  gender: null,
  club_id: null,
  contact_phone: null,
  show_phone_admin_only: true,
  social_networks: JSON.stringify([]),
  avatar_id: null,
} as const;
