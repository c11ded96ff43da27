/** Commands on accounts for other contexts. */
export { removeAvatar } from '#features/auth/account/avatar.ts';
export { removeOldMailTokens } from '#features/auth/account/mail-tokens.ts';
export { setTrusted } from '#features/auth/account/trusted.ts';
export { changeRoles } from '#features/auth/account/roles.ts';
export { removeOldSessions } from '#features/auth/sessions/sessions.ts';
