import { needsGuardian } from './policy.ts';

/** Where an avatar is read from. */
export const avatarAddress = (avatarId: string | null): string | null =>
  avatarId === null ? null : `/api/avatars/${avatarId}`;

type Pictured = { readonly avatar_id: string | null; readonly date_of_birth: string | null };

/** The avatar as others see it: none of a child. */
export const publicAvatar = ({ avatar_id, date_of_birth }: Pictured, now: Date): string | null =>
  avatar_id === null || needsGuardian(date_of_birth, now) ? null : avatarAddress(avatar_id);
