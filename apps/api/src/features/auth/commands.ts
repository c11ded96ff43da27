/** What can be made to happen to accounts. */
export { removeAvatar } from './avatar.ts';
export { removeOldMailTokens } from './mail-tokens.ts';
export { changeRoles } from './roles.ts';
export { removeOldSessions } from './sessions.ts';
