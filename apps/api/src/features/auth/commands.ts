/** Commands on accounts for other contexts. */
export { removeAvatar } from './account/avatar.ts';
export { removeOldMailTokens } from './account/mail-tokens.ts';
export { setTrusted } from './account/trusted.ts';
export { requirePassword } from './own-password.ts';
export { eraseAgain, type ErasedBefore } from './personal-data/erase-again.ts';
export { changeRoles } from './account/roles.ts';
export { removeOldSessions } from './sessions/sessions.ts';
