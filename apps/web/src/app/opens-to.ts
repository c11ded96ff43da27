import type { Role } from '@topspin/contract';

/** Whether one of these roles gives access; an admin has every role. */
export const opensTo = (roles: readonly Role[], role: Role): boolean =>
  roles.includes('admin') || roles.includes(role);
